import type { Choice, Pending } from '@heldentisch/engine';
import {
  type BeingFacts,
  type CardId,
  cardFacts,
  cardIds,
  type HeldenState,
  meansList,
} from '@heldentisch/kleine-helden';
import type { ObjectKey } from './choice-objects.js';

interface Thing {
  readonly kind: string;
  readonly name: string;
}

const thingOf = (key: ObjectKey | undefined): Thing | null => {
  if (key === undefined) return null;
  const at = key.indexOf(':');
  return at < 0 ? { kind: key, name: '' } : { kind: key.slice(0, at), name: key.slice(at + 1) };
};

const ownTurn = new Set(['turn', 'opening']);

/** A weapon or spell as it is usually used; a creature and who has none fight with what they are. */
function meansOf(being: BeingFacts | undefined, card: string | null): string {
  const named = meansList.find((means) => cardIds[means.card] === card);
  if (named !== undefined) return named.name;
  if (being?.kind === 'creature') return 'natural';
  const weapon = being?.gear.find((gear) => ['weapon', 'attack spell'].includes(cardFacts(gear.card).kind));
  return weapon?.card ?? 'claws';
}

/** What one does with a card of the hand; with whom, if somebody was named. */
function deedWithCard(
  id: string,
  own: readonly BeingFacts[],
  whom: string | undefined,
  isTurn: boolean,
): Choice | null {
  const { kind } = cardFacts(id as CardId);
  const hero = whom ?? own.find((being) => being.kind === 'hero')?.name;
  switch (kind) {
    case 'manoeuvre':
      return { type: 'manoeuvre', card: id };
    case 'event':
    case 'spontaneous':
      return { type: 'play', card: id };
    case 'npc':
      return { type: 'npc', card: id };
    case 'potion':
      return hero === undefined ? null : { type: 'drink', card: id, being: hero };
    case 'demon':
      return null;
    case 'defence spell':
      return isTurn && hero !== undefined ? { type: 'equip', card: id, hero } : { type: 'defend', means: id };
    default:
      return isTurn && hero !== undefined ? { type: 'equip', card: id, hero } : { type: 'play', card: id };
  }
}

/** The choice a click that is not offered most likely meant, so that the engine can name the rule against it. */
export function meantChoice(
  view: HeldenState,
  beings: readonly BeingFacts[],
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  const { seat } = decision;
  const isTurn = ownTurn.has(decision.kind);
  const own = beings.filter(({ owner, kind }) => owner === seat && kind !== 'demon');
  const from = thingOf(selected[0]);
  const to = thingOf(key);
  if (to === null) return null;
  const called = (name: string | undefined): BeingFacts | undefined => beings.find((being) => being.name === name);
  if (to.kind === 'hand') {
    const whom = from?.kind === 'being' ? from.name : undefined;
    return deedWithCard(to.name, own, whom, isTurn);
  }
  if (to.kind === 'deck') {
    const hero = from?.kind === 'being' ? from.name : own.find(({ kind }) => kind === 'hero')?.name;
    return isTurn && hero !== undefined ? { type: 'draw', hero, deck: to.name } : { type: 'deck', deck: to.name };
  }
  if (to.kind === 'gear') {
    const bearer = beings.find(({ gear }) => gear.some(({ card }) => card === to.name));
    if (bearer?.owner !== seat) return null;
    if (!isTurn) return decision.kind === 'combat' ? { type: 'defend', means: meansOf(bearer, to.name) } : null;
    return deedWithGear(to.name, bearer, beings, seat);
  }
  if (to.kind !== 'being') return null;
  const target = called(to.name);
  const isOwn = target?.owner === seat && target.kind !== 'demon';
  if (!isTurn) return isOwn ? { type: 'protect', being: to.name } : sampleFor(decision, to.name);
  if (from?.kind === 'hand') return deedWithCard(from.name, own, to.name, true);
  if (from?.kind === 'gear' && isOwn) return { type: 'transfer', card: from.name, hero: to.name };
  if (isOwn) return target.kind === 'npc' ? { type: 'call' } : attackBy(target, beings, seat);
  const attacker = from?.kind === 'being' ? called(from.name) : undefined;
  return attacker === undefined || !view.alive
    ? null
    : { type: 'attack', being: attacker.name, means: meansOf(attacker, null), target: to.name };
}

const foeOf = (beings: readonly BeingFacts[], seat: number): string | undefined =>
  beings.find((being) => being.owner !== seat)?.name;

function attackBy(being: BeingFacts, beings: readonly BeingFacts[], seat: number, card: string | null = null) {
  const target = foeOf(beings, seat);
  return target === undefined ? null : { type: 'attack', being: being.name, means: meansOf(being, card), target };
}

function deedWithGear(card: string, bearer: BeingFacts, beings: readonly BeingFacts[], seat: number): Choice | null {
  const { kind } = cardFacts(card as CardId);
  if (kind === 'weapon' || kind === 'attack spell') return attackBy(bearer, beings, seat, card);
  if (kind === 'general spell' || kind === 'summoning')
    return { type: 'cast', hero: bearer.name, card, aim: 'nothing' };
  return { type: 'takeBack', card };
}

/** The answer to an effect's question that a click on this being would mean, in the form of the offered ones. */
function sampleFor(decision: Pending, being: string): Choice | null {
  const sample = decision.options?.find((choice) => choice.type === 'pick' || choice.type === 'target');
  return sample === undefined ? null : { ...sample, being };
}
