import { type Motion, pause } from '../../../table/kit/motion-stage.js';

const briefMs = 240;
const stepMs = 340;
const blowMs = 650;
const tokenMs = 900;
const sceneMs = 1500;

const all = (ms: number, ...types: readonly string[]): [string, Motion][] => types.map((type) => [type, pause(ms)]);

/** Who does something need not be told of it: only those who watch. */
const ofOthers = (ms: number, ...types: readonly string[]): [string, Motion][] =>
  types.map((type) => [
    type,
    ({ root }, { seat }) => (root.querySelector<HTMLElement>('[data-own]')?.dataset.seat === String(seat) ? 0 : ms),
  ]);

/** How long an event is to be seen and read; events that are not listed are told at once. */
export const motions: Readonly<Record<string, Motion>> = Object.fromEntries([
  ...all(
    briefMs,
    'cardPlayed',
    'unitActivated',
    'skillUsed',
    'manaPaid',
    'movePoints',
    'influencePoints',
    'healPoints',
  ),
  ...ofOthers(briefMs, 'attackPoints', 'blockPoints', 'crystalGained', 'manaGained', 'woundHealed', 'tacticTaken'),
  ...all(stepMs, 'heroStepped', 'heroWithdrew', 'heroEntered', 'turnBegun', 'dummyTurned', 'phaseBegun', 'rested'),
  ...all(blowMs, 'tileLaid', 'ruinRevealed', 'combatBegun', 'enemySummoned', 'attackBlocked', 'enemyDefeated'),
  ...all(blowMs, 'damageDealt', 'woundTaken', 'unitWounded', 'unitDestroyed', 'unitRecruited', 'cardGained'),
  ...all(blowMs, 'siteConquered', 'siteGone', 'cityShield', 'plundered', 'altarPaid', 'dummyTactic', 'turnForfeited'),
  ...all(tokenMs, 'tokenRevealed', 'paralyzed', 'skillGained'),
  ...all(sceneMs, 'roundBegun', 'levelReached', 'knockedOut', 'endAnnounced', 'dummyAnnounced', 'goalReached'),
]);
