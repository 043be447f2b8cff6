import { type Phases, sequence, type Verb } from '@heldentisch/engine';
import { heroCells, leaderPlace, placeOf } from '../grid.js';
import { drawn, leaderRow, type PixelState, type RoundFrame, type WaveFrame } from '../state.js';
import { abilityIndex } from '../tables.js';
import {
  copyingLeader,
  countCorpses,
  countLivingHeroes,
  hasHeroPower,
  hasLeaderPower,
  isLivingHero,
  kindAt,
  leaderAbility,
  leaderKind,
  lifeAt,
  unitHasHeroPower,
} from '../units.js';
import { happened } from '../vocabulary.js';
import { effectFrame } from './effect.js';
import { endGame } from './games.js';
import { noteAbility, noteLeader } from './noting.js';
import { deckOf, handOf, type PixelContext } from './piles.js';

const actionsPerTurn = 2;
const stillRoundsToDraw = 10;
const bothUnits = 3;

/** The player whose turn comes first or second in this round. */
const player = (s: PixelState, turn: 0 | 1): number => (turn === 0 ? s.first : 1 - s.first);

/** Carries out what the leader of the first or second player does then. */
const leaderEffect = (turn: 0 | 1, moment: 'endOfWave' | 'endOfRound'): Verb<PixelState, RoundFrame | WaveFrame> => ({
  run({ state: s }) {
    const seat = player(s, turn);
    if (leaderAbility(s, seat)?.[moment] == null) return;
    s.frames.push(effectFrame(leaderKind(s, seat), leaderRow, seat, leaderPlace(seat)));
  },
});

function pushWave(c: PixelContext, row: number): void {
  c.state.wave = row;
  c.state.frames.push({ step: 'wave', at: 0 });
}

/** PT-RND-01, PT-RND-12 */
const roundPhases = {
  front: {
    run(c) {
      beginRound(c);
      pushWave(c, 0);
    },
  },
  flank: { run: (c) => pushWave(c, 1) },
  rear: { run: (c) => pushWave(c, 2) },
  firstEffects: leaderEffect(0, 'endOfRound'),
  secondEffects: leaderEffect(1, 'endOfRound'),
  end: {
    run(c, frame): void {
      roundCourse.go(frame, 'front');
      endRound(c);
    },
  },
} satisfies Phases<PixelState, RoundFrame>;

const roundCourse = sequence<PixelState, RoundFrame, typeof roundPhases>(roundPhases);
export const roundStep = roundCourse.step;

function beginRound(c: PixelContext): void {
  const s = c.state;
  s.round++;
  s.progress = 0;
  s.saved.fill(0);
  c.emit(happened.roundStarted, s.round);
}

/**
 * PT-RND-07, PT-END-08. That both players can only pass never comes about: after the truce somebody melee-capable
 * always stands in each middle column. What does come about are leaders that cannot harm each other.
 */
function endRound(c: PixelContext): void {
  const s = c.state;
  s.stillRounds = isStill(s) ? s.stillRounds + 1 : 0;
  s.first = 1 - s.first;
  if (s.stillRounds >= stillRoundsToDraw) endGame(c, drawn, 'outcome.standstill');
}

/** Nothing has happened in this round, and no card is left to come into play. */
const isStill = (s: PixelState): boolean =>
  s.progress === 0 && [0, 1].every((seat) => deckOf(s, seat).length + handOf(s, seat).length === 0);

/** PT-RND-02, PT-RND-05, PT-RND-11 */
const wavePhases = {
  begin: { run: beginWave },
  firstTurn: { run: (c) => beginTurn(c, player(c.state, 0)) },
  secondTurn: { run: (c) => beginTurn(c, player(c.state, 1)) },
  firstEffects: leaderEffect(0, 'endOfWave'),
  secondEffects: leaderEffect(1, 'endOfWave'),
  check: {
    run: ({ state: s }) => void s.frames.push({ step: 'check', at: 0, units: bothUnits, priority: s.first }),
  },
} satisfies Phases<PixelState, WaveFrame>;

export const waveStep = sequence<PixelState, WaveFrame, typeof wavePhases>(wavePhases).step;

/** What lasts for one wave ends, and what was announced for the next one begins. */
function beginWave(c: PixelContext): void {
  const s = c.state;
  s.mark.fill(0);
  s.hurt.fill(0);
  s.stormed.fill(0);
  s.bonus.fill(0);
  s.revenge.fill(0);
  s.shown.fill(0);
  for (let seat = 0; seat < 2; seat++) {
    s.fewer[seat] = s.fewerNext[seat] as number;
    s.fewerNext[seat] = 0;
  }
  c.emit(happened.waveStarted, s.wave);
}

/** PT-RND-03, PT-LDR-08. A player keeps at least one action. */
function beginTurn(c: PixelContext, seat: number): void {
  const s = c.state;
  s.active = seat;
  s.orders = 0;
  s.actions = Math.max(1, actionsOf(s, seat) - (s.fewer[seat] as number));
  c.emit(happened.turnStarted, seat, s.actions);
  if (c.isCovered) noteStandingPowers(c, seat);
  s.frames.push({ step: 'turn', seat });
}

/** For the coverage report: abilities that work without being asked. */
function noteStandingPowers(c: PixelContext, seat: number): void {
  const s = c.state;
  const enemy = 1 - seat;
  const power = leaderAbility(s, enemy)?.power;
  if (power === 'opensEnemyHand' && handOf(s, seat).length > 0) noteLeader(c, enemy);
  if (power === 'forbidsClear' && countCorpses(s, seat) > 0) noteLeader(c, enemy);
  if (hasLeaderPower(s, seat, 'extraAction')) noteLeader(c, seat);
  const printed = kindAt(s, leaderPlace(seat));
  if (printed === copyingLeader) c.resolved(abilityIndex(printed, leaderRow));
  if (deckOf(s, seat).length === 0) return;
  for (const cell of heroCells) {
    if (hasHeroPower(s, placeOf(seat, cell), 'peeksAtDeck')) noteAbility(c, placeOf(seat, cell));
  }
}

export function actionsOf(s: PixelState, seat: number): number {
  return actionsPerTurn + (hasLeaderPower(s, seat, 'extraAction') ? 1 : 0);
}

/** At most so much damage comes upon each hero of a seat between the last turn of a wave and its check (PT-LDR-14). */
const lateDamage = (s: PixelState, seat: number): number => (leaderAbility(s, 1 - seat)?.endOfWave == null ? 0 : 1);

/** Whether a card may be drawn because a hero of the seat dies in the next check. */
function mayDrawForDead(s: PixelState, seat: number): boolean {
  if (deckOf(s, seat).length === 0 || !unitHasHeroPower(s, seat, 'drawsOnDeath')) return false;
  const late = lateDamage(s, seat);
  return heroCells.some((cell) => {
    const place = placeOf(seat, cell);
    return isLivingHero(s, place) && (s.damage[place] as number) + late >= lifeAt(s, place);
  });
}

function leaderMayFall(s: PixelState, seat: number): boolean {
  const leader = leaderPlace(seat);
  const late = hasLeaderPower(s, seat, 'takesLethalDamage') ? lateDamage(s, seat) * countLivingHeroes(s, seat) : 0;
  return (s.damage[leader] as number) + late >= lifeAt(s, leader);
}

/** Whether the end of this wave may be the end of a game in a match: then the cards are shuffled anew (PT-MAT-10). */
function nextGameMayBegin(s: PixelState): boolean {
  if (s.target === 0) return false;
  const standstill = s.wave === 2 && s.stillRounds + 1 >= stillRoundsToDraw && isStill(s);
  return standstill || leaderMayFall(s, 0) || leaderMayFall(s, 1);
}

/**
 * Whether the seat's pass ends the wave and may show it new cards: drawn for its dead, or drawn openly by the enemy. A
 * seat that has actions left but nothing to do with them answers in the middle of what the enemy has chosen: then it
 * is also about cards that the enemy would see.
 */
export function passMayReveal(s: PixelState, seat: number): boolean {
  if (seat === s.first) return false;
  // Who can draw a card has more than the pass to choose from.
  if (s.actions > 0 && deckOf(s, seat).length > 0) return false;
  if (nextGameMayBegin(s)) return true;
  if (mayDrawForDead(s, seat)) return true;
  return (s.actions > 0 || hasLeaderPower(s, seat, 'opensEnemyHand')) && mayDrawForDead(s, 1 - seat);
}
