/*
 * Effects that outlast the moment: a list in the state, whose entries tell when they end. A moment is a bit that the game
 * names; an effect with several bits ends at whichever comes first.
 *
 *   const ends = { turn: 1, combat: 2, round: 4, startOfTurn: (seat: number) => 8 << seat };
 *   s.lasting.push({ card, ends: ends.startOfTurn(seat) | ends.round });
 *   for (const effect of endAt(s.lasting, ends.round)) c.emit(happened.effectEnded, effect.card);
 *
 * What an effect does stands on its card; values are reckoned from the list whenever they are asked for, so that an end
 * has nothing to take back.
 */

export interface Lasting {
  /** The moments (as bits) at which it ends. */
  readonly ends: number;
}

/** Takes out what ends now, in the order it began. */
export const endAt = <T extends Lasting>(list: T[], moment: number): T[] =>
  endWhere(list, (effect) => (effect.ends & moment) !== 0);

/** Takes out effects for another reason: what they were about is gone, or they were used up. */
export function endWhere<T>(list: T[], isOver: (effect: T) => boolean): T[] {
  const ended: T[] = [];
  let kept = 0;
  for (const effect of list) {
    if (isOver(effect)) ended.push(effect);
    else list[kept++] = effect;
  }
  list.length = kept;
  return ended;
}
