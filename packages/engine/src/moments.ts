import { assert, at } from './assert.js';
import { Chance } from './chance.js';
import type { State } from './game.js';
import { hash } from './hash.js';
import type { Entry, Match, Moment } from './match.js';
import { Play } from './play.js';
import { openStream } from './random.js';
import { playAgain, putBack, takeSnapshot } from './snapshots.js';

/** From now on the match keeps its moments, for `matchAt`. It must be at its start. */
export function keepMoments<S extends State>(match: Match<S>): void {
  assert(match.log.length === 0, 'moments are kept from the start');
  const ground = takeSnapshot(match.play);
  match.here = ground;
  match.moments = [{ last: null, ground, undone: [], revisions: [...match.revisions] }];
}

function choicesUpTo<S>(last: Entry<S> | null): Entry<S>[] {
  const entries: Entry<S>[] = [];
  for (let entry = last; entry !== null; entry = entry.previous) entries.push(entry);
  return entries.reverse();
}

function playAt<S extends State>(
  { game, setup }: Match<S>,
  { ground }: Moment<S>,
  entries: readonly Entry<S>[],
): Play<S> {
  const play = new Play(game, ground.state, new Chance(openStream(setup.random, setup.seed, 'play')));
  if (entries.length === 0) putBack(play, ground);
  else playAgain(play, entries);
  play.events = [];
  return play;
}

/**
 * A match of its own that stands where this one stood after a line. However long the match is, only a few choices are
 * played again: those since the last snapshot. What does not change any more is shared.
 */
export function matchAt<S extends State>(match: Match<S>, line: number): Match<S> {
  const moment = match.moments?.[line];
  assert(moment !== undefined, `there is no way back to line ${line}`);
  const entries = choicesUpTo(moment.last);
  const play = playAt(match, moment, entries);
  const expected = line === 0 ? match.startHash : at(match.hashes, line - 1);
  assert(hash(play.state) === expected, `line ${line} is not found as it was`);
  return {
    game: match.game,
    setup: match.setup,
    play,
    log: match.log.slice(0, line),
    hashes: match.hashes.slice(0, line),
    startHash: match.startHash,
    events: match.events.slice(0, line),
    startEvents: match.startEvents,
    entries,
    undone: [...moment.undone],
    revisions: [...moment.revisions],
    moments: null,
    here: null,
    undoRequest: null,
    broken: null,
  };
}

/** How many choices `matchAt` plays again for a line. */
export function choicesPlayedAgain<S extends State>(match: Match<S>, line: number): number {
  let count = 0;
  for (let entry = match.moments?.[line]?.last ?? null; entry !== null; entry = entry.previous) {
    count++;
    if (entry.before !== null) break;
  }
  return count;
}
