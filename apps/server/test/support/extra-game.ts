import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Builds a game of the tests and a module that adds it to those of a server; returns the arguments that make node load
 * it first. It lies inside the project, so that its imports are found.
 */
export async function withGame(source: string, name: string): Promise<string[]> {
  const folder = join(root, 'node_modules/.cache/heldentisch-games', name);
  mkdirSync(folder, { recursive: true });
  const { code } = await transformWithOxc(readFileSync(join(root, source), 'utf8'), source);
  writeFileSync(join(folder, 'game.mjs'), code);
  const games = pathToFileURL(join(root, 'apps/server/dist/games.js')).href;
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `import { games } from '${games}';\nimport { ${name} } from './game.mjs';\ngames.push(${name});\n`,
  );
  return ['--import', pathToFileURL(main).href];
}
