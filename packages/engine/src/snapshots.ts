import { assert, at } from './assert.js';
import { copyState } from './copy.js';
import type { State } from './game.js';
import type { Entry } from './match.js';
import type { Play } from './play.js';

/** State and place of chance. Whoever goes back to it copies the state once more, so it can be shared. */
export interface Snapshot<S> {
  readonly state: S;
  readonly place: readonly number[];
  readonly used: number;
}

export function takeSnapshot<S extends State>({ game, state, chance }: Play<S>): Snapshot<S> {
  return { state: copyState(game, state), place: chance.stream.save(), used: chance.used };
}

export function putBack<S extends State>(play: Play<S>, snapshot: Snapshot<S>): void {
  play.chance.stream.load(snapshot.place);
  play.chance.used = snapshot.used;
  play.restore(copyState(play.game, snapshot.state));
}

/** Old snapshots serve only undo by consent and looking back; one in so many choices is enough for that. */
const sparseEvery = 20;

/** Whether the choice at this place among those in force keeps its snapshot for good. The first one does. */
export const keepsSnapshot = (index: number): boolean => index % sparseEvery === 0;

/** So many choices keep their snapshots as long as nothing stops an undo: it is quick there. */
const recentKept = 40;

/** Forgets most of the snapshots: those behind the last choice if it is a barrier, else those far behind it. */
export function thinOut<S>(entries: readonly Entry<S>[], isBarrier: boolean): void {
  for (let i = entries.length - (isBarrier ? 2 : recentKept + 1); i >= 0; i--) {
    const entry = at(entries, i);
    if (entry.before === null) break;
    if (!keepsSnapshot(i)) entry.before = null;
  }
}

/** Plays choices in force once more, from the last snapshot among them. There is one for the first, at least. */
export function playAgain<S extends State>(play: Play<S>, entries: readonly Entry<S>[]): void {
  const from = entries.findLastIndex(({ before }) => before !== null);
  putBack(play, at(entries, from).before as Snapshot<S>);
  for (const { seat, code } of entries.slice(from)) {
    assert(play.choose(seat, code), 'a choice in force is not offered any more');
  }
}
