import type { Program } from '@heldentisch/engine';
import type { CardId } from '../card-ids.js';
import type { CardFrame, LamplightState } from '../state.js';

export interface Card {
  readonly id: CardId;
  /** In oil; 0 for cards that are never for sale. */
  readonly price: number;
  readonly effect: Program<LamplightState, CardFrame>;
  /** For bots: how much light a turn brings more with this card in hand. */
  readonly worth: number;
}
