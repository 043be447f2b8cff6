import { at } from './assert.js';
import { copyState } from './copy.js';
import type { State } from './game.js';
import type { Entry, Match } from './match.js';
import type { Play } from './play.js';

/** State and place of chance. Whoever goes back to it copies the state once more, so it can be shared. */
export interface Snapshot<S> {
  readonly state: S;
  readonly place: readonly number[];
  readonly used: number;
}

/** The match after one of its lines, with all that is needed to go on from there but the lines themselves. */
export interface Bookmark<S> {
  readonly line: number;
  readonly snapshot: Snapshot<S>;
  /** The last choice in force; it leads to those before it. */
  readonly last: Entry<S> | null;
  readonly undone: Match['undone'];
  readonly revisions: readonly number[];
}

/**
 * Bookmarks, and snapshots that serve only undo by consent, are kept once in so many lines: that many are soon played
 * again, and they are so seldom that the log takes as much memory as they do.
 */
export const linesPerSnapshot = 20;

export function takeSnapshot<S extends State>({ play, log, entries, bookmarks }: Match<S>): Snapshot<S> {
  const mark = bookmarks?.[bookmarks.length - 1];
  // A redo takes several choices before its line is written.
  const isAtMark = mark?.line === log.length && mark.last === (entries[entries.length - 1] ?? null);
  if (mark !== undefined && isAtMark) return mark.snapshot;
  return { state: copyState(play.game, play.state), place: play.chance.stream.save(), used: play.chance.used };
}

export function takeBookmark<S extends State>(match: Match<S>): Bookmark<S> {
  const { log, entries, undone, revisions } = match;
  return {
    line: log.length,
    snapshot: takeSnapshot(match),
    last: entries[entries.length - 1] ?? null,
    undone: [...undone],
    revisions: [...revisions],
  };
}

export function putBack<S extends State>(play: Play<S>, snapshot: Snapshot<S>): void {
  play.chance.stream.load(snapshot.place);
  play.chance.used = snapshot.used;
  play.restore(copyState(play.game, snapshot.state));
}

/** Forgets most of the snapshots behind the last choice, which is a barrier. */
export function thinOut<S>(entries: readonly Entry<S>[]): void {
  for (let i = entries.length - 2; i >= 0; i--) {
    const entry = at(entries, i);
    if (entry.before === null) break;
    if (i % linesPerSnapshot !== 0) entry.before = null;
  }
}
