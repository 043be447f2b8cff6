import type { Command } from '../command.js';
import { gameById } from '../games.js';

export const schema: Command = {
  name: 'schema',
  synopsis: '<game>',
  summary: "Prints the JSON Schema of the game's position notation.",
  help: [],
  flags: {},
  run(given) {
    const { position } = gameById(given.word('the game'));
    return { lines: [JSON.stringify(position.schema, null, 2)], json: position.schema, ok: true };
  },
};
