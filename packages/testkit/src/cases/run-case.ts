import type { Game } from '@heldentisch/engine';
import { errorText } from '../fuzz/report.js';
import { CaseError, CaseErrors } from './case-error.js';
import { type CaseText, readYaml, YamlError } from './case-file.js';
import { setUp } from './case-match.js';
import { type CaseMode, CaseRun } from './case-run.js';
import { type CaseStep, readCase } from './read-case.js';

/** Where a case and the game disagree. */
export interface Difference {
  /** Counts from 1. */
  readonly line: number;
  /** The place in the case, like `steps.2.expect.units.1.f2.damage`. */
  readonly field: string;
  readonly message: string;
}

export interface CaseReport {
  readonly file: string;
  readonly passed: boolean;
  /** The rules the case speaks of; empty if it could not be read. */
  readonly rules: readonly string[];
  readonly title: string;
  /** The first difference, if there is one. */
  readonly difference?: Difference;
  /** All of them, in the order of the case. */
  readonly differences?: readonly Difference[];
}

export interface CaseFile {
  readonly name: string;
  readonly text: string;
}

export type Games = Readonly<Record<string, Game>>;

/** What else a case is run for: counts of resolved abilities go into `coverage`. */
export interface CaseWatch {
  readonly mode?: CaseMode;
  readonly coverage?: Int32Array;
}

function differencesOf(error: unknown, text: CaseText | null): Difference[] {
  if (error instanceof YamlError) return [{ line: error.line, field: 'yaml', message: error.message }];
  if (error instanceof CaseErrors) return error.errors.flatMap((one) => differencesOf(one, text));
  if (error instanceof CaseError) {
    return [{ line: text?.lineOf(error.path) ?? 1, field: error.path.join('.') || 'case', message: error.message }];
  }
  return [{ line: 1, field: 'case', message: errorText(error) }];
}

/** Takes step after step. A step that leads elsewhere than the case says is the last one. */
function play(run: CaseRun, steps: readonly CaseStep[]): CaseError[] {
  const found: CaseError[] = [];
  for (const [i, step] of steps.entries()) {
    try {
      for (const difference of run.take(step)) found.push(difference);
    } catch (error) {
      const [path, message] =
        error instanceof CaseError ? [error.path, error.message] : [step.path, `threw ${errorText(error)}`];
      const left = steps.length - i - 1;
      found.push(new CaseError(path, left === 0 ? message : `${message} (steps not played after this: ${left})`));
      break;
    }
  }
  return found;
}

/** Plays one rule case and reports what differs. Never throws: a broken game is a difference too. */
export function watchCase(games: Games, text: string, file: string, watch: CaseWatch = {}): CaseReport {
  let yaml: CaseText | null = null;
  let known: Pick<CaseReport, 'rules' | 'title'> = { rules: [], title: '' };
  const differences: Difference[] = [];
  try {
    yaml = readYaml(text);
    const ruleCase = readCase(games, yaml.data);
    known = { rules: ruleCase.rules, title: ruleCase.title };
    const run = new CaseRun(setUp(ruleCase), watch.mode ?? 'plain');
    run.match.play.coverage = watch.coverage ?? null;
    for (const error of play(run, ruleCase.steps)) differences.push(...differencesOf(error, yaml));
  } catch (error) {
    differences.push(...differencesOf(error, yaml));
  }
  const [difference] = differences;
  if (difference === undefined) return { file, passed: true, ...known };
  return { file, passed: false, ...known, difference, differences };
}

/** What differs, a line for each difference; none if the case has passed. */
export function differenceLines({ file, differences = [] }: CaseReport): string[] {
  return differences.map(({ line, field, message }) => `${file}, line ${line}, ${field}: ${message}`);
}

/** Runs one rule case. `games` are the games by id. */
export function runCase(games: Games, text: string, fileName: string): CaseReport {
  return watchCase(games, text, fileName);
}

/** Runs many; in undo mode every accepted choice is taken back and made again before the case goes on. */
export function runCases(games: Games, files: readonly CaseFile[], mode: CaseMode = 'plain'): CaseReport[] {
  return files.map(({ name, text }) => watchCase(games, text, name, { mode }));
}
