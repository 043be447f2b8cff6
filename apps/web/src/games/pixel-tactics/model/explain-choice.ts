import type { Choice, Pending } from '@heldentisch/engine';
import { type PixelState, placeFacts, placeNames, rowNames } from '@heldentisch/pixel-tactics';
import type { ObjectKey } from './choice-objects.js';

const placePrefix = 'place:';
const handPrefix = 'hand:';

const cellOf = (key: ObjectKey): string => key.slice(placePrefix.length + 2);
const seatOf = (key: ObjectKey): number => Number(key[placePrefix.length]);
const factsOf = (view: PixelState, key: ObjectKey) =>
  placeFacts(view, placeNames.indexOf(key.slice(placePrefix.length)));

function attack(view: PixelState, unit: ObjectKey, target: ObjectKey): Choice {
  const kind = factsOf(view, unit).hasRanged ? 'ranged' : 'melee';
  return { type: 'attack', unit: cellOf(unit), target: cellOf(target), kind };
}

/** The first position of the wave's row: where a recruit would go. */
const waveCell = (view: PixelState): string => `${['f', 'w', 'r'][view.wave] ?? rowNames[0][0]}1`;

function aboutOwnPlace(view: PixelState, key: ObjectKey, seat: number): Choice | null {
  const facts = factsOf(view, key);
  if (facts.what === 'corpse') return { type: 'clear', cell: facts.cell };
  if (facts.what === 'empty') return null;
  if (facts.hasSpell) return { type: 'cast', unit: facts.cell };
  return attack(view, key, `${placePrefix}${1 - seat}:f2`);
}

function inTurn(view: PixelState, seat: number, selected: readonly ObjectKey[], key: ObjectKey): Choice | null {
  const from = selected[0];
  if (key === 'deck') return { type: 'draw' };
  if (key === 'promo' && from?.startsWith(handPrefix)) return { type: 'promo', card: from.slice(handPrefix.length) };
  if (key.startsWith(handPrefix)) return { type: 'recruit', card: key.slice(handPrefix.length), cell: waveCell(view) };
  if (!key.startsWith(placePrefix)) return null;
  const isOwn = seatOf(key) === seat;
  if (from?.startsWith(handPrefix)) {
    const card = from.slice(handPrefix.length);
    return isOwn ? { type: 'recruit', card, cell: cellOf(key) } : { type: 'show', card, target: cellOf(key) };
  }
  if (from?.startsWith(placePrefix)) {
    return isOwn ? { type: 'move', unit: cellOf(from), cell: cellOf(key) } : attack(view, from, key);
  }
  return isOwn ? aboutOwnPlace(view, key, seat) : null;
}

/** The answer to an effect's question that a click on this object would mean, in the form of the offered ones. */
function asAnswer(decision: Pending, key: ObjectKey): Choice | null {
  const sample = decision.options?.find((choice) => choice.type !== 'decline' && choice.type !== 'done');
  if (sample === undefined || !key.startsWith(placePrefix)) return null;
  const place = key.slice(placePrefix.length);
  const isOwn = seatOf(key) === decision.seat;
  if ('place' in sample) return { ...sample, place };
  if (sample.type === 'attack') return isOwn ? null : { ...sample, target: cellOf(key) };
  if (!isOwn) return null;
  if ('unit' in sample) return { ...sample, unit: cellOf(key) };
  if ('target' in sample) return { ...sample, target: cellOf(key) };
  return 'cell' in sample ? { ...sample, cell: cellOf(key) } : null;
}

/**
 * The choice a player most likely meant by a click that is not offered, so that the engine can say which rule
 * forbids it; null where the click means nothing but curiosity.
 */
export function meantChoice(
  view: PixelState,
  decision: Pending,
  selected: readonly ObjectKey[],
  key: ObjectKey,
): Choice | null {
  return decision.kind === 'turn' ? inTurn(view, decision.seat, selected, key) : asAnswer(decision, key);
}
