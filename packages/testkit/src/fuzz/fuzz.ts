import {
  at,
  concede,
  copy,
  createMatch,
  type Game,
  type GameOptions,
  hash,
  type Match,
  matchFromPosition,
  seedFromNumber,
} from '@heldentisch/engine';
import { branch, choosingSeats } from '../branch.js';
import { randomDecision } from '../play-random.js';
import type { WrittenPosition } from '../positions.js';
import { Random } from '../random.js';
import { type Setup, setupsOf } from '../setups.js';
import { checkCrossings, type NextChoice } from './crossings.js';
import { checkLeak } from './leaks.js';
import { checkOffered, repeatedOffer } from './offered.js';
import { checkReload } from './reload.js';
import { checkReplay } from './replay.js';
import { type CheckName, errorText, type FuzzReport, type Place, Tally } from './report.js';
import { checkSetupLeak } from './shuffles.js';
import { Situations } from './situations.js';
import { checkStanding } from './standing.js';
import { Offers } from './strange-choices.js';
import { Tracked } from './tracked.js';
import { checkUndo, checkUndoAhead } from './undo.js';
import { checkUnoffered, culpritOf, strangeAttempt } from './unoffered.js';

export interface FuzzOptions {
  /** How many checks to make, all kinds together. */
  readonly tries: number;
  readonly seed: number;
  /** Option sets to take turns with; by default all of the game's. */
  readonly options?: readonly GameOptions[];
  /** By default every number of seats the game allows. */
  readonly seats?: number;
  /**
   * Positions of cases: half of all decisions are made in games that begin in one of them, in turn, and are left after a
   * while. They lead to where random play from the start seldom comes.
   */
  readonly positions?: readonly WrittenPosition[];
  /** Ends the run at the first problem. */
  readonly stopAtFirst?: true;
  /** Called again and again with the tries so far. */
  readonly onProgress?: (tries: number) => void;
}

/** How many checks of each kind come with one decision, on average. Together ten. */
const shares: Readonly<Record<CheckName, number>> = {
  offered: 2.5,
  unoffered: 4.5,
  leaks: 1.2,
  undo: 0.8,
  reload: 0.6,
  replay: 0.4,
};

/** Replaying costs as much as the game so far: mostly done while it is short, now and then when it is long. */
const shortGame = 40;
const replaysAtOnce = 16;

/** A game from a position is left after so many decisions: what is rare about it is near. */
const visit = 60;

/** So many set-ups are looked at before the first game. */
const setupLooks = 100;

/** One run over many games. */
class FuzzRun {
  readonly tally = new Tally();
  private readonly random: Random;
  private readonly due: Record<CheckName, number> = {
    offered: 0,
    unoffered: 0,
    leaks: 0,
    undo: 0,
    reload: 0,
    replay: 0,
  };
  private readonly setupAt: (index: number) => Setup;
  private readonly situations = new Situations();
  /** Games that began in a position, and decisions made in them. */
  private visits = 0;
  private visited = 0;
  private place: Place;

  constructor(
    private readonly game: Game,
    private readonly given: FuzzOptions,
  ) {
    this.random = Random.fromNumber(given.seed, 1);
    this.setupAt = setupsOf(game, given.seed, given);
    this.place = { game: game.id, setup: this.setupAt(0), decision: 0 };
  }

  get isOver(): boolean {
    return this.tally.tries >= this.given.tries || (this.given.stopAtFirst === true && this.tally.problems.length > 0);
  }

  /** Many set-ups, looked at for what they tell: the games of a run begin with few of the options. */
  checkSetups(): void {
    for (let index = 0; index < setupLooks && !this.isOver; index++) {
      const setup = this.setupAt(index);
      this.place = { game: this.game.id, setup, decision: 0 };
      this.checkSetup(setup);
    }
  }

  /** Plays one game, with checks at every decision. */
  playGame(index: number): void {
    const setup = this.setupAt(index);
    const written = this.nextPosition();
    this.place = { game: this.game.id, setup, decision: 0, ...(written === null ? {} : { position: written.file }) };
    this.tally.games++;
    let tracked: Tracked;
    try {
      tracked = new Tracked(this.begin(setup, written));
    } catch (error) {
      this.tally.count('offered', this.place, `setting up threw ${errorText(error)}`);
      return;
    }
    const conceding = this.random.percent(3) ? this.random.below(30) : -1;
    const walk = Random.fromNumber(setup.seed);
    const most = written === null ? Number.POSITIVE_INFINITY : visit;
    while (!this.isOver && this.place.decision < most && this.checkDecision(tracked)) {
      if (this.place.decision === conceding && !this.concede(tracked.match)) break;
      if (!this.makeDecision(tracked, walk)) break;
      if (written !== null) this.visited++;
    }
  }

  /** The position that the next game begins in, or null for the start of the game. */
  private nextPosition(): WrittenPosition | null {
    const { positions = [] } = this.given;
    if (positions.length === 0 || this.visited * 2 >= this.tally.decisions) return null;
    return at(positions, this.visits++ % positions.length);
  }

  private begin(setup: Setup, written: WrittenPosition | null): Match {
    const seed = seedFromNumber(setup.seed);
    if (written === null) return createMatch(this.game, { ...setup, seed });
    return matchFromPosition(this.game, written.position, setup.random, seed);
  }

  /** The next decision of the random game itself. False: the game is over or must be left. */
  private makeDecision(tracked: Tracked, walk: Random): boolean {
    const { match } = tracked;
    try {
      const next = randomDecision(match.play, walk);
      if (next === null) return false;
      const before = branch(match);
      const answer = tracked.step(next.seat, next.code);
      if (!answer.ok) throw new Error(`an offered choice was refused (${answer.refusal.rule})`);
      this.lookBack(before, next, match);
      if (tracked.problem !== null) this.tally.count('undo', this.place, tracked.problem);
      tracked.problem = null;
    } catch (error) {
      return this.tally.count('offered', this.place, errorText(error));
    }
    this.tally.decisions++;
    const decision = this.place.decision + 1;
    this.place = { ...this.place, decision };
    if (decision <= this.game.longestGame) return true;
    this.tally.note(`the game is longer than its longestGame of ${this.game.longestGame}`, this.place);
    return false;
  }

  /** The way into a situation that is seldom met is looked at through everybody's eyes. */
  private lookBack(before: Match, next: NextChoice, after: Match): void {
    if (!this.situations.isRare(after)) return;
    this.situations.note(after);
    for (const problem of checkCrossings(before, next, this.random)) this.tally.count('leaks', this.place, problem);
  }

  private checkSetup(setup: Setup): void {
    const seat = this.random.below(setup.seats + 1) - 1;
    try {
      const result = checkSetupLeak(this.game, setup, seat, this.random);
      if (result !== 'same') this.tally.count('leaks', this.place, result);
    } catch {
      // It cannot be set up at all: the game that begins so will tell.
    }
  }

  /** Gives up for some seat; whatever comes of it must be sound and go into the file. */
  private concede(match: Match): boolean {
    const problem = ((): string | null => {
      try {
        const answer = concede(match, this.random.below(match.setup.seats));
        if (!answer.ok) return `a concession is refused (${answer.refusal.rule})`;
        this.game.check(match.play.state);
        return checkReplay(match, this.random);
      } catch (error) {
        return `a concession threw ${errorText(error)}`;
      }
    })();
    this.tally.count('replay', this.place, problem);
    return false;
  }

  /** All checks due at this place. False: the match is spoiled or over. */
  private checkDecision(tracked: Tracked): boolean {
    const { match } = tracked;
    this.given.onProgress?.(this.tally.tries);
    for (const check of Object.keys(shares) as CheckName[]) this.due[check] += shares[check];
    const seats = choosingSeats(match);
    const seat = seats.length === 0 ? -1 : this.random.pick(seats);
    if (!this.checkUnoffered(tracked, seat) || seat < 0) return false;
    this.checkOffered(match, seat);
    this.checkLeaks(match);
    this.times('reload', () => checkReload(match, this.random));
    this.checkReplays(match);
    return this.checkUndo(tracked);
  }

  private count(check: CheckName, problem: string | null): boolean {
    this.due[check]--;
    return this.tally.count(check, this.place, problem);
  }

  private times(check: CheckName, run: () => string | null): void {
    while (this.due[check] >= 1 && !this.isOver) this.count(check, run());
  }

  private checkOffered(match: Match, seat: number): void {
    const options = match.play.options(seat);
    const codes = options.toArray();
    if (codes.length === 0) {
      this.count('offered', `seat ${seat} must decide but is offered nothing`);
      return;
    }
    const repeated = repeatedOffer(match, seat);
    if (repeated !== null) this.count('offered', repeated);
    let index = this.random.below(codes.length);
    this.times('offered', () => checkOffered(match, seat, codes[index++ % codes.length] as number, this.random));
  }

  private checkUnoffered(tracked: Tracked, seat: number): boolean {
    const { match } = tracked;
    const offers = seat < 0 || match.play.options(seat).length === 0 ? null : new Offers(match, seat);
    if (seat >= 0 && offers === null) return true;
    const before = copy(match.play.state);
    const attempts = [];
    let sound = true;
    while (this.due.unoffered >= 1 && !this.isOver && sound) {
      const attempt = strangeAttempt(match, offers, this.random);
      attempts.push(attempt);
      sound = this.count('unoffered', checkUnoffered(match, attempt));
    }
    if (!sound || attempts.length === 0) return sound;
    if (hash(match.play.state) === tracked.present.hash) return true;
    this.tally.broken.unoffered++;
    this.tally.note(`unoffered: ${culpritOf(match, before, attempts)}`, this.place);
    return false;
  }

  /** Each time another seat is the observed one, the spectator (-1) included. */
  private checkLeaks(match: Match): void {
    this.checkStanding(match);
    const { seats } = match.setup;
    const start = this.random.below(seats + 1);
    let hidden = 0;
    for (let turn = 0; this.due.leaks >= 1 && !this.isOver; turn++) {
      const result = checkLeak(match, ((start + turn) % (seats + 1)) - 1, this.random);
      if (result !== 'same') {
        hidden++;
        this.count('leaks', result);
      }
      // Nothing is hidden from anybody now: the checks wait for a better moment, but do not pile up.
      if (turn >= seats && hidden === 0) {
        this.due.leaks = Math.min(this.due.leaks, 50);
        return;
      }
    }
  }

  /** Standing answers are a question of secrets too; looked at wherever a window is open. */
  private checkStanding(match: Match): void {
    if (this.due.leaks < 1 || this.isOver) return;
    const result = checkStanding(match, this.random);
    if (result !== 'none') this.count('leaks', result);
  }

  private checkReplays(match: Match): void {
    const isShort = match.log.length <= shortGame;
    if (!isShort && !this.random.percent(2)) return;
    const most = isShort ? replaysAtOnce : 1;
    for (let done = 0; done < most && this.due.replay >= 1 && !this.isOver; done++) {
      this.count('replay', checkReplay(match, this.random));
    }
  }

  /** A third in the match itself, so that its log holds undos; the others ahead of it. False: it is spoiled. */
  private checkUndo(tracked: Tracked): boolean {
    while (this.due.undo >= 1 && !this.isOver) {
      const own = this.random.percent(33);
      const sound = this.count(
        'undo',
        own ? checkUndo(tracked, this.random) : checkUndoAhead(tracked.match, this.random),
      );
      if (own && !sound) return false;
    }
    return true;
  }
}

/**
 * Plays random games and tries at every decision to break the promises of the kernel and of the game. A sound game
 * gives a report whose broken counts are all zero; `tries` counts the checks of all kinds together.
 */
export function fuzz(game: Game, given: FuzzOptions): FuzzReport {
  const start = performance.now();
  const run = new FuzzRun(game, given);
  run.checkSetups();
  for (let index = 0; !run.isOver; index++) run.playGame(index);
  return run.tally.report((performance.now() - start) / 1000);
}
