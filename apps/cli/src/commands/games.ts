import type { Command } from '../command.js';
import { registeredGames } from '../games.js';

export const games: Command = {
  name: 'games',
  synopsis: '',
  summary: 'Lists the games with their seats and options.',
  help: [],
  flags: {},
  run() {
    const list = registeredGames.map(({ game }) => ({
      id: game.id,
      title: { de: game.texts.de.title ?? game.id, en: game.texts.en.title ?? game.id },
      seats: game.seats,
      options: game.options,
      rulesVersion: game.rulesVersion,
    }));
    const lines = list.flatMap(({ id, title, seats, options, rulesVersion }) => [
      `${id}: ${title.en} / ${title.de}, ${seats.least === seats.most ? seats.least : `${seats.least} to ${seats.most}`} seats, rules version ${rulesVersion}`,
      ...Object.entries(options).map(([name, spec]) => `  --options {"${name}": …}  ${describe(spec)}`),
    ]);
    return { lines, json: { games: list }, ok: true };
  },
};

function describe(spec: (typeof registeredGames)[number]['game']['options'][string]): string {
  const values = spec.type === 'boolean' ? 'true or false' : spec.values.join(', ');
  return `${values} (default ${spec.default})`;
}
