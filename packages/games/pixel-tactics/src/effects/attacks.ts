import { again } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { cellOf, leaderPlace, placeOf } from '../grid.js';
import { addTargets, hasTarget, startAttack } from '../rules/attack.js';
import { effectFrame } from '../rules/effect.js';
import { against, cardAt, notAttackable, notCasting } from '../rules/objections.js';
import type { PixelContext } from '../rules/piles.js';
import { grants } from '../rules/triggers.js';
import { attackKinds, type PixelEffectFrame, type PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import {
  all,
  anyHero,
  type Filter,
  inRow,
  meleeCapable,
  notSelf,
  onOne,
  own,
  ownHero,
  type PixelDeed,
  placesWhere,
  question,
  refused,
  somewhere,
  whyNotPlace,
} from './targets.js';

interface GrantedKinds {
  readonly kinds: number;
  readonly lifted: boolean;
}

function grant(c: PixelContext, frame: PixelEffectFrame, unit: number, granted: GrantedKinds): void {
  const base = { step: 'grantedAttack', unit, may: false, reason: 'ordered', heroesOnly: false, values: [] } as const;
  c.state.frames.push({ ...base, ...granted, seat: frame.seat, values: [] });
}

/** One card that fits makes an attack of that kind, whatever it could do by itself (PT-MEL-09, PT-RNG-03). */
export const attackWith = (kind: 'melee' | 'ranged', filter: Filter): PixelVerb =>
  onOne(filter, (c, frame, unit) => grant(c, frame, unit, { kinds: grants[kind], lifted: true }), 'attackWith');

/** Own heroes, or by agreement anybody's; those attack the unit they do not belong to. */
const mascotCommands: Filter = (s, place, f) => (s.mascotOrdersAnyone ? anyHero : ownHero)(s, place, f);

/** Another hero of the row, ordered by the Mascot. */
export const mascotOrders = (kind: 'melee' | 'ranged', row: number): PixelVerb =>
  attackWith(kind, all(mascotCommands, inRow(row), notSelf));

export const leaderAttacks: PixelVerb = {
  run: (c, frame) => grant(c, frame, leaderPlace(frame.seat), { kinds: grants.melee, lifted: true }),
};

/** The hero of the effect itself makes a melee attack. */
export const selfAttacks: PixelVerb = {
  run: (c, frame) => grant(c, frame, frame.self, { kinds: grants.melee, lifted: true }),
};

/** The hero that the effect has recruited, wherever it lies by now, makes any attack it is able to. */
export const recruitAttacksAnyhow: PixelVerb = {
  run(c, frame) {
    const place = c.state.card.indexOf(frame.answers[0] ?? -2);
    if (place >= 0) grant(c, frame, place, { kinds: grants.any, lifted: false });
  },
};

const hasStruck = against('PT-ATK-10', 'struck');

/** Heroes that have not made their attack yet. Only those that were melee-capable at the start have one. */
const striker: Filter = (s, place, f) => {
  const objection = ownHero(s, place, f);
  if (objection !== null || f.answers.includes(s.card[place] as number, 1)) return objection;
  return meleeCapable(s, place, f) ?? hasStruck;
};

const strikeDeed: PixelDeed = {
  kind: choose.attack,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    for (const place of placesWhere(state, frame, striker)) {
      addTargets(state, cellOf(place), 1 - frame.seat, attackKinds.melee, true, out);
    }
  },
  forbids({ state: s }, frame, seat, code) {
    const place = placeOf(seat, choose.attack.unit(code));
    const unfit = whyNotPlace(s, frame, striker, place);
    if (unfit !== null) return unfit;
    if (choose.attack.kind(code) !== attackKinds.melee) {
      return refused(frame, 'PT-MEL-09', { case: 'kind', ...cardAt(s, place) });
    }
    const target = placeOf(1 - seat, choose.attack.target(code));
    return notAttackable(s, target, true, true)?.(s, target) ?? null;
  },
  does(c, frame, seat, code) {
    const attacker = placeOf(seat, choose.attack.unit(code));
    frame.answers.splice(frame.answers.indexOf(c.state.card[attacker] as number, 1), 1);
    again(frame);
    const target = placeOf(1 - seat, choose.attack.target(code));
    startAttack(c, attacker, target, attackKinds.melee, { heroesOnly: true });
  },
};

const canStrike = (s: PixelState, frame: PixelEffectFrame): boolean =>
  frame.answers.length > 1 && somewhere(s, frame, striker) && hasTarget(s, 1 - frame.seat, attackKinds.melee, true);

/**
 * Each own melee-capable hero makes one melee attack against a melee-capable enemy hero. Who takes part is settled
 * at the start; the answers hold a first mark, then the cards that have not attacked yet.
 */
export const everybodyStrikes: PixelVerb = question(
  'everybodyStrikes',
  {
    seats: (c, frame) => (canStrike(c.state, frame) ? own(frame) : 0),
    run(c, frame) {
      if (frame.answers.length === 0) {
        const ready = placesWhere(c.state, frame, all(ownHero, meleeCapable));
        frame.answers.push(-1, ...ready.map((place) => c.state.card[place] as number));
        again(frame);
      } else {
        frame.answers.length = 0;
      }
    },
  },
  strikeDeed,
);

const copyist = cardIds.indexOf('doppelganger');
const copiesNobody = against('PT-SPL-05', 'copy');
const castsSpell: Filter = (s, place) => (kindAt(s, place) === copyist ? copiesNobody : notCasting(s, place));

/** Casts the spell of another hero of the row in either unit; "this hero" then means the copying one. */
export const copySpell = (row: number): PixelVerb =>
  onOne(
    all(anyHero, inRow(row), notSelf, castsSpell),
    (c, frame, place) => {
      c.emit(happened.spellCopied, kindAt(c.state, place));
      c.state.frames.push(effectFrame(kindAt(c.state, place), row, frame.seat, frame.self));
    },
    'copySpell',
  );
