import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFile } from './cases/run-case.js';
import { citedRules } from './coverage.js';

/** The files of a folder (and its folders) whose names end so, in the order of their names. */
export function filesIn(directory: string, ending: string): CaseFile[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }));
}

/** Which test files cite which rule. */
export function citationsIn(directories: readonly string[]): Record<string, string[]> {
  const cited: Record<string, string[]> = {};
  for (const directory of directories) {
    for (const { name, text } of filesIn(directory, '.test.ts')) {
      for (const rule of citedRules(text)) {
        cited[rule] ??= [];
        cited[rule].push(name);
      }
    }
  }
  return cited;
}
