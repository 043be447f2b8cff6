import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { isLeaderPlace, placeOf, rowCells, rowOf, seatOf } from '../grid.js';
import { placeKey, rowKey } from '../labels.js';
import { marks, type PixelState, type TurnFrame } from '../state.js';
import { hasLeaderPower, isCorpse, isFree } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { isTruce, pay, unpaid } from './cost.js';
import { absent, notFree, type Objection } from './objections.js';
import { cardKind, handOf, holds, isFirstOfKind, type PixelContext, putHero, takeKind } from './piles.js';
import { grants } from './triggers.js';

/** Brings a hero from the hand into the unit; by an action it is marked (PT-ACT-03, PT-ACT-07). */
export function recruit(c: PixelContext, seat: number, kind: number, place: number, mark: number): void {
  const s = c.state;
  putHero(s, place, takeKind(handOf(s, seat), kind));
  s.mark[place] = mark;
  c.emit(happened.heroRecruited, kind, place);
  // PT-LDR-13, PT-LDR-23
  if (isTruce(s) || !hasLeaderPower(s, seat, 'attackAfterRecruit')) return;
  const granted = { step: 'grantedAttack', seat, unit: place, kinds: grants.any, may: true } as const;
  s.frames.push({ ...granted, reason: 'recruited', lifted: false, heroesOnly: false, values: [] });
}

/** The rule against a position outside of the row into which heroes are recruited now. */
export const outsideRow = (rule: string, row: number, place: number): Refusal =>
  refusal(rule, { case: 'row', row: rowKey(row), place: placeKey(place) });

const outsideWave: Objection = (s, place) =>
  outsideRow(hasLeaderPower(s, seatOf(place), 'freeRecruit') ? 'PT-LDR-10' : 'PT-REC-01', s.wave, place);
const rowIsFull: Objection = (s) => refusal('PT-REC-03', { row: rowKey(s.wave) });

function hasRoom(s: PixelState, seat: number, row: number): boolean {
  return (rowCells[row] as readonly number[]).some((cell) => isFree(s, placeOf(seat, cell)));
}

/** PT-REC-01: what stands against recruiting onto the position by an action. */
function notRecruitable(s: PixelState, place: number): Objection | null {
  const taken = notFree(s, place);
  if (taken === null && rowOf(place) === s.wave) return null;
  if (isCorpse(s, place) || isLeaderPlace(place)) return taken;
  return hasRoom(s, seatOf(place), s.wave) ? (taken ?? outsideWave) : rowIsFull;
}

export const recruitDeed: Deed<PixelState, TurnFrame> = {
  kind: choose.recruit,
  exact: true,
  candidates({ state: s }, _frame, seat, out) {
    const hand = handOf(s, seat);
    if (hand.length === 0 || unpaid(s, seat, 'freeRecruit') !== null) return;
    for (const cell of rowCells[s.wave] as readonly number[]) {
      if (notRecruitable(s, placeOf(seat, cell)) !== null) continue;
      for (let i = 0; i < hand.length; i++) {
        if (isFirstOfKind(hand, i)) out.add(choose.recruit.code(cardKind(hand[i] as number), cell));
      }
    }
  },
  forbids({ state: s }, _frame, seat, code) {
    const kind = choose.recruit.card(code);
    if (!holds(s, seat, kind)) return absent('PT-REC-01', 'hand', kind);
    const place = placeOf(seat, choose.recruit.cell(code));
    return notRecruitable(s, place)?.(s, place) ?? unpaid(s, seat, 'freeRecruit');
  },
  does(c, _frame, seat, code) {
    pay(c, seat, 'freeRecruit');
    recruit(c, seat, choose.recruit.card(code), placeOf(seat, choose.recruit.cell(code)), marks.recruited);
  },
};
