import { fileURLToPath } from 'node:url';
import type { Command } from '../command.js';
import { exampleId, layOutGame } from '../lay-out-game.js';

/** The project's root, seen from the built command. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

export const newGame: Command = {
  name: 'new',
  synopsis: '<id>',
  summary: `Lays out a new game: a copy of ${exampleId} with names of its own, which passes its suite.`,
  help: [
    '',
    'The id is small letters, words joined by "-", such as paper-moon. It becomes the name of the folder, of the',
    'package and of the line in the catalogue. What to change then, and in which order: docs/adding-a-game.md.',
  ],
  flags: {},
  run(given) {
    const id = given.word('the id of the game');
    const files = layOutGame(root, id);
    const next = ['npm install', 'npm run fix', `npx vitest run packages/games/${id}`, `npx heldentisch play ${id}`];
    return {
      lines: [
        `${files.length} files; the game is in packages/games/${id}, its card in the lobby in apps/web/src/games/${id}.`,
        '',
        ...next.map((command) => `  ${command}`),
      ],
      json: { id, files, next },
      ok: true,
    };
  },
};
