import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseFile, citedRules } from '@heldentisch/testkit';
import { Problem } from './arguments.js';
import { readText } from './files.js';

const isCase = (name: string): boolean => /\.ya?ml$/.test(name);
const isTest = (name: string): boolean => /\.(ts|tsx)$/.test(name);

/** All files below a directory whose name fits, sorted; none if there is no such directory. */
function filesBelow(directory: string, fits: (name: string) => boolean): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const read = (name: string): CaseFile => ({ name, text: readText(name) });

/** The rule cases in files and directories, in the order given. Throws `Problem` if one of them holds none. */
export function readCases(places: readonly string[]): CaseFile[] {
  return places.flatMap((place) => {
    const isDirectory = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isDirectory) return [read(place)];
    const found = filesBelow(place, isCase);
    if (found.length === 0) throw new Problem(`${place}: there are no cases in this directory`);
    return found.map(read);
  });
}

/** The cases of a game's package; none if it has none yet. */
export const casesOf = (packageDirectory: string): CaseFile[] =>
  filesBelow(join(packageDirectory, 'cases'), isCase).map(read);

/** For each rule id the test files of a game's package that cite it. */
export function rulesCitedInTests(packageDirectory: string): Record<string, string[]> {
  const cited: Record<string, string[]> = {};
  for (const name of filesBelow(join(packageDirectory, 'test'), isTest)) {
    for (const id of citedRules(readText(name))) {
      cited[id] ??= [];
      cited[id].push(name);
    }
  }
  return cited;
}
