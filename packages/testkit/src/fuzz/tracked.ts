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

/** A match with a second bookkeeping beside the engine's, to hold undo and redo against. */
export class Tracked {
  /** The place before each choice in force, and the present one: always one more than there are choices. */
  readonly marks: Mark[];
  readonly choices: TrackedChoice[] = [];

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
    const frame = play.waitingFrame;
    const last = this.choices[this.choices.length - 1];
    const chained = frame !== null && play.stepOf(frame).chain?.(play.state, frame) === true && last?.seat === seat;
    const known = knowledge(match.game.zones, play.state, seat);
    const used = play.chance.used;
    const answer = act(match, seat, choice);
    if (!answer.ok) return answer;
    const learned = wasTold(match, seat, known, answer.events);
    this.choices.push({ seat, choice, startsGroup: !chained, chance: play.chance.used > used, learned });
    this.marks.push(markOf(match, match.hashes[match.hashes.length - 1]));
    return answer;
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

  /** Whether the seat may take back the last group by itself. */
  mayUndo(seat: number): boolean {
    const count = this.lastGroup();
    if (count === 0) return false;
    return this.choices.slice(-count).every((choice) => choice.seat === seat && !choice.chance && !choice.learned);
  }

  /** Forgets the last choices and returns them. */
  forget(count: number): TrackedChoice[] {
    this.marks.length -= count;
    return this.choices.splice(this.choices.length - count, count);
  }
}
