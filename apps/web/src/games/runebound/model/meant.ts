import type { Choice, Pending } from '@heldentisch/engine';
import { heroIds, type RuneboundState, spaceNames } from '@heldentisch/runebound';
import type { ObjectKey } from '../../../table/kit/pointing.js';
import { thingOf } from './objects.js';
import { movementIn } from './ways.js';

/** A choice of the same kind as one that is offered, about something else. */
const like = ({ options = [] }: Pending, type: string, change: Readonly<Record<string, unknown>>): Choice | null =>
  options.some((choice) => choice.type === type) ? ({ ...change, type } as Choice) : null;

/** To what a step to this space would be: with the die that is selected, or with the first that is left. */
function stepTo(view: RuneboundState, decision: Pending, space: string, die: string | undefined): Choice | null {
  const { prompt } = decision;
  const frame = movementIn(view);
  if (prompt.key === 'walk' && frame !== null) {
    const left = frame.dice.findIndex((_, i) => (frame.spent & (1 << i)) === 0);
    return { type: 'move', space, die: die === undefined ? Math.max(0, left) + 1 : Number(die) };
  }
  if (prompt.key === 'movement') return { type: 'step', space };
  return like(decision, 'goTo', { space }) ?? like(decision, 'refill', { space });
}

/** What somebody wants who clicks on an adventure counter: the present space may have others. */
function adventureAt(view: RuneboundState, decision: Pending, space: string): Choice | null {
  const here = spaceNames[view.parties[decision.seat]?.space ?? -1];
  if (decision.prompt.key !== 'adventure' || space !== here) return null;
  const bits = view.counters[spaceNames.indexOf(space)] ?? 0;
  const color = ['green', 'yellow', 'blue', 'red'].find((_, i) => (bits & (1 << i)) !== 0);
  return color === undefined ? null : { type: 'attempt', color };
}

function withCard(decision: Pending, card: string): Choice | null {
  return (
    like(decision, 'loseCard', { card }) ??
    like(decision, 'refresh', { card }) ??
    like(decision, 'relieve', { character: card }) ??
    like(decision, 'target', { character: card }) ??
    like(decision, 'shed', { card }) ?? { type: 'use', source: card }
  );
}

function withSelf(view: RuneboundState, decision: Pending): Choice | null {
  const hero = heroIds[view.parties[decision.seat]?.hero ?? -1];
  return (
    like(decision, 'relieve', { character: 'hero' }) ??
    like(decision, 'target', { character: 'hero' }) ??
    (hero === undefined ? null : { type: 'use', source: hero })
  );
}

/**
 * The choice a click that is not offered most likely meant, so that the engine can say what speaks against it. Null for
 * what is only there to be read.
 */
export function meantChoice(
  view: RuneboundState,
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  const [from, fromName] = thingOf(selected[0] ?? '');
  const [kind, name] = thingOf(key);
  switch (kind) {
    case 'space':
    case 'step':
      return adventureAt(view, decision, name) ?? stepTo(view, decision, name, from === 'die' ? fromName : undefined);
    case 'card':
      return withCard(decision, name);
    case 'self':
      return withSelf(view, decision);
    case 'stack':
      return decision.prompt.key === 'market' ? { type: 'buy', card: name, shed: 'none' } : null;
    case 'tray':
      return (
        like(decision, 'pick', { card: name, shed: 'none' }) ?? like(decision, 'seize', { card: name, shed: 'none' })
      );
    case 'hero':
      return { type: 'takeHero', hero: name };
    case 'track':
      return decision.prompt.key === 'adventure' ? { type: 'fight', position: Number(name) } : null;
    case 'seat':
      return null;
    case 'value':
      return null;
    default:
      return null;
  }
}
