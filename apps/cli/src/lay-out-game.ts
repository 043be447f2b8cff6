import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './arguments.js';

/** The game that new ones are made from. It has every part, and its own suite keeps it sound. */
export const exampleId = 'lamplight';

/** The folders of a game in the project. */
const foldersOf = (id: string): readonly string[] => [`packages/games/${id}`, `apps/web/src/games/${id}`];
const scope = '@heldentisch/';
const catalogue = 'packages/catalogue/src/games.ts';
const catalogueProject = 'packages/catalogue/tsconfig.json';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the example is called at which places, and what the new game is called there. */
function renamings(id: string): readonly (readonly [RegExp, string])[] {
  const words = id.split('-').map(capital);
  return [
    [/\blamplight\b/g, id],
    // Titles in the two languages come before the names of types.
    [/\b(?:Lamplight|Lampenschein)\b/g, words.join(' ')],
    [/\bLamplight(?=[A-Z])/g, words.join('')],
    [
      /\bLAM(?=-\d)/g,
      id
        .replaceAll(/[^a-z]/g, '')
        .slice(0, 3)
        .toUpperCase(),
    ],
  ];
}

const madeByTools = /^(dist|node_modules)$|\.tsbuildinfo$/;

function* filesBelow(folder: string, inside = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    if (madeByTools.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else yield path;
  }
}

/** Puts a line into a file before the first line that matches, with a comma behind the one above where there is none. */
function insertBefore(file: string, end: RegExp, line: string): void {
  const text = readFileSync(file, 'utf8');
  const index = text.search(end);
  if (index < 0) throw new Problem(`${file} has no place for a new game`);
  const above = text.slice(0, index).replace(/([^,{[\s])(\s*)$/, '$1,$2');
  writeFileSync(file, above + line + text.slice(index));
}

function checkId(root: string, id: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Problem(`"${id}" is no id of a game: it must be small letters, words joined by "-", such as paper-moon`);
  }
  // The other packages have names in the same scope.
  const homes = [...foldersOf(id), `packages/${id}`, `apps/${id}`];
  const taken = homes.find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) throw new Problem(`the name "${id}" is taken: there is ${taken}`);
}

/**
 * Lays out a new game below the project's root: a copy of the example with names of its own, and its line in the
 * catalogue. Returns the files it has written.
 */
export function layOutGame(root: string, id: string): string[] {
  checkId(root, id);
  const names = renamings(id);
  const renamed = (text: string): string => names.reduce((changed, [from, to]) => changed.replace(from, to), text);
  const written: string[] = [];
  foldersOf(exampleId).forEach((folder, i) => {
    for (const file of filesBelow(join(root, folder))) {
      const target = join(foldersOf(id)[i] as string, renamed(file));
      mkdirSync(dirname(join(root, target)), { recursive: true });
      writeFileSync(join(root, target), renamed(readFileSync(join(root, folder, file), 'utf8')));
      written.push(target);
    }
  });
  const key = id.includes('-') ? `'${id}'` : id;
  insertBefore(join(root, catalogue), /^\};$/m, `  ${key}: () => import('${scope}${id}'),\n`);
  insertBefore(join(root, catalogueProject), /^ {2}\]$/m, `    { "path": "../games/${id}" }\n`);
  return [...written, catalogue, catalogueProject];
}
