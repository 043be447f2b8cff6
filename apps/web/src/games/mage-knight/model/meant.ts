import type { Choice, Pending } from '@heldentisch/engine';
import type { MageKnightState } from '@heldentisch/mage-knight';
import { isNeighbour, spaceNames, tokensAt } from '@heldentisch/mage-knight';
import type { ObjectKey } from '../../../table/kit/pointing.js';
import { thingOf } from './objects.js';

/** A choice of the same kind as one that is offered, about something else. */
const like = ({ options = [] }: Pending, type: string, change: Readonly<Record<string, unknown>>): Choice | null =>
  options.some((choice) => choice.type === type) ? ({ ...change, type } as Choice) : null;

/** The name without the number of the copy: `march` of `march:2`. */
const designName = (name: string): string => name.replace(/:\d+$/, '');

function atSpace(view: MageKnightState, decision: Pending, space: string): Choice | null {
  if (decision.prompt.key !== 'act' && decision.prompt.key !== 'after') return like(decision, 'pickSpace', { space });
  const [here, there] = [view.players[decision.seat]?.space ?? -1, spaceNames.indexOf(space)];
  if (here === there) return { type: 'interact' };
  const isEnemy = tokensAt(view, there).length > 0 && isNeighbour(here, there);
  return isEnemy ? { type: 'challenge', space } : { type: 'step', space };
}

function withHandCard(decision: Pending, card: string): Choice | null {
  return (
    like(decision, 'pickCard', { card }) ??
    like(decision, 'discard', { card }) ??
    like(decision, 'restDiscard', { card }) ??
    (card === 'wound' ? { type: 'healHand' } : { type: 'play', card, use: 'basic' })
  );
}

const withUnit = (decision: Pending, unit: number): Choice =>
  like(decision, 'assign', { unit }) ??
  like(decision, 'pickUnit', { unit }) ??
  like(decision, 'disband', { unit }) ?? { type: 'activate', unit, ability: 1 };

/** `spell:fireball` of `offer:spell:fireball`. */
function ofOffer(decision: Pending, name: string): Choice | null {
  const [offer, id] = thingOf(designName(name));
  switch (offer) {
    case 'unit':
      return like(decision, 'pickUnitName', { unitName: id }) ?? { type: 'recruit', unitName: id };
    case 'spell':
      return like(decision, 'pickCard', { card: id }) ?? { type: 'buySpell', card: id };
    case 'action':
    case 'monastery':
      return like(decision, 'pickCard', { card: id }) ?? { type: 'buyAction', card: id };
    default:
      return { type: 'learn', skill: id };
  }
}

const purchases: Readonly<Record<string, string>> = {
  action: 'buyTopAction',
  artifact: 'buyArtifact',
  elite: 'buyElite',
};

function atAttack({ prompt }: Pending, attack: string): Choice | null {
  if (prompt.key === 'damage') return { type: 'suffer', attack };
  return prompt.key === 'block' ? { type: 'parry', attack } : null;
}

/**
 * The choice a click that is not offered most likely meant, so that the engine can say what speaks against it. Null for
 * what is only there to be read.
 */
export function meantChoice(
  view: MageKnightState,
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  const [kind, name] = thingOf(key);
  switch (kind) {
    case 'use':
      return { type: 'play', card: designName(thingOf(selected[0] ?? '')[1]), use: name };
    case 'ability': {
      const [unit, ability] = name.split(':').map(Number) as [number, number];
      return { type: 'activate', unit, ability };
    }
    case 'cell':
      return atSpace(view, decision, name);
    case 'tile':
      return { type: 'explore', tilePlace: name };
    case 'hand':
      return withHandCard(decision, designName(name));
    case 'unit':
      return withUnit(decision, Number(name));
    case 'skill':
      return { type: 'useSkill', skill: name };
    case 'tactic':
      return name === '' ? { type: 'useTactic' } : { type: 'pickTactic', tactic: name };
    case 'hero':
      return { type: 'takeHero', hero: name };
    case 'offer':
      return ofOffer(decision, name);
    case 'deck':
      return { type: String(purchases[name]) };
    case 'attack':
      return atAttack(decision, name);
    case 'enemy':
      return like(decision, 'pickEnemy', { enemySlot: Number(name) }) ?? { type: 'strike', targets: name };
    default:
      return null;
  }
}
