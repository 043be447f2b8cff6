/*
 * Things that happen at the same moment: seat by seat in a given order, and each seat says which of its own comes next.
 * What happens without anybody's say belongs to the seat `itself`, in the order of the list.
 *
 *   { step: 'due', list: [{ seat: itself, … }, { seat: 1, … }, { seat: 1, … }], order: [itself, 1, 0] }
 *
 *   seats: (c, frame) => seatToOrder(frame.list, frame.order),         // bits of who must say what comes next
 *   run(c, frame) {                                                    // nothing to say: the first one, or the end
 *     const next = nextDue(frame.list, frame.order);
 *     if (next === undefined) c.state.frames.pop();
 *     else carryOut(c, takeDue(frame.list, next));
 *   }
 */
import { assert } from '@heldentisch/engine';

export interface Due {
  readonly seat: number;
}

/** Instead of a seat: happens without anybody's say. */
export const itself = -1;

export const dueOf = <T extends Due>(list: readonly T[], seat: number): T[] => list.filter((due) => due.seat === seat);

/** What comes next if nobody says otherwise; undefined when nothing is due any more. */
export function nextDue<T extends Due>(list: readonly T[], order: readonly number[]): T | undefined {
  for (const seat of order) for (const due of list) if (due.seat === seat) return due;
  assert(list.length === 0, 'something is due that belongs to nobody in the order');
  return undefined;
}

/**
 * The seat (as a bit) that must say which comes next, or 0: nothing is left, or the order makes no difference, because
 * there is only one or all are alike.
 */
export function seatToOrder<T extends Due>(
  list: readonly T[],
  order: readonly number[],
  alike: (a: T, b: T) => boolean = () => false,
): number {
  const first = nextDue(list, order);
  if (first === undefined || first.seat === itself) return 0;
  const choice = list.some((due) => due !== first && due.seat === first.seat && !alike(first, due));
  return choice ? 1 << first.seat : 0;
}

/** Takes one out of the list: it happens now. */
export function takeDue<T extends Due>(list: T[], due: T): T {
  const index = list.indexOf(due);
  assert(index >= 0, 'only what is due can happen');
  list.splice(index, 1);
  return due;
}
