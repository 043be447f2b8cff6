import { type Code, first, kindOf, type Refusal, refusal } from '@heldentisch/engine';
import { adjacent, heroCells, isLeaderPlace, placeCount, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKey } from '../labels.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { isCorpse, isFree, isLivingHero, isMeleeCapable } from '../units.js';
import { choose, happened } from '../vocabulary.js';

/** Which places an effect speaks of. PT-CMP-08: heroes never include leaders. */
export type Filter = (s: PixelState, place: number, frame: PixelEffectFrame) => boolean;

export const anyHero: Filter = (s, place) => isLivingHero(s, place);
export const ownHero: Filter = (s, place, f) => isLivingHero(s, place) && seatOf(place) === f.seat;
export const otherOwnHero: Filter = (s, place, f) => ownHero(s, place, f) && place !== f.self;
export const enemyHero: Filter = (s, place, f) => isLivingHero(s, place) && seatOf(place) !== f.seat;
export const anyCorpse: Filter = (s, place) => isCorpse(s, place);
export const ownCorpse: Filter = (s, place, f) => isCorpse(s, place) && seatOf(place) === f.seat;
export const meleeCapable: Filter = (s, place) => isMeleeCapable(s, place);
export const damaged: Filter = (s, place) => (s.damage[place] as number) > 0;
export const nextToCorpse: Filter = (s, place) =>
  heroCells.some((cell) => {
    const other = placeOf(seatOf(place), cell);
    return isCorpse(s, other) && adjacent(place, other);
  });
export const inRow =
  (row: number): Filter =>
  (_s, place) =>
    rowOf(place) === row;
/** Own heroes and corpses. */
export const ownCard: Filter = (s, place, f) => !isFree(s, place) && seatOf(place) === f.seat && place % 9 !== 4;
export const enemyCard: Filter = (s, place, f) => !isFree(s, place) && seatOf(place) !== f.seat && place % 9 !== 4;
export const otherOwnCard: Filter = (s, place, f) => ownCard(s, place, f) && place !== f.self;

export const all =
  (...filters: Filter[]): Filter =>
  (s, place, f) =>
    filters.every((filter) => filter(s, place, f));

export function placesWhere(s: PixelState, frame: PixelEffectFrame, filter: Filter): number[] {
  const list: number[] = [];
  for (let place = 0; place < placeCount; place++) if (filter(s, place, frame)) list.push(place);
  return list;
}

export function somewhere(s: PixelState, frame: PixelEffectFrame, filter: Filter): boolean {
  for (let place = 0; place < placeCount; place++) if (filter(s, place, frame)) return true;
  return false;
}

/** PT-EFF-03: tells the table that an effect, or this part of it, is impossible. */
export function impossible(c: PixelContext, frame: PixelEffectFrame): void {
  c.emit(happened.effectImpossible, frame.card);
}

export const own = (frame: PixelEffectFrame): number => 1 << frame.seat;

/** The prompt of a verb, with the card that asks. */
export const asks =
  (key: string) =>
  (_s: PixelState, frame: PixelEffectFrame): { key: string; params: { source: string } } => ({
    key,
    params: { source: cardKey(frame.card) },
  });

/** Choices whose first field is a place. */
const aboutPlaces = [choose.pick, choose.split, choose.swap, choose.mend, choose.wound].map(({ kind }) => kind);

/** Why an answer to an effect is not possible: the place holds no hero, or (PT-EFF-01) the effect cannot be evaded. */
export function mandatory(c: PixelContext, _frame: PixelEffectFrame, _seat: number, code: Code): Refusal {
  if (!aboutPlaces.includes(kindOf(code))) return refusal('PT-EFF-01');
  const place = first(code);
  if (isLeaderPlace(place)) return refusal('PT-CMP-08');
  if (isCorpse(c.state, place)) return refusal('PT-COR-05');
  return isFree(c.state, place) ? refusal('PT-CMP-09') : refusal('PT-EFF-01');
}

/** The player chooses one place that fits; something is done with it. Skipped only if none fits. */
export function onOne(
  filter: Filter,
  act: (c: PixelContext, frame: PixelEffectFrame, place: number) => void,
  prompt: string,
): PixelVerb {
  return {
    seats: (c, frame) => (somewhere(c.state, frame, filter) ? own(frame) : 0),
    run: impossible,
    options(c, frame, _seat, out) {
      for (let place = 0; place < placeCount; place++) {
        if (filter(c.state, place, frame)) out.add(choose.pick.code(place));
      }
    },
    choose: (c, frame, _seat, code) => act(c, frame, first(code)),
    prompt: asks(prompt),
    refuse: mandatory,
  };
}

/** Like `onOne`, but the player may decline. */
export function onOneIfWanted(
  filter: Filter,
  act: (c: PixelContext, frame: PixelEffectFrame, place: number) => void,
  prompt: string,
): PixelVerb {
  const verb = onOne(filter, act, prompt);
  return {
    ...verb,
    run: () => {},
    options(c, frame, seat, out) {
      verb.options?.(c, frame, seat, out);
      out.add(choose.decline.code());
    },
    choose(c, frame, seat, code) {
      if (code !== choose.decline.code()) verb.choose?.(c, frame, seat, code);
    },
  };
}
