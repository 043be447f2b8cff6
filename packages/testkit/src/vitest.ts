import { basename } from 'node:path';
import type { Game } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { casePlaces } from './cases/case-places.js';
import type { CaseMode } from './cases/case-run.js';
import { type CaseFile, differenceLines, watchCase } from './cases/run-case.js';
import { circleProblems } from './circles.js';
import { copyProblems } from './copies.js';
import { type CoverageReport, coverage } from './coverage.js';
import { citationsIn, filesIn } from './files.js';
import { leaksAt } from './fuzz/crossings.js';
import { fuzz } from './fuzz/fuzz.js';
import { plantLeak } from './fuzz/planted.js';
import { checkGolden } from './golden.js';
import { playablePositions, randomPositionProblems, writtenPositionProblems } from './positions.js';
import { terminates } from './terminates.js';
import { textProblems } from './texts.js';

export interface SuiteOptions {
  /** Folder of `*.yaml`; may be missing for a game without cases. */
  readonly casesDirectory: string;
  /** Folder of `*.game.jsonl`. */
  readonly goldenDirectory?: string;
  /** Folders of test files whose citations count for rules that a case cannot show. */
  readonly testDirectories?: readonly string[];
  readonly seed?: number;
  readonly fuzzTries?: number;
  readonly coverageGames?: number;
  readonly terminationGames?: number;
  readonly circleGames?: number;
  readonly textGames?: number;
  /** The position notation reads what it writes. */
  readonly roundTrip?: boolean;
  readonly roundTripGames?: number;
  /** What random play is known not to meet; everything else must be met. Only the lists named here are looked at. */
  readonly expectations?: Partial<
    Pick<
      CoverageReport,
      | 'abilitiesNeverResolved'
      | 'abilitiesWithoutCase'
      | 'eventsNeverSeen'
      | 'choicesNeverOffered'
      | 'choicesNeverTaken'
    >
  >;
  /** Rules that neither a case nor a test can show, for instance those on the contents of the box. */
  readonly rulesWithoutCase?: readonly string[];
  readonly timeoutMs?: number;
}

const defaultTries = 5000;

function caseTests(game: Game, cases: readonly CaseFile[], mode: CaseMode): void {
  // A game without cases is told so by the coverage test.
  if (cases.length === 0) return;
  describe(mode === 'plain' ? 'cases' : 'cases, each choice undone and redone', () => {
    for (const { name, text } of cases) {
      it(basename(name, '.yaml'), () => {
        expect(differenceLines(watchCase({ [game.id]: game }, text, name, { mode }))).toEqual([]);
      });
    }
  });
}

function goldenTests(game: Game, directory: string): void {
  const files = filesIn(directory, '.game.jsonl');
  describe('golden games', () => {
    it('exist', () => expect(files.length).toBeGreaterThan(0));
    for (const { name, text } of files) {
      it(basename(name, '.game.jsonl'), () => {
        expect(checkGolden(game, text).problem ?? '').toBe('');
      });
    }
  });
}

function fuzzTests(game: Game, cases: readonly CaseFile[], tries: number, seed: number, timeoutMs: number): void {
  it(
    `keeps its promises in ${tries} tries`,
    () => {
      const report = fuzz(game, { tries, seed, positions: playablePositions(game, cases) });
      expect(report.problems).toEqual([]);
      const { offeredRefused, unofferedAccepted, leaks, undoBroken, reloadBroken, replayBroken } = report;
      expect([offeredRefused, unofferedAccepted, leaks, undoBroken, reloadBroken, replayBroken]).toEqual([
        0, 0, 0, 0, 0, 0,
      ]);
      const { offeredTried, unofferedTried, leaksTried, undoTried, reloadTried, replayTried } = report;
      const tried = [offeredTried, unofferedTried, leaksTried, undoTried, reloadTried, replayTried];
      expect(tried.every((count) => count > 0)).toBe(true);
    },
    timeoutMs,
  );
}

/** Which kinds of frames lie on the stack at some decision of the cases: only those can be seen by anybody. */
function visibleFrames(game: Game, cases: readonly CaseFile[]): Set<string> {
  const kinds = new Set<string>();
  for (const { match, next } of casePlaces(game, cases)) {
    for (const { step } of match.play.state.frames) kinds.add(step);
    if (next.dice !== undefined) match.play.chance.follow(next.dice);
    match.play.choose(next.seat, next.code);
    for (const { step } of match.play.state.frames) kinds.add(step);
  }
  return kinds;
}

function leakTests(game: Game, cases: readonly CaseFile[], given: SuiteOptions, timeoutMs: number): void {
  it(
    'tells nobody by any choice of a case what they may not know',
    () => {
      expect([...leaksAt(game, casePlaces(game, cases))]).toEqual([]);
    },
    timeoutMs,
  );

  describe('the checks find a hidden thing', () => {
    const tries = given.fuzzTries ?? defaultTries;
    const seed = given.seed ?? 1;
    const finds = (faulty: Game): boolean => {
      for (const _problem of leaksAt(faulty, casePlaces(faulty, cases))) return true;
      return fuzz(faulty, { tries, seed, stopAtFirst: true }).leaks > 0;
    };
    it('in a field of the state', () => expect(finds(plantLeak(game, null))).toBe(true), timeoutMs);
    for (const kind of visibleFrames(game, cases)) {
      it(`in a frame of the kind ${kind}`, () => expect(finds(plantLeak(game, kind))).toBe(true), timeoutMs);
    }
  });
}

function coverageTests(game: Game, cases: readonly CaseFile[], given: SuiteOptions, timeoutMs: number): void {
  it(
    'has a case or a test for every rule',
    () => {
      const citedIn = citationsIn(given.testDirectories ?? []);
      const report = coverage(game, { games: given.coverageGames ?? 50, seed: given.seed ?? 1, cases, citedIn });
      const excused = given.rulesWithoutCase ?? [];
      expect(report.rulesWithoutCase.filter((id) => !excused.includes(id))).toEqual([]);
      for (const [key, expected] of Object.entries(given.expectations ?? {})) {
        const found = report[key as keyof NonNullable<SuiteOptions['expectations']>];
        expect({ [key]: found.filter((name) => !expected.includes(name)) }).toEqual({ [key]: [] });
      }
    },
    timeoutMs,
  );
}

/**
 * The whole suite of a game in one call: cases twice, golden games, fuzzing, termination, circles, coverage, texts,
 * positions.
 */
export function gameSuite(game: Game, given: SuiteOptions): void {
  const seed = given.seed ?? 1;
  const timeoutMs = given.timeoutMs ?? 120_000;
  const cases = filesIn(given.casesDirectory, '.yaml');
  describe(game.id, () => {
    caseTests(game, cases, 'plain');
    caseTests(game, cases, 'undo');
    if (given.goldenDirectory !== undefined) goldenTests(game, given.goldenDirectory);
    fuzzTests(game, cases, given.fuzzTries ?? defaultTries, seed, timeoutMs);
    if (game.zones.count > 0 && cases.length > 0) leakTests(game, cases, given, timeoutMs);
    coverageTests(game, cases, given, timeoutMs);

    it(
      'ends within its longest game',
      () => {
        expect(terminates(game, { games: given.terminationGames ?? 100, seed }).unfinished).toEqual([]);
      },
      timeoutMs,
    );

    it(
      'lets nobody go on alone for ever',
      () => {
        expect(circleProblems(game, { games: given.circleGames ?? 60, seed })).toEqual([]);
      },
      timeoutMs,
    );

    it(
      'has all texts in both languages',
      () => {
        expect(textProblems(game, given.textGames ?? 30, seed)).toEqual([]);
      },
      timeoutMs,
    );

    it(
      'copies its states whole and shares nothing',
      () => {
        expect(copyProblems(game, 2, seed)).toEqual([]);
      },
      timeoutMs,
    );

    it('reads and writes the positions of its cases', () => {
      expect(writtenPositionProblems(game, cases, given.roundTrip ?? false)).toEqual([]);
    });

    if (given.roundTrip === true) {
      it(
        'reads back the positions it writes',
        () => {
          expect(randomPositionProblems(game, given.roundTripGames ?? 10, seed)).toEqual([]);
        },
        timeoutMs,
      );
    }
  });
}
