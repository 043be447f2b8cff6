import { again } from '@heldentisch/engine';
import { columnOf, heroCells, placeOf, rowCells, rowOf } from '../grid.js';
import { rowKey } from '../labels.js';
import { die } from '../rules/casualties.js';
import { dealDamage } from '../rules/damage.js';
import { absent, notFree } from '../rules/objections.js';
import {
  addKinds,
  discardFromUnit,
  handOf,
  holds,
  type PixelContext,
  returnToHand,
  revive,
  swapPlaces,
} from '../rules/piles.js';
import { outsideRow, recruit } from '../rules/recruiting.js';
import { marks, type PixelEffectFrame, type PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isCorpse, isFree, kindAt, lifeAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { againstPair, hasPair, type Pairing, pair } from './pairs.js';
import {
  type Act,
  corpses,
  done,
  enemyCard,
  type Filter,
  impossible,
  onOne,
  onOneIfWanted,
  own,
  ownCorpses,
  ownPosition,
  type PixelDeed,
  question,
  refused,
  type Waiting,
} from './targets.js';

/** PT-CAS-05 */
export const kill = (filter: Filter): PixelVerb =>
  onOne(filter, (c, frame, place) => die(c, [place], frame.seat), 'kill');

export const sendHome = (filter: Filter): PixelVerb =>
  onOne(filter, (c, _frame, place) => returnToHand(c, place), 'sendHome');

export const reviveAny: PixelVerb = onOne(corpses('PT-COR-03'), (c, _frame, place) => revive(c, place), 'revive');

/** The reviving hero pays with its own life. */
export const reviveForDamage: PixelVerb = onOne(
  corpses('PT-COR-03'),
  (c, frame, place) => {
    revive(c, place);
    dealDamage(c, frame.self, lifeAt(c.state, place));
  },
  'revive',
);

export const returnOwnCorpse: PixelVerb = onOneIfWanted(
  ownCorpses('PT-COR-06'),
  (c, _frame, place) => returnToHand(c, place),
  'returnCorpse',
);

export const raiseAttack = (amount: number, filter: Filter): PixelVerb =>
  onOne(
    filter,
    (c, _frame, place) => {
      c.state.bonus[place] = (c.state.bonus[place] as number) + amount;
      c.emit(happened.attackRaised, kindAt(c.state, place), place, amount);
    },
    'raiseAttack',
  );

function exchange(c: PixelContext, a: number, b: number): void {
  swapPlaces(c.state, a, b);
  c.emit(happened.placesSwapped, a, b);
}

/** An exchange as one number, as kept games know it: other than the codes of choices it must never change. */
const exchangeNumber = (a: number, b: number): number => 20 + (a << 6) + (b << 15);

/** Swaps two cards that fit. */
export const swapTwo = (filter: Filter): PixelVerb => {
  const pairing: Pairing = { place: filter, with: filter };
  return question(
    'swapTwo',
    { seats: (c, frame) => (hasPair(c.state, frame, pairing) ? own(frame) : 0), run: impossible },
    pair(pairing, (c, _frame, a, b) => exchange(c, a, b)),
  );
};

/** Swaps the hero itself with a card that fits. */
export const swapSelf = (filter: Filter): PixelVerb =>
  onOne(
    filter,
    (c, frame, place) => {
      exchange(c, frame.self, place);
      frame.self = place;
    },
    'swapSelf',
  );

const mostExchanges = 7;
const bothEmpty = againstPair('PT-CMP-03', 'empty');

const ownPositions: Pairing = {
  place: ownPosition,
  with: ownPosition,
  together: (s, _frame, a, b) => (isFree(s, a) && isFree(s, b) ? bothEmpty : null),
};

/** New positions for all own heroes and corpses, by exchanging two places at a time; seven reach every order. */
export const rearrangeUnit: PixelVerb = question(
  'rearrange',
  {
    seats: (c, frame) =>
      frame.answers.length < mostExchanges && hasPair(c.state, frame, ownPositions) ? own(frame) : 0,
    run: (_c, frame) => {
      frame.answers.length = 0;
    },
  },
  pair(ownPositions, (c, frame, a, b) => {
    exchange(c, a, b);
    frame.answers.push(exchangeNumber(a, b));
    again(frame);
  }),
  done,
);

const otherColumns = againstPair('PT-CMP-10', 'two');
const notTheChosen = againstPair('PT-CMP-10', 'chosen');

/** Occupied enemy places in one column: the chosen one, or any before the first exchange. */
const enemyColumn: Pairing = {
  place: enemyCard,
  with: enemyCard,
  together(_s, frame, a, b) {
    if (columnOf(a) !== columnOf(b)) return otherColumns;
    return columnOf(a) === (frame.answers[0] ?? columnOf(a)) ? null : notTheChosen;
  },
};

/** Exchanges enemy cards within one column of the player's choice; answers hold the column and the exchanges. */
export const rearrangeEnemyColumn: PixelVerb = question(
  'rearrangeColumn',
  {
    seats: (c, frame) => (frame.answers.length < 3 && hasPair(c.state, frame, enemyColumn) ? own(frame) : 0),
    run(c, frame) {
      if (frame.answers.length === 0) impossible(c, frame);
      frame.answers.length = 0;
    },
  },
  pair(enemyColumn, (c, frame, a, b) => {
    if (frame.answers.length === 0) frame.answers.push(columnOf(a));
    frame.answers.push(exchangeNumber(a, b));
    exchange(c, a, b);
    again(frame);
  }),
  done,
);

/** The row into which an effect recruits now, or -1 for any. */
type RecruitRow = (s: PixelState, frame: PixelEffectFrame) => number;

const cellsOf = (row: number): readonly number[] => (row < 0 ? heroCells : (rowCells[row] as readonly number[]));

const canRecruit = (s: PixelState, frame: PixelEffectFrame, row: number): boolean =>
  handOf(s, frame.seat).length > 0 && cellsOf(row).some((cell) => isFree(s, placeOf(frame.seat, cell)));

/** Recruiting by an effect leaves no mark (PT-ACT-07). */
const recruitInto = (
  row: RecruitRow,
  then: (c: PixelContext, frame: PixelEffectFrame, place: number) => void = () => {},
): PixelDeed => ({
  kind: choose.recruit,
  exact: true,
  candidates({ state: s }, frame, seat, out) {
    for (const cell of cellsOf(row(s, frame))) {
      if (notFree(s, placeOf(seat, cell)) !== null) continue;
      addKinds(handOf(s, seat), (kind) => choose.recruit.code(kind, cell), out);
    }
  },
  forbids({ state: s }, frame, seat, code) {
    const kind = choose.recruit.card(code);
    const place = placeOf(seat, choose.recruit.cell(code));
    if (!holds(s, seat, kind)) return absent('PT-REC-01', 'hand', kind);
    const taken = notFree(s, place);
    if (taken !== null) return taken(s, place);
    const only = row(s, frame);
    return only < 0 || rowOf(place) === only ? null : outsideRow('PT-REC-01', only, place);
  },
  does(c, frame, seat, code) {
    const place = placeOf(seat, choose.recruit.cell(code));
    recruit(c, seat, choose.recruit.card(code), place, marks.none);
    then(c, frame, place);
  },
});

const anyRow: RecruitRow = () => -1;
const waveRow: RecruitRow = (s) => s.wave;
const chosenRow: RecruitRow = (_s, frame) => frame.answers[0] ?? -1;

const recruitsInto = (row: RecruitRow, run: Act): Waiting => ({
  seats: (c, frame) => (canRecruit(c.state, frame, row(c.state, frame)) ? own(frame) : 0),
  run,
});

/** Recruits one hero from the hand onto any free position. */
export const recruitAnywhere: PixelVerb = question('recruit', recruitsInto(anyRow, impossible), recruitInto(anyRow));

/** Recruits one hero into the row of the present wave; the answer holds its card. */
export const recruitIntoWave: PixelVerb = question(
  'recruit',
  recruitsInto(waveRow, impossible),
  recruitInto(waveRow, (c, frame, place) => void frame.answers.push(c.state.card[place] as number)),
);

/** Discards the hero that `recruitIntoWave` brought, if it still lies in a unit. */
export const discardRecruit: PixelVerb = {
  run(c, frame) {
    const id = frame.answers.pop();
    if (id === undefined) return;
    const place = c.state.card.indexOf(id);
    if (place >= 0) discardFromUnit(c, place);
  },
};

/** Chooses one row of the own unit, then recruits any number of heroes into it. The answer holds the row. */
export const recruitRow: PixelVerb = question(
  'recruitRow',
  recruitsInto(chosenRow, (c, frame) => {
    if (frame.answers.length === 0) impossible(c, frame);
    frame.answers.length = 0;
  }),
  recruitInto(chosenRow, (_c, frame, place) => {
    if (frame.answers.length === 0) frame.answers.push(rowOf(place));
    again(frame);
  }),
  done,
);

function corpsesIn(s: PixelState, seat: number, row: number): number[] {
  return cellsOf(row)
    .map((cell) => placeOf(seat, cell))
    .filter((place) => isCorpse(s, place));
}

const rows = [0, 1, 2];
const seats = [0, 1];
const somebodyIsDead: Waiting = {
  seats: (c, frame) => (c.state.corpse.includes(1) ? own(frame) : 0),
  run: impossible,
};

/** Removes all corpses of one row of either unit. */
export const clearRow: PixelVerb = question('clearRow', somebodyIsDead, {
  kind: choose.unitRow,
  candidates(_c, _frame, _seat, out) {
    for (const seat of seats) for (const row of rows) out.add(choose.unitRow.code(seat, row));
  },
  forbids({ state }, frame, _seat, code) {
    const seat = choose.unitRow.seat(code);
    const row = choose.unitRow.row(code);
    if (corpsesIn(state, seat, row).length > 0) return null;
    return refused(frame, 'PT-COR-06', { case: 'unitRow', row: rowKey(row), seat: `seat.${seat}` });
  },
  does(c, _frame, _seat, code) {
    for (const place of corpsesIn(c.state, choose.unitRow.seat(code), choose.unitRow.row(code))) {
      c.emit(happened.corpseCleared, kindAt(c.state, place), place);
      discardFromUnit(c, place);
    }
  },
});

/** All corpses of one row of both units go back to their owners' hands. */
export const returnRow: PixelVerb = question('returnRow', somebodyIsDead, {
  kind: choose.row,
  candidates(_c, _frame, _seat, out) {
    for (const row of rows) out.add(choose.row.code(row));
  },
  forbids({ state }, frame, _seat, code) {
    const row = choose.row.row(code);
    if (seats.some((seat) => corpsesIn(state, seat, row).length > 0)) return null;
    return refused(frame, 'PT-COR-06', { case: 'row', row: rowKey(row) });
  },
  does(c, frame, _seat, code) {
    for (const seat of [frame.seat, 1 - frame.seat]) {
      for (const place of corpsesIn(c.state, seat, choose.row.row(code))) returnToHand(c, place);
    }
  },
});

/** Whoever made a melee attack on the own unit in this wave is killed, and whoever still makes one. */
export const swearRevenge: PixelVerb = {
  run(c, frame) {
    const s = c.state;
    s.revenge[frame.seat] = 1;
    c.emit(happened.revengeSworn, frame.seat);
    const guilty = heroCells
      .map((cell) => placeOf(1 - frame.seat, cell))
      .filter((place) => s.stormed[place] === 1 && !isCorpse(s, place));
    die(c, guilty, frame.seat);
  },
};
