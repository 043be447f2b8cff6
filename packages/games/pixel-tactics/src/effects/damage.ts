import { again, first, second } from '@heldentisch/engine';
import { columnOf, facingColumn, leaderPlace, placeCount, seatOf } from '../grid.js';
import { dealDamage, dealVolley, heal, moveDamage } from '../rules/damage.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isAlive, isLivingHero, isMeleeCapable } from '../units.js';
import { choose } from '../vocabulary.js';
import {
  all,
  anyHero,
  asks,
  damaged,
  type Filter,
  impossible,
  mandatory,
  onOne,
  otherOwnHero,
  own,
  placesWhere,
  somewhere,
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
export const meleeCapableEnemies: Filter = (s, place, f) => seatOf(place) !== f.seat && isMeleeCapable(s, place);

export const damageEnemyLeader = (amount: number): PixelVerb => ({
  run: (c, frame) => dealDamage(c, leaderPlace(1 - frame.seat), amount),
});

export const damageOne = (amount: number): PixelVerb =>
  onOne(anyHero, (c, _frame, place) => dealDamage(c, place, amount), 'damageOne');

/** PT-CMP-10, PT-FAQ-04: the own column and the enemy column that faces it. */
export const damageColumn = (amount: number): PixelVerb => ({
  seats: (_c, frame) => own(frame),
  options(_c, _frame, _seat, out) {
    for (let column = 0; column < 3; column++) out.add(choose.column.code(column));
  },
  choose(c, frame, _seat, code) {
    const column = first(code);
    const inColumn: Filter = (s, place, f) =>
      isLivingHero(s, place) && columnOf(place) === (seatOf(place) === f.seat ? column : facingColumn(column));
    volley(c, frame, placesWhere(c.state, frame, inColumn), amount);
  },
  prompt: asks('column'),
  refuse: mandatory,
});

/** The same damage to each of up to so many different heroes. */
export const damageUpTo = (amount: number, most: number): PixelVerb => ({
  seats: (c, frame) => (frame.answers.length < most && somewhere(c.state, frame, notYet(anyHero)) ? own(frame) : 0),
  run: (c, frame) => volley(c, frame, frame.answers.splice(0), amount),
  options(c, frame, _seat, out) {
    for (const place of placesWhere(c.state, frame, notYet(anyHero))) out.add(choose.pick.code(place));
    out.add(choose.done.code());
  },
  choose(c, frame, _seat, code) {
    if (code === choose.done.code()) {
      volley(c, frame, frame.answers.splice(0), amount);
      return;
    }
    frame.answers.push(first(code));
    again(frame);
  },
  prompt: asks('damageUpTo'),
  refuse: mandatory,
});

const notYet =
  (filter: Filter): Filter =>
  (s, place, f) =>
    filter(s, place, f) && !f.answers.includes(place);

/** Answers hold pairs of place and amount. */
const givenPlaces = (frame: PixelEffectFrame): number[] => frame.answers.filter((_, i) => i % 2 === 0);
const givenTotal = (frame: PixelEffectFrame): number =>
  frame.answers.reduce((sum, value, i) => (i % 2 === 1 ? sum + value : sum), 0);

/** Exactly so much damage, spread over heroes as the player likes; then dealt one after the other. */
export const damageSplit = (total: number): PixelVerb => {
  const open = (s: PixelState, frame: PixelEffectFrame): number[] =>
    placesWhere(s, frame, anyHero).filter((place) => !givenPlaces(frame).includes(place));
  return {
    seats: (c, frame) => (givenTotal(frame) < total && open(c.state, frame).length > 0 ? own(frame) : 0),
    run(c, frame) {
      if (frame.answers.length === 0) impossible(c, frame);
      const places = givenPlaces(frame);
      const amounts = frame.answers.filter((_, i) => i % 2 === 1);
      frame.answers.length = 0;
      dealVolley(c, places, amounts);
    },
    options(c, frame, _seat, out) {
      const places = open(c.state, frame);
      const rest = total - givenTotal(frame);
      // The last hero left must take all that is left.
      const least = places.length === 1 ? rest : 1;
      for (const place of places) {
        for (let amount = least; amount <= rest; amount++) out.add(choose.split.code(place, amount));
      }
    },
    choose(_c, frame, _seat, code) {
      frame.answers.push(first(code), second(code));
      again(frame);
    },
    prompt: asks('damageSplit'),
    refuse: mandatory,
  };
};

/** Up to so much off one hero (PT-EFF-04: none at all is allowed too). */
export const healOne = (most: number, filter: Filter = anyHero): PixelVerb => healSplit(most, { heroes: 1, filter });

interface HealLimits {
  readonly heroes?: number;
  readonly each?: number;
  readonly filter?: Filter;
}

/** Removes up to so much damage in total, from up to so many heroes, up to so much from each. */
export const healSplit = (total: number, limits: HealLimits = {}): PixelVerb => {
  const { heroes = placeCount, each = total, filter = anyHero } = limits;
  const open = (s: PixelState, frame: PixelEffectFrame): number[] =>
    placesWhere(s, frame, all(filter, damaged)).filter((place) => !givenPlaces(frame).includes(place));
  const goesOn = (s: PixelState, frame: PixelEffectFrame): boolean =>
    givenPlaces(frame).length < heroes && givenTotal(frame) < total && open(s, frame).length > 0;
  return {
    seats: (c, frame) => (goesOn(c.state, frame) ? own(frame) : 0),
    run: (_c, frame) => {
      frame.answers.length = 0;
    },
    options(c, frame, _seat, out) {
      const rest = Math.min(each, total - givenTotal(frame));
      for (const place of open(c.state, frame)) {
        const most = Math.min(rest, c.state.damage[place] as number);
        for (let amount = 1; amount <= most; amount++) out.add(choose.split.code(place, amount));
      }
      out.add(choose.done.code());
    },
    choose(c, frame, _seat, code) {
      if (code === choose.done.code()) {
        frame.answers.length = 0;
        return;
      }
      frame.answers.push(first(code), second(code));
      heal(c, first(code), second(code));
      again(frame);
    },
    prompt: asks('healSplit'),
    refuse: mandatory,
  };
};

export const healLeader = (most: number): PixelVerb => ({
  seats: (c, frame) => ((c.state.damage[leaderPlace(frame.seat)] as number) > 0 ? own(frame) : 0),
  run: impossible,
  options(c, frame, _seat, out) {
    const limit = Math.min(most, c.state.damage[leaderPlace(frame.seat)] as number);
    for (let amount = 0; amount <= limit; amount++) out.add(choose.amount.code(amount));
  },
  choose: (c, frame, _seat, code) => void heal(c, leaderPlace(frame.seat), first(code)),
  prompt: asks('healLeader'),
  refuse: mandatory,
});

export const healSelf: PixelVerb = {
  run: (c, frame) => void heal(c, frame.self, c.state.damage[frame.self] as number),
};

/** Own cards of the wave's row heal themselves; in the flank wave the leader too. */
export const healWaveRow = (amount: number): PixelVerb => ({
  run(c, frame) {
    const s = c.state;
    const inWave: Filter = (state, place, f) =>
      seatOf(place) === f.seat && isAlive(state, place) && Math.floor((place % 9) / 3) === state.wave;
    for (const place of placesWhere(s, frame, inWave)) heal(c, place, amount);
  },
});

/** Up to so much damage from other own heroes onto the hero itself. */
export const gatherDamage = (total: number): PixelVerb => {
  const verb = healSplit(total, { filter: otherOwnHero });
  return {
    ...verb,
    choose(c, frame, _seat, code) {
      if (code === choose.done.code()) {
        frame.answers.length = 0;
        return;
      }
      frame.answers.push(first(code), second(code));
      moveDamage(c, first(code), frame.self, second(code));
      again(frame);
    },
    prompt: asks('gatherDamage'),
  };
};

/** Up to so much damage from the own leader onto any hero. */
export const passLeaderDamage = (most: number): PixelVerb => {
  const limit = (s: PixelState, frame: PixelEffectFrame): number =>
    Math.min(most, s.damage[leaderPlace(frame.seat)] as number);
  return {
    seats: (c, frame) => (limit(c.state, frame) > 0 && somewhere(c.state, frame, anyHero) ? own(frame) : 0),
    run: impossible,
    options(c, frame, _seat, out) {
      for (const place of placesWhere(c.state, frame, anyHero)) {
        for (let amount = 1; amount <= limit(c.state, frame); amount++) out.add(choose.split.code(place, amount));
      }
      out.add(choose.decline.code());
    },
    choose(c, frame, _seat, code) {
      if (code !== choose.decline.code()) moveDamage(c, leaderPlace(frame.seat), first(code), second(code));
    },
    prompt: asks('passLeaderDamage'),
    refuse: mandatory,
  };
};

/** All damage from one hero onto another. */
export const moveAllDamage: PixelVerb = {
  seats(c, frame) {
    const heroes = placesWhere(c.state, frame, anyHero);
    return heroes.length > 1 && heroes.some((place) => damaged(c.state, place, frame)) ? own(frame) : 0;
  },
  run: impossible,
  options(c, frame, _seat, out) {
    const heroes = placesWhere(c.state, frame, anyHero);
    for (const from of heroes) {
      if (!damaged(c.state, from, frame)) continue;
      for (const to of heroes) if (to !== from) out.add(choose.swap.code(from, to));
    }
  },
  choose: (c, _frame, _seat, code) => moveDamage(c, first(code), second(code), c.state.damage[first(code)] as number),
  prompt: asks('moveAllDamage'),
  refuse: mandatory,
};

/** Either all damage off one hero, or so much onto one. */
export const mendOrWound = (amount: number): PixelVerb => ({
  seats: (c, frame) => (somewhere(c.state, frame, anyHero) ? own(frame) : 0),
  run: impossible,
  options(c, frame, _seat, out) {
    for (const place of placesWhere(c.state, frame, anyHero)) {
      if (damaged(c.state, place, frame)) out.add(choose.mend.code(place));
      out.add(choose.wound.code(place));
    }
  },
  choose(c, _frame, _seat, code) {
    const place = first(code);
    if (code === choose.mend.code(place)) heal(c, place, c.state.damage[place] as number);
    else dealDamage(c, place, amount);
  },
  prompt: asks('mendOrWound'),
  refuse: mandatory,
});
