import { always, type Deed, type Phases, refusal, sequence, type Verb } from '@heldentisch/engine';
import { cellCount, cellOf, heroCells, leaderPlace, placeCount, placeOf, seatOf } from '../grid.js';
import { attackKinds, type CheckFrame, drawn, type PixelState, type Trigger } from '../state.js';
import {
  abilityAt,
  attackValue,
  hasHeroPower,
  hasLeaderPower,
  isLethal,
  isLivingHero,
  isMeleeCapable,
  kindAt,
  lifeAt,
} from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { endGame } from './games.js';
import { noteLeader } from './noting.js';
import { cardAt, notHero, type Objection } from './objections.js';
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
  const discardingAbility = discarding < 0 ? -1 : abilityAt(s, discarding);
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

const notDying: Objection = (s, place) =>
  refusal('PT-DMG-03', { ...cardAt(s, place), damage: s.damage[place] as number, life: lifeAt(s, place) });

const saveDeed: Deed<PixelState, CheckFrame> = {
  kind: choose.save,
  exact: true,
  candidates({ state }, _frame, seat, out) {
    for (const place of lethalHeroes(state, 1 << seat)) out.add(choose.save.code(cellOf(place)));
  },
  forbids({ state }, _frame, seat, code) {
    const place = placeOf(seat, choose.save.unit(code));
    const objection = notHero(state, place) ?? (isLethal(state, place) ? null : notDying);
    return objection?.(state, place) ?? null;
  },
  does(c, _frame, seat, code) {
    const s = c.state;
    const place = placeOf(seat, choose.save.unit(code));
    s.damage[place] = lifeAt(s, place) - 1;
    s.saved[seat] = 1;
    noteLeader(c, seat);
    c.emit(happened.heroSaved, kindAt(s, place), place);
  },
};

const saveDeeds = [saveDeed, always<PixelState, CheckFrame>(choose.decline, () => {})];

/** The leader who may save a hero once in a round. */
const saves = (whose: (frame: CheckFrame) => number): Verb<PixelState, CheckFrame> => ({
  seats({ state: s }, frame) {
    const seat = whose(frame);
    const may = (frame.units & (1 << seat)) !== 0 && s.saved[seat] === 0 && hasLeaderPower(s, seat, 'savesHero');
    return may && lethalHeroes(s, 1 << seat).length > 0 ? 1 << seat : 0;
  },
  deeds: () => saveDeeds,
  prompt: () => ({ key: 'save' }),
});

const checkPhases = {
  firstSaves: saves((frame) => frame.priority),
  secondSaves: saves((frame) => 1 - frame.priority),
  deaths: {
    run(c, frame) {
      c.emit(happened.casualtiesChecked);
      if (!judgeLeaders(c, frame.units)) die(c, lethalHeroes(c.state, frame.units), frame.priority);
    },
  },
} satisfies Phases<PixelState, CheckFrame>;

export const checkStep = sequence<PixelState, CheckFrame, typeof checkPhases>(checkPhases).step;
