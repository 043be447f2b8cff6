import type { Setup } from '../setups.js';

/** The result of a fuzz run: for every promise how often it was tried and how often it was broken. */
export interface FuzzReport {
  readonly tries: number;
  readonly games: number;
  readonly decisions: number;
  /** Offered choices must be taken. */
  readonly offeredTried: number;
  readonly offeredRefused: number;
  /** Everything else must be refused, with a rule, and change nothing. */
  readonly unofferedTried: number;
  readonly unofferedAccepted: number;
  /** A seat must not be able to tell apart two worlds that differ in what it may not know. */
  readonly leaksTried: number;
  readonly leaks: number;
  /** Undo and redo are exact, and stop at the right places. */
  readonly undoTried: number;
  readonly undoBroken: number;
  /** A saved and loaded state goes on the same way. */
  readonly reloadTried: number;
  readonly reloadBroken: number;
  /** A game file gives the same game; a changed one is noticed. */
  readonly replayTried: number;
  readonly replayBroken: number;
  /** The first problems, each with what is needed to see it again. */
  readonly problems: readonly string[];
  readonly seconds: number;
}

export type CheckName = 'offered' | 'unoffered' | 'leaks' | 'undo' | 'reload' | 'replay';

const mostProblems = 20;

/** Counts tries and failures. */
export class Tally {
  readonly tried: Record<CheckName, number> = { offered: 0, unoffered: 0, leaks: 0, undo: 0, reload: 0, replay: 0 };
  readonly broken: Record<CheckName, number> = { offered: 0, unoffered: 0, leaks: 0, undo: 0, reload: 0, replay: 0 };
  readonly problems: string[] = [];
  tries = 0;
  games = 0;
  decisions = 0;

  /** Counts one try; `problem` is null if the promise held. Returns whether it did. */
  count(check: CheckName, place: Place, problem: string | null): boolean {
    this.tries++;
    this.tried[check]++;
    if (problem === null) return true;
    this.broken[check]++;
    this.note(`${check}: ${problem}`, place);
    return false;
  }

  note(problem: string, place: Place): void {
    if (this.problems.length < mostProblems) this.problems.push(`${problem} [${describePlace(place)}]`);
  }

  report(seconds: number): FuzzReport {
    const { tried, broken } = this;
    return {
      tries: this.tries,
      games: this.games,
      decisions: this.decisions,
      offeredTried: tried.offered,
      offeredRefused: broken.offered,
      unofferedTried: tried.unoffered,
      unofferedAccepted: broken.unoffered,
      leaksTried: tried.leaks,
      leaks: broken.leaks,
      undoTried: tried.undo,
      undoBroken: broken.undo,
      reloadTried: tried.reload,
      reloadBroken: broken.reload,
      replayTried: tried.replay,
      replayBroken: broken.replay,
      problems: this.problems,
      seconds,
    };
  }
}

/**
 * Where a run stands. `playRandom` with this set-up and as many decisions leads to the same place; from a case's position
 * the same seed does, in a match that begins there.
 */
export interface Place {
  readonly game: string;
  readonly setup: Setup;
  readonly decision: number;
  /** The file of the case whose position the game began in. */
  readonly position?: string;
}

function describePlace({ game, setup, decision, position }: Place): string {
  const { seed, options, seats, random } = setup;
  if (position !== undefined) return `${game}: from ${position}, seed ${seed}, ${random}, decision ${decision}`;
  return `${game}: playRandom seed ${seed}, options ${JSON.stringify(options)}, seats ${seats}, ${random}, decision ${decision}`;
}

/** Runs a check; an error that escapes from the game or the engine is a problem too. */
export function guarded(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    return `threw ${errorText(error)}`;
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
