import { always, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { adjacent, heroCells, placeCount, placeOf, rowOf, seatOf } from '../grid.js';
import { cardKey, rowKey } from '../labels.js';
import { against, cardAt, covered, evades, notHero, notMovableCard, type Objection } from '../rules/objections.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import type { PixelVerb } from '../tables.js';
import { frontIsClear, isCorpse, isFree } from '../units.js';
import { choose, happened } from '../vocabulary.js';

export type PixelDeed = Deed<PixelState, PixelEffectFrame>;

/**
 * Which places an effect speaks of: null for those, and for the others what stands against them. What may be chosen and
 * why the rest may not both come from here.
 */
export type Filter = (s: PixelState, place: number, frame: PixelEffectFrame) => Objection | null;

const ofEnemy = against('PT-CMP-09', 'own');
const ofOwn = against('PT-CMP-09', 'enemy');
const itself = against('PT-CMP-09', 'self');
const notNearCorpse = against('PT-CMP-09', 'corpse');
const notInFront = covered('PT-MEL-01');
const unhurt = against('PT-DMG-01', 'none');

/** Every one of the filters fits; the first that does not says why. */
export const all =
  (...filters: readonly Filter[]): Filter =>
  (s, place, f) => {
    for (const filter of filters) {
      const objection = filter(s, place, f);
      if (objection !== null) return objection;
    }
    return null;
  };

export const anyHero: Filter = notHero;
/** Heroes and corpses. */
const anyCard: Filter = notMovableCard;

const inOwnUnit: Filter = (_s, place, f) => (seatOf(place) === f.seat ? null : ofEnemy);
export const inEnemyUnit: Filter = (_s, place, f) => (seatOf(place) === f.seat ? ofOwn : null);
export const notSelf: Filter = (_s, place, f) => (place === f.self ? itself : null);

export const ownHero = all(anyHero, inOwnUnit);
export const otherOwnHero = all(ownHero, notSelf);
export const enemyHero = all(anyHero, inEnemyUnit);
export const ownCard = all(anyCard, inOwnUnit);
export const enemyCard = all(anyCard, inEnemyUnit);
export const otherOwnCard = all(ownCard, notSelf);
/** Positions of the own unit, empty or not. */
export const ownPosition: Filter = (s, place, f) =>
  (isFree(s, place) ? null : anyCard(s, place, f)) ?? inOwnUnit(s, place, f);

export const meleeCapable: Filter = (s, place) => (frontIsClear(s, place) ? null : notInFront);
export const damaged: Filter = (s, place) => ((s.damage[place] as number) > 0 ? null : unhurt);

export const nextToCorpse: Filter = (s, place) => {
  const seat = seatOf(place);
  for (const cell of heroCells) {
    const other = placeOf(seat, cell);
    if (isCorpse(s, other) && adjacent(place, other)) return null;
  }
  return notNearCorpse;
};

export const inRow = (row: number): Filter => {
  const inOther: Objection = (s, place) => refusal('PT-CMP-04', { ...cardAt(s, place), row: rowKey(row) });
  return (_s, place) => (rowOf(place) === row ? null : inOther);
};

/** Corpses; `rule` is the one that speaks of what is done to them. */
export const corpses = (rule: string): Filter => {
  const noCorpse = against(rule, 'empty');
  const alive = against(rule, 'alive');
  return (s, place) => (isFree(s, place) ? noCorpse : isCorpse(s, place) ? null : alive);
};
export const ownCorpses = (rule: string): Filter => all(corpses(rule), inOwnUnit);

export function placesWhere(s: PixelState, frame: PixelEffectFrame, filter: Filter): number[] {
  const list: number[] = [];
  for (let place = 0; place < placeCount; place++) if (filter(s, place, frame) === null) list.push(place);
  return list;
}

export function somewhere(s: PixelState, frame: PixelEffectFrame, filter: Filter): boolean {
  for (let place = 0; place < placeCount; place++) if (filter(s, place, frame) === null) return true;
  return false;
}

/** PT-EFF-03: tells the table that an effect, or this part of it, is impossible. */
export function impossible(c: PixelContext, frame: PixelEffectFrame): void {
  c.emit(happened.effectImpossible, frame.card);
}

export const own = (frame: PixelEffectFrame): number => 1 << frame.seat;

/** A refusal of what an effect asks for; it names the card that asks. */
export const refused = (frame: PixelEffectFrame, rule: string, params: Refusal['params'] = {}): Refusal =>
  refusal(rule, { ...params, source: cardKey(frame.card) });

/** The refusal of a place, or null if the filter fits. */
export function whyNotPlace(s: PixelState, frame: PixelEffectFrame, filter: Filter, place: number): Refusal | null {
  const objection = filter(s, place, frame);
  if (objection === null) return null;
  const { rule, params } = objection(s, place);
  return refused(frame, rule, params);
}

/** The prompt of a verb, with the card that asks. */
const asks =
  (key: string) =>
  (_s: PixelState, frame: PixelEffectFrame): { key: string; params: { source: string } } => ({
    key,
    params: { source: cardKey(frame.card) },
  });

/** PT-EFF-01: an effect that leaves no way out must be answered. */
const mandatory: NonNullable<PixelVerb['otherwise']> = (_c, frame, _seat, code) =>
  evades(code) ? refused(frame, 'PT-EFF-01') : null;

export type Act = (c: PixelContext, frame: PixelEffectFrame) => void;

/** Whom a verb waits for, and what it does when that is nobody. */
export interface Waiting {
  seats(c: PixelContext, frame: PixelEffectFrame): number;
  readonly run?: Act;
}

export function question(prompt: string, verb: Waiting, ...deeds: readonly PixelDeed[]): PixelVerb {
  const hasWayOut = deeds.some(({ kind }) => kind === choose.decline || kind === choose.done);
  const asked = { ...verb, deeds: () => deeds, prompt: asks(prompt) };
  return hasWayOut ? asked : { ...asked, otherwise: mandatory };
}

type OnPlace = (c: PixelContext, frame: PixelEffectFrame, place: number) => void;

/** The choice of one place that fits. */
export const pick = (filter: Filter, act: OnPlace): PixelDeed => ({
  kind: choose.pick,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    for (let place = 0; place < placeCount; place++) {
      if (filter(state, place, frame) === null) out.add(choose.pick.code(place));
    }
  },
  forbids: ({ state }, frame, _seat, code) => whyNotPlace(state, frame, filter, choose.pick.place(code)),
  does: (c, frame, _seat, code) => act(c, frame, choose.pick.place(code)),
});

export const decline: PixelDeed = always(choose.decline, () => {});

/** The player has enough of an effect that is repeated: its answers are forgotten. */
export const done: PixelDeed = always(choose.done, (_c, frame) => {
  frame.answers.length = 0;
});

/** The player chooses one place that fits; something is done with it. Skipped only if none fits. */
export const onOne = (filter: Filter, act: OnPlace, prompt: string): PixelVerb =>
  question(
    prompt,
    { seats: (c, frame) => (somewhere(c.state, frame, filter) ? own(frame) : 0), run: impossible },
    pick(filter, act),
  );

/** Like `onOne`, but the player may decline. */
export const onOneIfWanted = (filter: Filter, act: OnPlace, prompt: string): PixelVerb =>
  question(
    prompt,
    { seats: (c, frame) => (somewhere(c.state, frame, filter) ? own(frame) : 0), run: () => {} },
    pick(filter, act),
    decline,
  );
