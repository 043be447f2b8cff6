import { assert } from './assert.js';
import { Chance } from './chance.js';
import type { State } from './game.js';
import type { Entry, Match } from './match.js';
import { Play } from './play.js';
import { openStream } from './random.js';
import { repeatLine } from './repeat-line.js';
import { type Bookmark, linesPerSnapshot, putBack, takeBookmark } from './snapshots.js';

/** From now on the match takes bookmarks, for `matchAt`. It must be at its start. */
export function keepBookmarks<S extends State>(match: Match<S>): void {
  assert(match.log.length === 0, 'bookmarks are taken from the start');
  match.bookmarks = [takeBookmark(match)];
}

/** The last line with a bookmark up to a given one: what lies between must be played again to look at that one. */
export const bookmarkBefore = (line: number): number => line - (line % linesPerSnapshot);

function choicesUpTo<S>(last: Entry<S> | null): Entry<S>[] {
  const entries: Entry<S>[] = [];
  for (let entry = last; entry !== null; entry = entry.previous) entries.push(entry);
  return entries.reverse();
}

/** A second match that stands where the bookmark is. What does not change any more it shares with the first. */
function matchFrom<S extends State>(match: Match<S>, { line, snapshot, ...mark }: Bookmark<S>): Match<S> {
  const { game, setup } = match;
  const play = new Play(game, snapshot.state, new Chance(openStream(setup.random, setup.seed, 'play')));
  putBack(play, snapshot);
  play.events = [];
  return {
    game,
    setup,
    play,
    log: match.log.slice(0, line),
    hashes: match.hashes.slice(0, line),
    startHash: match.startHash,
    events: match.events.slice(0, line),
    startEvents: match.startEvents,
    entries: choicesUpTo(mark.last),
    undone: [...mark.undone],
    revisions: [...mark.revisions],
    bookmarks: null,
    undoRequest: null,
    broken: null,
  };
}

/**
 * A match of its own that stands where this one stood after a line. Only the lines since the last bookmark are played
 * again; `onTheWay` sees the match at the bookmark and after each of them.
 */
export function matchAt<S extends State>(
  match: Match<S>,
  line: number,
  onTheWay: (past: Match<S>) => void = () => undefined,
): Match<S> {
  const mark = match.bookmarks?.[bookmarkBefore(line) / linesPerSnapshot];
  assert(mark !== undefined && line <= match.log.length, `there is no way back to line ${line}`);
  const past = matchFrom(match, mark);
  onTheWay(past);
  for (const logged of match.log.slice(mark.line, line)) {
    const answer = repeatLine(past, logged);
    const n = past.log.length;
    assert(answer.ok && past.hashes[n - 1] === match.hashes[n - 1], `line ${n} leads to another state than it did`);
    onTheWay(past);
  }
  return past;
}
