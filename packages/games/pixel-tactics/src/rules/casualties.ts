import { first, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { cellCount, cellOf, heroCells, leaderPlace, placeCount, placeOf, rowOf, seatOf } from '../grid.js';
import { attackKinds, type CheckFrame, drawn, type PixelState, type Trigger } from '../state.js';
import { abilityIndex } from '../tables.js';
import {
  attackValue,
  hasHeroPower,
  hasLeaderPower,
  isLethal,
  isLivingHero,
  isMeleeCapable,
  kindAt,
  leaderKind,
  lifeAt,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { endGame } from './ending.js';
import { discardFromUnit, type PixelContext, turnToCorpse } from './piles.js';

/** PT-LDR-25: the attack values from just before the death, against each enemy cell. */
function lastAttackValues(s: PixelState, place: number): number[] {
  const enemy = 1 - seatOf(place);
  return Array.from({ length: cellCount }, (_, cell) => attackValue(s, place, placeOf(enemy, cell), attackKinds.melee));
}

/** What the death of one hero sets off; asked before any death of the batch is carried out (PT-CAS-07, PT-LDR-06). */
function triggersOfDeath(s: PixelState, place: number): Trigger[] {
  const seat = seatOf(place);
  const id = s.card[place] as number;
  const list: Trigger[] = [];
  if (hasLeaderPower(s, seat, 'lastAttack') && isMeleeCapable(s, place)) {
    list.push({ kind: 'lastAttack', seat, place, id, values: lastAttackValues(s, place) });
  }
  if (hasLeaderPower(s, 1 - seat, 'takesCasualties')) {
    list.push({ kind: 'takeCasualty', seat: 1 - seat, place, id, values: [] });
  }
  for (const cell of heroCells) {
    const reporter = placeOf(seat, cell);
    if (hasHeroPower(s, reporter, 'drawsOnDeath')) {
      list.push({ kind: 'draw', seat, place: leaderPlace(seat), id: s.card[reporter] as number, values: [] });
    }
  }
  return list;
}

function discardingPlace(s: PixelState): number {
  for (let place = 0; place < placeCount; place++) if (hasHeroPower(s, place, 'discardsTheKilled')) return place;
  return -1;
}

/** Kills heroes at the same time (PT-CAS-04, PT-CAS-05) and leaves what that sets off on the stack. */
export function die(c: PixelContext, places: readonly number[], priority: number): void {
  if (places.length === 0) return;
  const s = c.state;
  const list = places.flatMap((place) => triggersOfDeath(s, place));
  const discarding = discardingPlace(s);
  const discardingAbility = discarding < 0 ? -1 : abilityIndex(kindAt(s, discarding), rowOf(discarding));
  for (const place of places) {
    c.emit(happened.heroKilled, kindAt(s, place), place);
    if (discardingAbility >= 0) c.resolved(discardingAbility);
    if (discardingAbility >= 0 || s.taken[place] !== 0) discardFromUnit(c, place);
    else turnToCorpse(s, place);
  }
  if (list.length > 0) s.frames.push({ step: 'triggers', priority, list });
}

function lethalHeroes(s: PixelState, units: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < placeCount; place++) {
    if ((units & (1 << seatOf(place))) !== 0 && isLivingHero(s, place) && isLethal(s, place)) list.push(place);
  }
  return list;
}

const phases = { firstSaves: 0, secondSaves: 1, deaths: 2, end: 3 } as const;

/** The seat that may save a hero from this check now, or -1. */
function savingSeat(s: PixelState, frame: CheckFrame): number {
  if (frame.at > phases.secondSaves) return -1;
  const seat = frame.at === phases.firstSaves ? frame.priority : 1 - frame.priority;
  const may = (frame.units & (1 << seat)) !== 0 && s.saved[seat] === 0 && hasLeaderPower(s, seat, 'savesHero');
  return may && lethalHeroes(s, 1 << seat).length > 0 ? seat : -1;
}

/** PT-END-02 to PT-END-05 */
function judgeLeaders(c: PixelContext, units: number): boolean {
  const s = c.state;
  const dead = [0, 1].filter((seat) => (units & (1 << seat)) !== 0 && isLethal(s, leaderPlace(seat)));
  for (const seat of dead) c.emit(happened.leaderKilled, seat);
  if (dead.length === 0) return false;
  if (dead.length === 1) {
    endGame(c, 1 - (dead[0] as number), 'outcome.leader');
    return true;
  }
  const survivors = [0, 1].map((seat) => {
    const places = heroCells.map((cell) => placeOf(seat, cell));
    return places.filter((place) => isLivingHero(s, place) && !isLethal(s, place)).length;
  });
  const difference = (survivors[0] as number) - (survivors[1] as number);
  endGame(c, difference > 0 ? 0 : difference < 0 ? 1 : drawn, 'outcome.bothLeaders');
  return true;
}

export const checkStep: Step<PixelState, CheckFrame> = {
  seats(c, frame) {
    const seat = savingSeat(c.state, frame);
    return seat < 0 ? 0 : 1 << seat;
  },
  run(c, frame) {
    const phase = frame.at++;
    if (phase === phases.deaths) {
      c.emit(happened.casualtiesChecked);
      if (!judgeLeaders(c, frame.units)) die(c, lethalHeroes(c.state, frame.units), frame.priority);
    } else if (phase === phases.end) c.state.frames.pop();
  },
  options(c, _frame, seat, out) {
    for (const place of lethalHeroes(c.state, 1 << seat)) out.add(choose.save.code(cellOf(place)));
    out.add(choose.decline.code());
  },
  choose(c, frame, seat, code) {
    const s = c.state;
    frame.at++;
    if (code === choose.decline.code()) return;
    const place = placeOf(seat, first(code));
    s.damage[place] = lifeAt(s, place) - 1;
    s.saved[seat] = 1;
    c.resolved(abilityIndex(leaderKind(s, seat), 4));
    c.emit(happened.heroSaved, kindAt(s, place), place);
  },
  prompt: () => ({ key: 'save' }),
  refuse: (): Refusal => refusal('PT-DMG-03'),
};
