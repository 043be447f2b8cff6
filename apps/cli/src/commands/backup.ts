import { Problem } from '../arguments.js';
import type { Command } from '../command.js';
import { loadServer, placeOf } from '../store-place.js';

export const backup: Command = {
  name: 'backup',
  synopsis: '<file> [--data DIR]',
  summary: "Copies the server's store into one file, while the server runs.",
  help: [
    '',
    '  --data  folder of the SQLite file (data)',
    '',
    'The file is a whole database: to go back to it, stop the server, put the file into an empty data folder as',
    'heldentisch.db and start. PostgreSQL has pg_dump for this.',
  ],
  flags: { data: 'text' },
  async run(given) {
    const file = given.word('the file to write');
    const { databaseUrl, dataFolder } = placeOf(given);
    if (databaseUrl !== null) {
      throw new Problem(`PostgreSQL: use  pg_dump --format=custom --file=${file} "$DATABASE_URL"  while it runs`);
    }
    const { backUp } = await loadServer();
    const copy = await backUp(dataFolder, file);
    const { matches, lines, bytes } = copy;
    return { lines: [`${file}: ${matches} matches, ${lines} lines, ${bytes} bytes`], json: { ...copy }, ok: true };
  },
};
