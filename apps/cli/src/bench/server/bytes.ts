import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, State } from '@heldentisch/engine';
import { type BytesOfTable, measureBytes } from '@heldentisch/server/trials';
import type { Report } from '../../command.js';
import type { ShowProgress } from '../../progress.js';

/** No table may need more than this for a choice, on average and for each client. */
const mostBytes = 2048;

/** Every game with every number of seats. */
export const tablesOf = (games: readonly Game<State>[]): { readonly game: Game<State>; readonly seats: number }[] =>
  games.flatMap((game) => {
    const { least, most } = game.seats;
    return Array.from({ length: most - least + 1 }, (_, i) => ({ game, seats: least + i }));
  });

/** What a choice costs on the wire: games of bots over real sockets. */
export async function benchBytes(
  tables: ReturnType<typeof tablesOf>,
  games: number,
  show: ShowProgress,
): Promise<Report> {
  const rows: BytesOfTable[] = [];
  for (const [done, { game, seats }] of tables.entries()) {
    show(done, `${game.id} with ${seats}`);
    const dataFolder = mkdtempSync(join(tmpdir(), 'heldentisch-bytes-'));
    try {
      rows.push(await measureBytes({ game, seats, games, dataFolder }));
    } finally {
      rmSync(dataFolder, { recursive: true });
    }
  }
  const tooLong = rows.filter(({ wire }) => wire.average > mostBytes);
  const cell = (bytes: number): string => bytes.toLocaleString('en').padStart(8);
  const lines = [
    'Bytes for each choice and client: as text, average and largest; on the wire, average and largest',
    ...rows.map(
      ({ game, seats, choices, raw, wire }) =>
        `${game.padEnd(16)}${seats} seats ${cell(choices)} choices   text ${cell(raw.average)} ${cell(raw.largest)}` +
        `   wire ${cell(wire.average)} ${cell(wire.largest)}`,
    ),
  ];
  const problems = tooLong.map(
    ({ game, seats, wire }) => `${game} with ${seats} seats: ${wire.average} bytes on average, more than ${mostBytes}`,
  );
  return { lines, json: { rows, mostBytes }, ok: problems.length === 0, problems };
}
