import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { sourceOfTactic } from '../box.js';
import { tacticIds } from '../card-ids.js';
import { tacticCards } from '../cards/tactics.js';
import { programOfBuiltIn } from '../operations/programs.js';
import { type C, playerOf, push } from '../players.js';
import type { MageKnightFrame, MageKnightState } from '../state.js';
import { basicColors } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { effectFrame } from './effects.js';

/** Tactics (MK-TAC) and what they do (MK-CMP-31 to MK-CMP-42). */

const number = (id: (typeof tacticIds)[number]): number => tacticIds.indexOf(id);
export const [rethink, manaSteal, planning, greatStart, rightMoment] = [
  number('rethink'),
  number('mana-steal'),
  number('planning'),
  number('great-start'),
  number('the-right-moment'),
];
export const [longNight, manaSearch, meditation, preparation, sparingPower] = [
  number('long-night'),
  number('mana-search'),
  number('midnight-meditation'),
  number('preparation'),
  number('sparing-power'),
];

export const tacticNumber = (tactic: number): number => at(tacticCards, tactic).number;
export const tacticsOfDay = (isNight: boolean): number[] =>
  [...tacticCards.keys()].filter((tactic) => at(tacticCards, tactic).isNight === isNight);
const keyOf = (tactic: number): string => `tactic.${tacticIds[tactic]}`;

/** MK-TAC-04: what is done when it is taken. */
export function tacticTaken(c: C, seat: number, tactic: number): void {
  const { state } = c;
  const start = (name: 'rethink' | 'manaSteal' | 'greatStart' | 'preparation'): void =>
    push(state, effectFrame(seat, programOfBuiltIn(name), sourceOfTactic(tactic), -1));
  if (tactic === rethink) start('rethink');
  else if (tactic === manaSteal) start('manaSteal');
  else if (tactic === greatStart) start('greatStart');
  else if (tactic === preparation) start('preparation');
}

/** Tactics that are used in the own turn. */
function useProblem(state: MageKnightState, seat: number): Refusal | null {
  const player = playerOf(state, seat);
  const { tactic } = player;
  const about = { tactic: tactic < 0 ? 'value.none' : keyOf(tactic) };
  if (tactic !== rightMoment && tactic !== longNight && tactic !== manaSearch)
    return refusal('MK-TAC-04', { case: 'none', ...about });
  if (player.tacticUsed === 1) return refusal('MK-TAC-04', { case: 'used', ...about });
  if (tactic === rightMoment) return state.turn.extra === 0 ? null : refusal('MK-CMP-36');
  if (tactic === longNight) return longNightProblem(state, seat);
  if (state.turn.usedDice.length > 0) return refusal('MK-CMP-39', { case: 'late' });
  return state.source.length > 0 ? null : refusal('MK-CMP-39', { case: 'dice' });
}

/** MK-CMP-38 */
export function longNightProblem(state: MageKnightState, seat: number): Refusal | null {
  const player = playerOf(state, seat);
  if (player.tactic !== longNight || player.tacticUsed === 1)
    return refusal('MK-TAC-04', { case: 'used', tactic: keyOf(longNight) });
  if (player.deck.length > 0) return refusal('MK-CMP-38', { case: 'deck' });
  return player.discard.length > 0 ? null : refusal('MK-CMP-38', { case: 'discard' });
}

export function useTacticAt<F extends MageKnightFrame>(
  stays: (frame: F) => void,
  problem = useProblem,
): Deed<MageKnightState, F> {
  return {
    kind: choose.useTactic,
    candidates: (_c, _frame, _seat, out) => out.add(choose.useTactic.code()),
    forbids: ({ state }, _frame, seat) => problem(state, seat),
    does(c, frame, seat) {
      stays(frame);
      useTactic(c, seat);
    },
  };
}

export function useTactic(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const { tactic } = player;
  player.tacticUsed = 1;
  c.emit(happened.tacticUsed, seat, tactic);
  const start = (name: 'longNight' | 'manaSearch' | 'meditation' | 'sparingPower'): void =>
    push(state, effectFrame(seat, programOfBuiltIn(name), sourceOfTactic(tactic), -1));
  if (tactic === rightMoment) state.turn.extra = 1;
  else if (tactic === longNight) start('longNight');
  else if (tactic === manaSearch) start('manaSearch');
  else if (tactic === meditation) start('meditation');
  else start('sparingPower');
}

/** Tactics for the moment before an own turn. */
export function beforeTurnProblem(state: MageKnightState, seat: number): Refusal | null {
  const player = playerOf(state, seat);
  const about = { tactic: player.tactic < 0 ? 'value.none' : keyOf(player.tactic) };
  if (player.tacticUsed === 1) return refusal('MK-TAC-04', { case: 'used', ...about });
  if (player.tactic === meditation) return player.hand.length > 0 ? null : refusal('MK-CMP-40');
  if (player.tactic !== sparingPower) return refusal('MK-TAC-04', { case: 'none', ...about });
  return player.deck.length + player.under.length > 0 ? null : refusal('MK-CMP-42');
}

/** Whether the Source has a die that Mana Steal could take. */
export const hasBasicDie = ({ source }: MageKnightState): boolean => source.some((color) => color < basicColors);
