import type { Step } from '@heldentisch/engine';
import { heroCells, leaderPlace, placeOf, rowOf } from '../grid.js';
import { drawn, leaderRow, type PixelState, type RoundFrame, type WaveFrame } from '../state.js';
import { abilityIndex } from '../tables.js';
import { countCorpses, hasHeroPower, hasLeaderPower, kindAt, leaderAbility, leaderKind } from '../units.js';
import { happened } from '../vocabulary.js';
import { pushEffect } from './effect.js';
import { endGame } from './ending.js';
import { deckOf, handOf, type PixelContext } from './piles.js';

const actionsPerTurn = 2;
const stillRoundsToDraw = 10;
const bothUnits = 3;

/** The player whose turn comes first or second in this round. */
const player = (s: PixelState, turn: 0 | 1): number => (turn === 0 ? s.first : 1 - s.first);

function pushLeaderEffect(c: PixelContext, seat: number, when: 'endOfWave' | 'endOfRound'): void {
  const ability = leaderAbility(c.state, seat);
  if (ability?.[when] != null) pushEffect(c, leaderKind(c.state, seat), leaderRow, seat, leaderPlace(seat));
}

const waves = { front: 0, flank: 1, rear: 2, firstEffects: 3, secondEffects: 4, end: 5 } as const;

export const roundStep: Step<PixelState, RoundFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === waves.front) beginRound(c);
    if (phase <= waves.rear) {
      s.wave = phase;
      s.frames.push({ step: 'wave', at: 0 });
    } else if (phase === waves.firstEffects) pushLeaderEffect(c, player(s, 0), 'endOfRound');
    else if (phase === waves.secondEffects) pushLeaderEffect(c, player(s, 1), 'endOfRound');
    else {
      frame.at = waves.front;
      endRound(c);
    }
  },
};

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
  s.stillRounds = s.progress === 0 && isExhausted(s) ? s.stillRounds + 1 : 0;
  s.first = 1 - s.first;
  if (s.stillRounds >= stillRoundsToDraw) endGame(c, drawn, 'outcome.standstill');
}

/** No card is left to come into play. */
const isExhausted = (s: PixelState): boolean =>
  [0, 1].every((seat) => deckOf(s, seat).length + handOf(s, seat).length === 0);

const turns = { begin: 0, first: 1, second: 2, firstEffects: 3, secondEffects: 4, check: 5, end: 6 } as const;

export const waveStep: Step<PixelState, WaveFrame> = {
  run(c, frame) {
    const s = c.state;
    const phase = frame.at++;
    if (phase === turns.begin) beginWave(c);
    else if (phase === turns.first) beginTurn(c, player(s, 0));
    else if (phase === turns.second) beginTurn(c, player(s, 1));
    else if (phase === turns.firstEffects) pushLeaderEffect(c, player(s, 0), 'endOfWave');
    else if (phase === turns.secondEffects) pushLeaderEffect(c, player(s, 1), 'endOfWave');
    else if (phase === turns.check) {
      s.frames.push({ step: 'check', at: 0, units: bothUnits, priority: s.first });
    } else s.frames.pop();
  },
};

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
  noteStandingPowers(c, seat);
  s.frames.push({ step: 'turn', seat });
}

/** For the coverage report: abilities that work without being asked. */
function noteStandingPowers(c: PixelContext, seat: number): void {
  const s = c.state;
  const enemy = 1 - seat;
  const note = (owner: number): void => c.resolved(abilityIndex(leaderKind(s, owner), leaderRow));
  if (hasLeaderPower(s, seat, 'extraAction')) note(seat);
  if (hasLeaderPower(s, enemy, 'opensEnemyHand') && handOf(s, seat).length > 0) note(enemy);
  if (hasLeaderPower(s, enemy, 'forbidsClear') && countCorpses(s, seat) > 0) note(enemy);
  const copied = kindAt(s, leaderPlace(seat));
  if (copied !== leaderKind(s, seat)) c.resolved(abilityIndex(copied, leaderRow));
  for (const cell of heroCells) {
    const place = placeOf(seat, cell);
    if (hasHeroPower(s, place, 'peeksAtDeck') && deckOf(s, seat).length > 0) {
      c.resolved(abilityIndex(kindAt(s, place), rowOf(place)));
    }
  }
}

export function actionsOf(s: PixelState, seat: number): number {
  return actionsPerTurn + (hasLeaderPower(s, seat, 'extraAction') ? 1 : 0);
}
