import { type Answer, act, type Choice, type Code, hash, knowledge, type Match } from '@heldentisch/engine';
import { offersOf } from '../branch.js';
import { wasTold } from './learning.js';

/** What a place of the game is recognised by. */
export interface Mark {
  readonly hash: string;
  readonly used: number;
  readonly offers: string;
}

/** A choice in force, with the testkit's own opinion on what an undo must know of it. */
export interface TrackedChoice {
  readonly seat: number;
  readonly choice: Choice;
  readonly startsGroup: boolean;
  readonly chance: boolean;
  readonly learned: boolean;
}

export function markOf(match: Match, stateHash = hash(match.play.state)): Mark {
  return { hash: stateHash, used: match.play.chance.used, offers: offersOf(match) };
}

const isBarrier = ({ chance, learned }: TrackedChoice): boolean => chance || learned;

/** Whether the question that the seat answers says that the answer is taken back with the choice before it. */
function declaresJoin({ play }: Match, seat: number): boolean {
  const frame = play.waitingFrame;
  return frame !== null && play.isWaitingFor(seat) && play.stepOf(frame).joinsUndo?.(play.state, frame) === true;
}

/** A match with a second bookkeeping beside the engine's, to hold undo and redo against. */
export class Tracked {
  /** The place before each choice in force, and the present one: always one more than there are choices. */
  readonly marks: Mark[];
  readonly choices: TrackedChoice[] = [];
  /** What was wrong with the last choice, apart from undo and redo themselves. */
  problem: string | null = null;

  constructor(readonly match: Match) {
    this.marks = [markOf(match)];
  }

  get present(): Mark {
    return this.marks[this.marks.length - 1] as Mark;
  }

  step(seat: number, code: Code): Answer {
    return this.choose(seat, this.match.game.choices.decode(code));
  }

  choose(seat: number, choice: Choice): Answer {
    const { match } = this;
    const { play } = match;
    const last = this.choices[this.choices.length - 1];
    const known = knowledge(match.game.zones, play.state, seat);
    const place = play.chance.stream.save().join();
    const joins = declaresJoin(match, seat) && last?.seat === seat && !isBarrier(last);
    const forced = this.watchForced(seat, known, place);
    const answer = act(match, seat, choice);
    play.onForced = null;
    if (!answer.ok) return answer;
    const learned = wasTold(match, seat, known, answer.events);
    const chance = play.chance.stream.save().join() !== place;
    this.choices.push({ seat, choice, startsGroup: !joins, chance, learned });
    this.marks.push(markOf(match, match.hashes[match.hashes.length - 1]));
    const step = forced();
    if (step !== null && (chance || learned) && !this.isFree) {
      this.problem = `a lone choice of ${step} was taken for seat ${seat} unasked and ran into chance or a reveal: nothing before it can be undone`;
    }
    return answer;
  }

  /** Watches for a lone choice, outside of any effect, that is taken for the seat while it could still undo. */
  private watchForced(seat: number, known: Uint8Array, place: string): () => string | null {
    const { play, game } = this.match;
    let step: string | null = null;
    play.onForced = (frame, by) => {
      if (by !== seat || play.stepOf(frame).isAmid?.(play.state, frame) === true) return;
      const now = knowledge(game.zones, play.state, seat);
      const quiet = play.chance.stream.save().join() === place && now.every((one, id) => one <= (known[id] ?? 0));
      if (quiet) step ??= frame.step;
    };
    return () => step;
  }

  /** How many choices the last group has. */
  lastGroup(): number {
    const start = this.choices.findLastIndex(({ startsGroup }) => startsGroup);
    return start < 0 ? 0 : this.choices.length - start;
  }

  /** How many choices lie behind the start of the seat's last own group, or 0. */
  backToOwnGroup(seat: number): number {
    const start = this.choices.findLastIndex((choice) => choice.startsGroup && choice.seat === seat);
    return start < 0 ? 0 : this.choices.length - start;
  }

  /** Whether somebody plays alone who has chosen to take back whatever they like. */
  private get isFree(): boolean {
    const { options, seats } = this.match.setup;
    return seats === 1 && options.undo === 'free';
  }

  /** Whether the seat may take back its last choice by itself: it was the last at all, and nothing came to light. */
  mayUndo(seat: number): boolean {
    const last = this.choices[this.choices.length - 1];
    return last !== undefined && last.seat === seat && (this.isFree || !isBarrier(last));
  }

  /** Forgets the last choices and returns them. */
  forget(count: number): TrackedChoice[] {
    this.marks.length -= count;
    return this.choices.splice(this.choices.length - count, count);
  }
}
