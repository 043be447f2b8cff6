import type { TacticCard } from '../card.js';
import { tacticIds } from '../card-ids.js';

/** Six tactics by day and six by night; their numbers make the order of the round (MK-TAC-05). */
export const tacticCards: readonly TacticCard[] = tacticIds.map((id, i) => ({
  id,
  isNight: i >= 6,
  number: (i % 6) + 1,
}));
