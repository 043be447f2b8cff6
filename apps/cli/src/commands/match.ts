import { writeFileSync } from 'node:fs';
import type { DatabasePlace } from '@heldentisch/server';
import { UsageError } from '../arguments.js';
import type { Command, Report } from '../command.js';
import { readText } from '../files.js';
import { dataHelp, loadServer, placeOf } from '../store-place.js';

export const match: Command = {
  name: 'match',
  synopsis: 'export|show <id> | import <file> [--data DIR] [--out FILE]',
  summary: "Looks into the server's store: a match as a game file and back.",
  help: [
    '',
    dataHelp,
    '  --out   where export writes the game file; without it to standard output',
    '',
    'An exported file contains the seed. Of a running match it tells every card to come: do not pass it on.',
  ],
  flags: { data: 'text', out: 'text' },
  async run(given) {
    const [action, what, more] = given.words;
    if (what === undefined || more !== undefined) throw new UsageError('say what to do, and with which match or file');
    const place = placeOf(given);
    if (action === 'show') return show(place, what);
    if (action === 'export') return exported(place, what, given.text('out'));
    if (action === 'import') return imported(place, what);
    throw new UsageError(`"${action}" is none of export, import, show`);
  },
};

async function show(place: DatabasePlace, id: string): Promise<Report> {
  const summary = await (await loadServer()).showMatch(place, id);
  const lines = [
    `${summary.game} (rules version ${summary.rules}), ${summary.status}, ${summary.lines} lines`,
    `seats: ${summary.seats.join(', ')}`,
    `created ${new Date(summary.createdMs).toISOString()}`,
    ...(summary.problem === null ? [] : [`paused: ${summary.problem}`]),
  ];
  return { lines, json: { ...summary }, ok: true };
}

async function exported(place: DatabasePlace, id: string, file: string | undefined): Promise<Report> {
  const text = await (await loadServer()).exportMatch(place, id);
  if (file === undefined) return { lines: [text.trimEnd()], json: { id, file: text }, ok: true };
  writeFileSync(file, text);
  return { lines: [`written to ${file}`], json: { id, out: file }, ok: true };
}

async function imported(place: DatabasePlace, file: string): Promise<Report> {
  const id = await (await loadServer()).importMatch(place, readText(file));
  return { lines: [`stored as match ${id}`], json: { id }, ok: true };
}
