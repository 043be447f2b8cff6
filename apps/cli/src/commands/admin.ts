import type { DatabasePlace } from '@heldentisch/server';
import { Problem, UsageError } from '../arguments.js';
import type { Command, Report } from '../command.js';
import { dataHelp, loadServer, placeOf } from '../store-place.js';

export const admin: Command = {
  name: 'admin',
  synopsis: 'paused | release <id> | release --all [--data DIR]',
  summary: 'For who runs the server: lists matches that are paused by a fault, and releases them.',
  help: [
    '',
    '  paused   lists them: id, game, seats, last line, reason',
    '  release  ends the pause of one match, or of all with --all; a server that runs takes them up within seconds',
    '',
    dataHelp,
    '',
    'A match whose fault is still there is paused again, with its lines untouched.',
  ],
  flags: { data: 'text', all: 'switch' },
  async run(given) {
    const [action, id, more] = given.words;
    const isAll = given.has('all');
    if (more !== undefined) throw new UsageError(`"${more}" is too much`);
    if (action === 'paused' && id === undefined && !isAll) return paused(placeOf(given));
    if (action !== 'release') throw new UsageError('say "paused", "release <id>" or "release --all"');
    if (isAll === (id !== undefined)) throw new UsageError('release either one match by its id, or --all');
    return release(placeOf(given), id);
  },
};

async function paused(place: DatabasePlace): Promise<Report> {
  const { pausedMatches } = await loadServer();
  const matches = await pausedMatches(place);
  const lines = matches.map(
    ({ id, game, seats, line, reason }) => `${id}  ${game} (${seats.join(', ')}), since line ${line}: ${reason}`,
  );
  return { lines: lines.length === 0 ? ['no match is paused'] : lines, json: { paused: matches }, ok: true };
}

async function release(place: DatabasePlace, id: string | undefined): Promise<Report> {
  const { releaseMatches } = await loadServer();
  const released = await releaseMatches(place, id === undefined ? 'all' : { id });
  if (id !== undefined && released.length === 0) throw new Problem(`no match "${id}" is paused`);
  return { lines: [`released: ${released.join(', ') || 'none'}`], json: { released }, ok: true };
}
