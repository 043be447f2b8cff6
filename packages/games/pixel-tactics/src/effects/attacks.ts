import { again, first, second } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { cellCount, cellOf, isLeaderPlace, leaderPlace, placeOf, rowOf } from '../grid.js';
import { addTargets, startAttack } from '../rules/attack.js';
import { pushEffect } from '../rules/effect.js';
import type { PixelContext } from '../rules/piles.js';
import { attackKinds, type PixelEffectFrame, type PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isLivingHero, isMeleeCapable, kindAt, rowAbilityAt } from '../units.js';
import { happened } from '../vocabulary.js';
import { all, asks, type Filter, inRow, mandatory, onOne, own, ownHero, placesWhere } from './targets.js';

interface GrantedKinds {
  readonly kinds: number;
  readonly lifted: boolean;
}

function grant(c: PixelContext, frame: PixelEffectFrame, unit: number, granted: GrantedKinds): void {
  const base = { step: 'grantedAttack', unit, may: false, reason: 'ordered', heroesOnly: false, values: [] } as const;
  c.state.frames.push({ ...base, ...granted, seat: frame.seat, values: [] });
}

const kindBits = { melee: 1, ranged: 2 } as const;

/** One card that fits makes an attack of that kind, whatever it could do by itself (PT-MEL-09, PT-RNG-03). */
export const attackWith = (kind: 'melee' | 'ranged', filter: Filter): PixelVerb =>
  onOne(filter, (c, frame, unit) => grant(c, frame, unit, { kinds: kindBits[kind], lifted: true }), 'attackWith');

/** A hero ordered by the Mascot: own ones, or by agreement anybody's; those attack the unit they do not belong to. */
export const mascotOrders = (kind: 'melee' | 'ranged', row: number): PixelVerb => {
  const filter: Filter = (s, place, f) =>
    isLivingHero(s, place) &&
    rowOf(place) === row &&
    place !== f.self &&
    (s.mascotOrdersAnyone || ownHero(s, place, f));
  return attackWith(kind, filter);
};

export const leaderAttacks: PixelVerb = {
  run: (c, frame) => grant(c, frame, leaderPlace(frame.seat), { kinds: kindBits.melee, lifted: true }),
};

/** The hero of the effect itself makes a melee attack. */
export const selfAttacks: PixelVerb = {
  run: (c, frame) => grant(c, frame, frame.self, { kinds: kindBits.melee, lifted: true }),
};

/** The hero that the effect has recruited, wherever it lies by now, makes any attack it is able to. */
export const recruitAttacksAnyhow: PixelVerb = {
  run(c, frame) {
    const place = c.state.card.indexOf(frame.answers[0] ?? -2);
    if (place >= 0) grant(c, frame, place, { kinds: 7, lifted: false });
  },
};

/**
 * Each own melee-capable hero makes one melee attack against a melee-capable enemy hero. Who takes part is settled
 * at the start; the answers hold a first mark, then the cards that have not attacked yet.
 */
export const everybodyStrikes: PixelVerb = {
  seats: (c, frame) =>
    frame.answers.length > 1 && strikers(c.state, frame).length > 0 && hasPrey(c.state, frame) ? own(frame) : 0,
  run(c, frame) {
    if (frame.answers.length === 0) {
      const ready = placesWhere(
        c.state,
        frame,
        all(ownHero, (s, place) => isMeleeCapable(s, place)),
      );
      frame.answers.push(-1, ...ready.map((place) => c.state.card[place] as number));
      again(frame);
    } else {
      frame.answers.length = 0;
    }
  },
  options(c, frame, _seat, out) {
    for (const place of strikers(c.state, frame)) {
      addTargets(c.state, cellOf(place), 1 - frame.seat, attackKinds.melee, true, out);
    }
  },
  choose(c, frame, seat, code) {
    const attacker = placeOf(seat, first(code));
    frame.answers.splice(frame.answers.indexOf(c.state.card[attacker] as number, 1), 1);
    again(frame);
    startAttack(c, attacker, placeOf(1 - seat, second(code)), attackKinds.melee, { heroesOnly: true });
  },
  prompt: asks('everybodyStrikes'),
  refuse: mandatory,
};

function strikers(s: PixelState, frame: PixelEffectFrame): number[] {
  return placesWhere(s, frame, ownHero).filter((place) => frame.answers.includes(s.card[place] as number, 1));
}

function hasPrey(s: PixelState, frame: PixelEffectFrame): boolean {
  for (let cell = 0; cell < cellCount; cell++) {
    const place = placeOf(1 - frame.seat, cell);
    if (!isLeaderPlace(place) && isMeleeCapable(s, place)) return true;
  }
  return false;
}

const copyist = cardIds.indexOf('doppelganger');

/** Casts the spell of another hero of the row in either unit; "this hero" then means the copying one. */
export const copySpell = (row: number): PixelVerb =>
  onOne(
    all(inRow(row), (s, place, f) => {
      const other = isLivingHero(s, place) && place !== f.self && kindAt(s, place) !== copyist;
      return other && rowAbilityAt(s, place).spell !== null;
    }),
    (c, frame, place) => {
      c.emit(happened.spellCopied, kindAt(c.state, place));
      pushEffect(c, kindAt(c.state, place), row, frame.seat, frame.self);
    },
    'copySpell',
  );
