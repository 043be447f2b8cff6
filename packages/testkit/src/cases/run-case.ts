import type { Game } from '@heldentisch/engine';
import { errorText } from '../fuzz/report.js';
import { CaseError } from './case-error.js';
import { type CaseText, readYaml, YamlError } from './case-file.js';
import { setUp } from './case-match.js';
import { type CaseMode, CaseRun } from './case-run.js';
import { readCase } from './read-case.js';

/** Where a case and the game disagree first. */
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
  readonly difference?: Difference;
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

function differenceOf(error: unknown, text: CaseText | null): Difference {
  if (error instanceof YamlError) return { line: error.line, field: 'yaml', message: error.message };
  if (error instanceof CaseError) {
    return { line: text?.lineOf(error.path) ?? 1, field: error.path.join('.') || 'case', message: error.message };
  }
  return { line: 1, field: 'case', message: errorText(error) };
}

/** Plays one rule case and reports the first difference. Never throws: a broken game is a difference too. */
export function watchCase(games: Games, text: string, file: string, watch: CaseWatch = {}): CaseReport {
  let yaml: CaseText | null = null;
  let known: Pick<CaseReport, 'rules' | 'title'> = { rules: [], title: '' };
  try {
    yaml = readYaml(text);
    const ruleCase = readCase(games, yaml.data);
    known = { rules: ruleCase.rules, title: ruleCase.title };
    const run = new CaseRun(setUp(ruleCase), watch.mode ?? 'plain');
    run.match.play.coverage = watch.coverage ?? null;
    for (const step of ruleCase.steps) {
      try {
        run.take(step);
      } catch (error) {
        throw error instanceof CaseError ? error : new CaseError(step.path, `threw ${errorText(error)}`);
      }
    }
    return { file, passed: true, ...known };
  } catch (error) {
    return { file, passed: false, ...known, difference: differenceOf(error, yaml) };
  }
}

/** Runs one rule case. `games` are the games by id. */
export function runCase(games: Games, text: string, fileName: string): CaseReport {
  return watchCase(games, text, fileName);
}

/** Runs many; in undo mode every accepted choice is taken back and made again before the case goes on. */
export function runCases(games: Games, files: readonly CaseFile[], mode: CaseMode = 'plain'): CaseReport[] {
  return files.map(({ name, text }) => watchCase(games, text, name, { mode }));
}
