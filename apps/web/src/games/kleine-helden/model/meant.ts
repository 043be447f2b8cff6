import type { Choice, Pending } from '@heldentisch/engine';
import { type BeingFacts, type CardId, cardFacts, cardIdOf, cardIds, meansList } from '@heldentisch/kleine-helden';
import type { ObjectKey } from '../../../table/kit/pointing.js';

interface Situation {
  readonly beings: readonly BeingFacts[];
  readonly hand: readonly number[];
  readonly decision: Pending;
  readonly isTurn: boolean;
}

interface Thing {
  readonly kind: string;
  readonly name: string;
}

function thingOf(key: ObjectKey | undefined): Thing | null {
  if (key === undefined) return null;
  const [kind = '', name = ''] = key.split(':');
  return { kind, name };
}

/** Decisions in which somebody's own actions are asked for. */
const ownTurn = new Set(['turn', 'opening', 'equip', 'transfer']);

const called = ({ beings }: Situation, name: string | undefined): BeingFacts | undefined =>
  beings.find((being) => being.name === name);
const isOwn = ({ decision }: Situation, being: BeingFacts): boolean =>
  being.owner === decision.seat && being.kind !== 'demon';
const ownHero = (situation: Situation): string =>
  situation.beings.find((being) => isOwn(situation, being) && being.kind === 'hero')?.name ?? cardIds[0];

/** A weapon or spell as it is usually used; a creature and who has none fight with what they are. */
function meansOf(being: BeingFacts | undefined, card: string | null): string {
  const named = meansList.find((means) => cardIds[means.card] === card);
  if (named !== undefined) return named.name;
  if (being?.kind === 'creature') return 'natural';
  const weapon = being?.gear.find((gear) => ['weapon', 'attack spell'].includes(cardFacts(gear.card).kind));
  return weapon?.card ?? 'claws';
}

function attackBy(situation: Situation, being: BeingFacts, card: string | null, target?: string): Choice | null {
  const foe = target ?? situation.beings.find((one) => !isOwn(situation, one))?.name;
  return foe === undefined ? null : { type: 'attack', being: being.name, means: meansOf(being, card), target: foe };
}

/** What one does with a card of the hand; with whom, if somebody was named. */
function deedWithCard(situation: Situation, id: string, whom?: string, seat?: number): Choice {
  const { isTurn, decision } = situation;
  const hero = whom ?? ownHero(situation);
  const { kind } = cardFacts(id as CardId);
  const foe = called(situation, whom);
  switch (kind) {
    case 'manoeuvre':
      return { type: 'manoeuvre', card: id };
    case 'event':
    case 'spontaneous':
      return { type: 'play', card: id };
    case 'npc':
      return { type: 'npc', card: id };
    case 'potion':
      return { type: 'drink', card: id, being: hero };
    case 'demon':
      return { type: 'demon', card: id, seat: seat ?? foe?.owner ?? decision.seat };
    case 'general spell':
    case 'summoning':
      if (foe !== undefined && !isOwn(situation, foe))
        return { type: 'cast', hero: ownHero(situation), card: id, aim: foe.name };
      break;
    case 'defence spell':
      if (!isTurn) return { type: 'defend', means: id };
      break;
    case 'attack spell':
      if (foe !== undefined && !isOwn(situation, foe)) {
        const caster = called(situation, ownHero(situation));
        return (caster && attackBy(situation, caster, id, whom)) ?? { type: 'equip', card: id, hero };
      }
  }
  return { type: 'equip', card: id, hero };
}

/** What one does with a card that lies at an own hero; to whom, if somebody was named. */
function deedWithGear(situation: Situation, card: string, whom?: BeingFacts): Choice | null {
  const bearer = situation.beings.find(({ gear }) => gear.some((one) => one.card === card));
  if (bearer === undefined || !isOwn(situation, bearer)) return null;
  if (!situation.isTurn) return { type: 'defend', means: meansOf(bearer, card) };
  const { kind } = cardFacts(card as CardId);
  const isFoe = whom !== undefined && !isOwn(situation, whom);
  if (kind === 'general spell' || kind === 'summoning')
    return { type: 'cast', hero: bearer.name, card, aim: whom?.name ?? 'nothing' };
  if ((kind === 'weapon' || kind === 'attack spell') && (whom === undefined || isFoe))
    return attackBy(situation, bearer, card, whom?.name);
  if (whom !== undefined) return { type: 'transfer', card, hero: whom.name };
  return kind === 'artifact' ? { type: 'use', card, aim: 'nothing' } : { type: 'takeBack', card };
}

/** The answer to a question that a click on this being would mean, in the form of the offered ones. */
function answerWith({ decision }: Situation, being: BeingFacts, isMine: boolean): Choice | null {
  const sample = decision.options?.find(({ type }) => type === 'pick' || type === 'target' || type === 'accept');
  if (sample !== undefined) return { ...sample, being: being.name };
  if (!isMine) return null;
  return being.kind === 'npc' ? { type: 'call' } : { type: 'protect', being: being.name };
}

/** Cards that are played without pointing at anybody. */
const aimless = new Set(['manoeuvre', 'event', 'spontaneous', 'npc']);

function deedWithBeing(situation: Situation, from: Thing | null, being: BeingFacts): Choice | null {
  const isMine = isOwn(situation, being);
  if (from?.kind === 'hand' && !aimless.has(cardFacts(from.name as CardId).kind))
    return deedWithCard(situation, from.name, being.name);
  if (from?.kind === 'gear') return deedWithGear(situation, from.name, being);
  if (!situation.isTurn) return answerWith(situation, being, isMine);
  if (isMine) return being.kind === 'npc' ? { type: 'call' } : attackBy(situation, being, null);
  const attacker = from?.kind === 'being' ? called(situation, from.name) : undefined;
  return attacker === undefined ? null : attackBy(situation, attacker, null, being.name);
}

/** Cards that are asked for by name: the click means this one of them. */
function asked({ decision }: Situation, card: string): Choice | null {
  const sample = decision.options?.find(({ type }) => ['discard', 'plunder', 'card', 'resolve'].includes(type));
  return sample === undefined ? null : { ...sample, card };
}

/**
 * The choice a click that is not offered most likely meant, so that the engine can say what speaks against it. Null for
 * what is only there to be read: things of others while nothing is begun.
 */
export function meantChoice(
  beings: readonly BeingFacts[],
  hand: readonly number[],
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  const situation: Situation = { beings, hand, decision, isTurn: ownTurn.has(decision.kind) };
  const from = thingOf(selected[0]);
  const { kind, name } = thingOf(key) as Thing;
  const being = called(situation, name);
  switch (kind) {
    case 'hand':
      return asked(situation, name) ?? deedWithCard(situation, name, from?.kind === 'being' ? from.name : undefined);
    case 'gear':
      return asked(situation, name) ?? deedWithGear(situation, name);
    case 'being':
      return being === undefined ? null : deedWithBeing(situation, from, being);
    case 'seat':
      return from?.kind === 'hand'
        ? deedWithCard(situation, from.name, undefined, Number(name))
        : { type: 'seat', seat: Number(name) };
    case 'heroes':
      return { type: 'buy', card: cardIdOf(hand[0] ?? -1) ?? 'mace' };
    case 'deck': {
      const hero = from?.kind === 'being' ? from.name : ownHero(situation);
      return situation.isTurn ? { type: 'draw', hero, deck: name } : { type: 'deck', deck: name };
    }
    default:
      return asked(situation, name);
  }
}
