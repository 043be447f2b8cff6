import { again, always } from '@heldentisch/engine';
import { columnOf, facingColumn, leaderPlace, placeCount, rowOf, seatOf } from '../grid.js';
import { dealDamage, dealVolley, heal, moveDamage } from '../rules/damage.js';
import { notAttackable } from '../rules/objections.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isAlive } from '../units.js';
import { choose } from '../vocabulary.js';
import { hasPair, pair } from './pairs.js';
import {
  chosenBefore,
  giveAndGoOn,
  givenAmounts,
  givenPlaces,
  givenTotal,
  moreThanLies,
  notGivenYet,
  type Splitting,
  split,
} from './splitting.js';
import {
  all,
  anyHero,
  damaged,
  decline,
  done,
  type Filter,
  impossible,
  inEnemyUnit,
  onOne,
  otherOwnHero,
  own,
  type PixelDeed,
  pick,
  placesWhere,
  question,
  refused,
  somewhere,
  whyNotPlace,
} from './targets.js';

/** PT-EFF-05: the acting player's cards come first, and with them that player's answers. */
function volley(c: PixelContext, frame: PixelEffectFrame, targets: number[], amount: number): void {
  const ordered = [
    ...targets.filter((place) => seatOf(place) === frame.seat),
    ...targets.filter((place) => seatOf(place) !== frame.seat),
  ];
  dealVolley(c, ordered, new Array(ordered.length).fill(amount));
}

/** Every card that fits takes the damage. */
export const damageEach = (amount: number, filter: Filter): PixelVerb => ({
  run: (c, frame) => volley(c, frame, placesWhere(c.state, frame, filter), amount),
});

/** Melee-capable enemy heroes, and the enemy leader if it is melee-capable. */
export const meleeCapableEnemies: Filter = all(inEnemyUnit, (s, place) => notAttackable(s, place, true, false));

export const damageEnemyLeader = (amount: number): PixelVerb => ({
  run: (c, frame) => dealDamage(c, leaderPlace(1 - frame.seat), amount),
});

export const damageOne = (amount: number): PixelVerb =>
  onOne(anyHero, (c, _frame, place) => dealDamage(c, place, amount), 'damageOne');

/** PT-CMP-10, PT-FAQ-04: the own column and the enemy column that faces it. */
const isInColumn = (place: number, column: number, seat: number): boolean =>
  columnOf(place) === (seatOf(place) === seat ? column : facingColumn(column));

const columns = [0, 1, 2];

export const damageColumn = (amount: number): PixelVerb =>
  question(
    'column',
    { seats: (_c, frame) => own(frame) },
    {
      kind: choose.column,
      exact: true,
      candidates(_c, _frame, _seat, out) {
        for (const column of columns) out.add(choose.column.code(column));
      },
      forbids: () => null,
      does(c, frame, _seat, code) {
        const heroes = placesWhere(c.state, frame, anyHero);
        const column = choose.column.column(code);
        volley(
          c,
          frame,
          heroes.filter((place) => isInColumn(place, column, frame.seat)),
          amount,
        );
      },
    },
  );

const notPickedYet: Filter = (_s, place, f) => (f.answers.includes(place) ? chosenBefore : null);

/** The same damage to each of up to so many different heroes. */
export const damageUpTo = (amount: number, most: number): PixelVerb => {
  const open = all(anyHero, notPickedYet);
  const strike = (c: PixelContext, frame: PixelEffectFrame): void => volley(c, frame, frame.answers.splice(0), amount);
  return question(
    'damageUpTo',
    {
      seats: (c, frame) => (frame.answers.length < most && somewhere(c.state, frame, open) ? own(frame) : 0),
      run: strike,
    },
    pick(open, (_c, frame, place) => {
      frame.answers.push(place);
      again(frame);
    }),
    always(choose.done, strike),
  );
};

/** Exactly so much damage, spread over heroes as the player likes; then dealt one after the other. */
export const damageSplit = (total: number): PixelVerb => {
  const open = all(anyHero, notGivenYet);
  const rest = (frame: PixelEffectFrame): number => total - givenTotal(frame);
  return question(
    'damageSplit',
    {
      seats(c, frame) {
        const asks = rest(frame) > 0 && placesWhere(c.state, frame, open).length > 1;
        return asks ? own(frame) : 0;
      },
      run(c, frame) {
        // The last hero left takes all that is left.
        const last = placesWhere(c.state, frame, open)[0];
        if (rest(frame) > 0 && last !== undefined) frame.answers.push(last, rest(frame));
        if (frame.answers.length === 0) impossible(c, frame);
        const places = givenPlaces(frame);
        const amounts = givenAmounts(frame);
        frame.answers.length = 0;
        dealVolley(c, places, amounts);
      },
    },
    split({
      filter: open,
      most: (_s, frame) => rest(frame),
      give: (_c, frame, place, amount) => giveAndGoOn(frame, place, amount),
    }),
  );
};

/** Up to so much off one hero (PT-EFF-04: none at all is allowed too). */
export const healOne = (most: number, filter: Filter = anyHero): PixelVerb => healSplit(most, { heroes: 1, filter });

interface HealLimits {
  readonly heroes?: number;
  readonly each?: number;
  readonly filter?: Filter;
}

/** Takes up to so much damage in total off heroes that fit, and does something with each part. */
function takeOff(prompt: string, total: number, limits: HealLimits, act: Splitting['give']): PixelVerb {
  const { heroes = placeCount, each = total, filter = anyHero } = limits;
  const open = all(filter, notGivenYet, damaged);
  const goesOn = (s: PixelState, frame: PixelEffectFrame): boolean =>
    givenPlaces(frame).length < heroes && givenTotal(frame) < total && somewhere(s, frame, open);
  return question(
    prompt,
    {
      seats: (c, frame) => (goesOn(c.state, frame) ? own(frame) : 0),
      run: (_c, frame) => {
        frame.answers.length = 0;
      },
    },
    split({
      filter: open,
      most: (_s, frame) => Math.min(each, total - givenTotal(frame)),
      from: (_frame, place) => place,
      give(c, frame, place, amount) {
        giveAndGoOn(frame, place, amount);
        act(c, frame, place, amount);
      },
    }),
    done,
  );
}

/** Removes up to so much damage in total, from up to so many heroes, up to so much from each. */
export const healSplit = (total: number, limits: HealLimits = {}): PixelVerb =>
  takeOff('healSplit', total, limits, (c, _frame, place, amount) => void heal(c, place, amount));

/** Up to so much damage from other own heroes onto the hero itself. */
export const gatherDamage = (total: number): PixelVerb =>
  takeOff('gatherDamage', total, { filter: otherOwnHero }, (c, frame, place, amount) =>
    moveDamage(c, place, frame.self, amount),
  );

export const healLeader = (most: number): PixelVerb =>
  question(
    'healLeader',
    {
      seats: (c, frame) => ((c.state.damage[leaderPlace(frame.seat)] as number) > 0 ? own(frame) : 0),
      run: impossible,
    },
    {
      kind: choose.amount,
      exact: true,
      candidates({ state }, frame, _seat, out) {
        const limit = Math.min(most, state.damage[leaderPlace(frame.seat)] as number);
        for (let amount = 0; amount <= limit; amount++) out.add(choose.amount.code(amount));
      },
      forbids({ state }, frame, _seat, code) {
        const amount = choose.amount.amount(code);
        if (amount > most) return refused(frame, 'PT-EFF-04', { case: 'most', amount, most });
        return moreThanLies(state, frame, leaderPlace(frame.seat), amount);
      },
      does: (c, frame, _seat, code) => void heal(c, leaderPlace(frame.seat), choose.amount.amount(code)),
    },
  );

export const healSelf: PixelVerb = {
  run: (c, frame) => void heal(c, frame.self, c.state.damage[frame.self] as number),
};

/** Own cards of the wave's row heal themselves; in the flank wave the leader too. */
export const healWaveRow = (amount: number): PixelVerb => ({
  run(c, frame) {
    const s = c.state;
    for (let place = 0; place < placeCount; place++) {
      const inWave = seatOf(place) === frame.seat && rowOf(place) === s.wave;
      if (inWave && isAlive(s, place)) heal(c, place, amount);
    }
  },
});

/** Up to so much damage from the own leader onto any hero. */
export const passLeaderDamage = (most: number): PixelVerb =>
  question(
    'passLeaderDamage',
    {
      seats(c, frame) {
        const hurt = (c.state.damage[leaderPlace(frame.seat)] as number) > 0;
        return hurt && somewhere(c.state, frame, anyHero) ? own(frame) : 0;
      },
      run: impossible,
    },
    split({
      filter: anyHero,
      most: () => most,
      from: (frame) => leaderPlace(frame.seat),
      give: (c, frame, place, amount) => moveDamage(c, leaderPlace(frame.seat), place, amount),
    }),
    decline,
  );

const fromHurtHero = { place: all(anyHero, damaged), with: anyHero, isDirected: true } as const;

/** All damage from one hero onto another. */
export const moveAllDamage: PixelVerb = question(
  'moveAllDamage',
  { seats: (c, frame) => (hasPair(c.state, frame, fromHurtHero) ? own(frame) : 0), run: impossible },
  pair(fromHurtHero, (c, _frame, from, to) => moveDamage(c, from, to, c.state.damage[from] as number)),
);

const hurtHero = all(anyHero, damaged);

const mendDeed: PixelDeed = {
  kind: choose.mend,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    for (let place = 0; place < placeCount; place++) {
      if (hurtHero(state, place, frame) === null) out.add(choose.mend.code(place));
      // Both kinds stand together, hero by hero.
      if (anyHero(state, place, frame) === null) out.add(choose.wound.code(place));
    }
  },
  forbids: ({ state }, frame, _seat, code) => whyNotPlace(state, frame, hurtHero, choose.mend.place(code)),
  does(c, _frame, _seat, code) {
    const place = choose.mend.place(code);
    heal(c, place, c.state.damage[place] as number);
  },
};

const woundDeed = (amount: number): PixelDeed => ({
  kind: choose.wound,
  exact: true,
  candidates() {
    // Listed by `mendDeed`.
  },
  forbids: ({ state }, frame, _seat, code) => whyNotPlace(state, frame, anyHero, choose.wound.place(code)),
  does: (c, _frame, _seat, code) => dealDamage(c, choose.wound.place(code), amount),
});

/** Either all damage off one hero, or so much onto one. */
export const mendOrWound = (amount: number): PixelVerb =>
  question(
    'mendOrWound',
    { seats: (c, frame) => (somewhere(c.state, frame, anyHero) ? own(frame) : 0), run: impossible },
    mendDeed,
    woundDeed(amount),
  );
