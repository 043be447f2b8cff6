import { again, first, second } from '@heldentisch/engine';
import { columnOf, heroCells, placeOf, rowCells, rowOf, seatOf } from '../grid.js';
import { recruit } from '../rules/actions.js';
import { die } from '../rules/casualties.js';
import { dealDamage } from '../rules/damage.js';
import { discardFromUnit, handOf, type PixelContext, returnToHand, revive, swapPlaces } from '../rules/piles.js';
import { addKinds } from '../rules/setup.js';
import { marks, type PixelEffectFrame, type PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isCorpse, isFree, kindAt, lifeAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import {
  anyCorpse,
  asks,
  type Filter,
  impossible,
  mandatory,
  onOne,
  onOneIfWanted,
  own,
  ownCorpse,
  placesWhere,
} from './targets.js';

/** PT-CAS-05 */
export const kill = (filter: Filter): PixelVerb =>
  onOne(filter, (c, frame, place) => die(c, [place], frame.seat), 'kill');

export const sendHome = (filter: Filter): PixelVerb =>
  onOne(filter, (c, _frame, place) => returnToHand(c, place), 'sendHome');

export const reviveAny: PixelVerb = onOne(anyCorpse, (c, _frame, place) => revive(c, place), 'revive');

/** The reviving hero pays with its own life. */
export const reviveForDamage: PixelVerb = onOne(
  anyCorpse,
  (c, frame, place) => {
    revive(c, place);
    dealDamage(c, frame.self, lifeAt(c.state, place));
  },
  'revive',
);

export const returnOwnCorpse: PixelVerb = onOneIfWanted(
  ownCorpse,
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

/** Swaps two cards that fit. */
export const swapTwo = (filter: Filter): PixelVerb => ({
  seats: (c, frame) => (placesWhere(c.state, frame, filter).length > 1 ? own(frame) : 0),
  run: impossible,
  options(c, frame, _seat, out) {
    const places = placesWhere(c.state, frame, filter);
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) out.add(choose.swap.code(a, b));
    });
  },
  choose: (c, _frame, _seat, code) => exchange(c, first(code), second(code)),
  prompt: asks('swapTwo'),
  refuse: mandatory,
});

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

/** New positions for all own heroes and corpses, by exchanging two places at a time; seven reach every order. */
export const rearrangeUnit: PixelVerb = {
  seats: (c, frame) => (frame.answers.length < mostExchanges && ownPairs(c.state, frame).length > 0 ? own(frame) : 0),
  run: (_c, frame) => {
    frame.answers.length = 0;
  },
  options(c, frame, _seat, out) {
    for (const [a, b] of ownPairs(c.state, frame)) out.add(choose.swap.code(a, b));
    out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (code === choose.done.code()) {
      frame.answers.length = 0;
      return;
    }
    exchange(c, first(code), second(code));
    frame.answers.push(code);
    again(frame);
  },
  prompt: asks('rearrange'),
  refuse: mandatory,
};

/** All pairs of places that fit together. */
function pairsOf(places: readonly number[], fits: (a: number, b: number) => boolean): [number, number][] {
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => fits(a, b))
      .map((b): [number, number] => [a, b]),
  );
}

function ownPairs(s: PixelState, frame: PixelEffectFrame): [number, number][] {
  const places = heroCells.map((cell) => placeOf(frame.seat, cell));
  return pairsOf(places, (a, b) => !isFree(s, a) || !isFree(s, b));
}

/** Exchanges enemy cards within one column of the player's choice; answers hold the column and the exchanges. */
export const rearrangeEnemyColumn: PixelVerb = {
  seats: (c, frame) => (columnPairs(c.state, frame).length > 0 && frame.answers.length < 3 ? own(frame) : 0),
  run(c, frame) {
    if (frame.answers.length === 0) impossible(c, frame);
    frame.answers.length = 0;
  },
  options(c, frame, _seat, out) {
    for (const [a, b] of columnPairs(c.state, frame)) out.add(choose.swap.code(a, b));
    out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (code === choose.done.code()) {
      frame.answers.length = 0;
      return;
    }
    if (frame.answers.length === 0) frame.answers.push(columnOf(first(code)));
    frame.answers.push(code);
    exchange(c, first(code), second(code));
    again(frame);
  },
  prompt: asks('rearrangeColumn'),
  refuse: mandatory,
};

/** Pairs of occupied enemy places in one column: the chosen one, or any before the first exchange. */
function columnPairs(s: PixelState, frame: PixelEffectFrame): [number, number][] {
  const chosen = frame.answers[0];
  const places = heroCells.map((cell) => placeOf(1 - frame.seat, cell)).filter((place) => !isFree(s, place));
  return pairsOf(places, (a, b) => columnOf(a) === columnOf(b) && (chosen === undefined || columnOf(a) === chosen));
}

/** Recruits one hero from the hand onto any free position (PT-ACT-07: no mark). */
export const recruitAnywhere: PixelVerb = {
  seats: (c, frame) => (recruits(c.state, frame, heroCells).length > 0 ? own(frame) : 0),
  run: impossible,
  options(c, frame, seat, out) {
    for (const cell of recruits(c.state, frame, heroCells)) {
      addKinds(handOf(c.state, seat), (kind) => choose.recruit.code(kind, cell), out);
    }
  },
  choose: (c, frame, _seat, code) => recruit(c, frame.seat, first(code), placeOf(frame.seat, second(code)), marks.none),
  prompt: asks('recruit'),
  refuse: mandatory,
};

/** The free cells among those given, if there is anybody to recruit. */
function recruits(s: PixelState, frame: PixelEffectFrame, cells: readonly number[]): number[] {
  if (handOf(s, frame.seat).length === 0) return [];
  return cells.filter((cell) => isFree(s, placeOf(frame.seat, cell)));
}

/** Recruits one hero into the row of the present wave; the answer holds its card. */
export const recruitIntoWave: PixelVerb = {
  ...recruitAnywhere,
  seats: (c, frame) => (recruits(c.state, frame, rowCells[c.state.wave] ?? []).length > 0 ? own(frame) : 0),
  options(c, frame, seat, out) {
    for (const cell of recruits(c.state, frame, rowCells[c.state.wave] ?? [])) {
      addKinds(handOf(c.state, seat), (kind) => choose.recruit.code(kind, cell), out);
    }
  },
  choose(c, frame, _seat, code) {
    const place = placeOf(frame.seat, second(code));
    recruit(c, frame.seat, first(code), place, marks.none);
    frame.answers.push(c.state.card[place] as number);
  },
};

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
export const recruitRow: PixelVerb = {
  seats(c, frame) {
    const row = frame.answers[0];
    const cells = row === undefined ? heroCells : (rowCells[row] ?? []);
    return recruits(c.state, frame, cells).length > 0 ? own(frame) : 0;
  },
  run(c, frame) {
    if (frame.answers.length === 0) impossible(c, frame);
    frame.answers.length = 0;
  },
  options(c, frame, seat, out) {
    const row = frame.answers[0];
    const cells = recruits(c.state, frame, row === undefined ? heroCells : (rowCells[row] ?? []));
    for (const cell of cells) addKinds(handOf(c.state, seat), (kind) => choose.recruit.code(kind, cell), out);
    out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (code === choose.done.code()) {
      frame.answers.length = 0;
      return;
    }
    const place = placeOf(frame.seat, second(code));
    if (frame.answers.length === 0) frame.answers.push(rowOf(place));
    again(frame);
    recruit(c, frame.seat, first(code), place, marks.none);
  },
  prompt: asks('recruitRow'),
  refuse: mandatory,
};

const corpsesIn = (s: PixelState, seat: number, row: number): number[] =>
  (rowCells[row] ?? []).map((cell) => placeOf(seat, cell)).filter((place) => isCorpse(s, place));

/** Removes all corpses of one row of either unit. */
export const clearRow: PixelVerb = {
  seats: (c, frame) => (placesWhere(c.state, frame, anyCorpse).length > 0 ? own(frame) : 0),
  run: impossible,
  options(c, _frame, _seat, out) {
    for (let seat = 0; seat < 2; seat++) {
      for (let row = 0; row < 3; row++)
        if (corpsesIn(c.state, seat, row).length > 0) out.add(choose.unitRow.code(seat, row));
    }
  },
  choose(c, _frame, _seat, code) {
    for (const place of corpsesIn(c.state, first(code), second(code))) {
      c.emit(happened.corpseCleared, kindAt(c.state, place), place);
      discardFromUnit(c, place);
    }
  },
  prompt: asks('clearRow'),
  refuse: mandatory,
};

/** All corpses of one row of both units go back to their owners' hands. */
export const returnRow: PixelVerb = {
  seats: (c, frame) => (placesWhere(c.state, frame, anyCorpse).length > 0 ? own(frame) : 0),
  run: impossible,
  options(c, _frame, _seat, out) {
    for (let row = 0; row < 3; row++) {
      if (corpsesIn(c.state, 0, row).length + corpsesIn(c.state, 1, row).length > 0) out.add(choose.row.code(row));
    }
  },
  choose(c, frame, _seat, code) {
    for (const seat of [frame.seat, 1 - frame.seat]) {
      for (const place of corpsesIn(c.state, seat, first(code))) returnToHand(c, place);
    }
  },
  prompt: asks('returnRow'),
  refuse: mandatory,
};

/** Whoever made a melee attack on the own unit in this wave is killed, and whoever still makes one. */
export const swearRevenge: PixelVerb = {
  run(c, frame) {
    const s = c.state;
    s.revenge[frame.seat] = 1;
    c.emit(happened.revengeSworn, frame.seat);
    const guilty: Filter = (state, place) =>
      seatOf(place) !== frame.seat && state.stormed[place] === 1 && place % 9 !== 4 && !isCorpse(state, place);
    die(c, placesWhere(s, frame, guilty), frame.seat);
  },
};
