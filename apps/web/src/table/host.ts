import {
  type Answer,
  act,
  answerUndo,
  askUndo,
  type Choice,
  concede,
  createMatch,
  type Game,
  giveStanding,
  keepMoments,
  type Match,
  matchAt,
  nextStandingPass,
  noStanding,
  onlyPass,
  outcomeOf,
  type Refusal,
  readGameFile,
  redo,
  repeatLines,
  replay,
  type Seed,
  type Standing,
  type StandingAnswer,
  type StandingPass,
  undo,
  whyNot,
  writeGameFile,
} from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { type SeatInfo, tableView } from '@heldentisch/protocol';
import { type Chances, chancesOf } from './after/chances.js';
import { type BotChoice, HostBots } from './host-bots.js';
import { hintFor } from './host-insight.js';
import type { HostUpdate } from './host-messages.js';
import { assertSeats, namesOf } from './host-seats.js';
import type { SeatPlan } from './match-store.js';
import { pastLines, pastView } from './past-view.js';
import { allSeeing, type Hint, type PastView } from './source.js';

/** What the host needs of the world around it. */
export interface HostSurroundings {
  post(update: HostUpdate): void;
  /** Called after every line. */
  save(): void;
  later(work: () => void, delayMs: number): void;
  /** Milliseconds since some moment. */
  now(): number;
}

const reasonOf = (answer: Answer): Refusal | null => (answer.ok ? null : answer.refusal);

/**
 * The dealer of one local match: holds the true state and the seed, lets bots think with their own eyes only, and shows
 * the page what the looking seat may see. Knows nothing of workers and storage, so that tests can drive it.
 */
export class Host {
  /** How long a bot takes for a choice, so that people can follow. */
  botPauseMs = 0;
  /** What each seat has said about windows. */
  standing: Standing;
  private viewer: number;
  private handOverTo: number | null = null;
  /** A person who has asked for the device although somebody else must decide, or -1. */
  private guest = -1;
  /** The last line the page knows, for the seat that looks. */
  private shown = -1;
  /** There are lines that the page has not been shown. */
  private isShowDue = false;
  private readonly bots: HostBots;
  private busy = false;
  private isStopped = false;

  /** The match keeps its moments, for the look back. */
  private constructor(
    readonly match: Match,
    readonly seats: readonly SeatPlan[],
    private readonly around: HostSurroundings,
    private readonly isReplay = false,
  ) {
    if (!isReplay) assertSeats(match.game, match.setup.options, seats);
    this.standing = noStanding(match.setup.seats);
    this.bots = new HostBots(match, seats);
    this.viewer = this.persons[0] ?? -1;
    if (this.persons.length > 1) this.viewer = -1;
  }

  static start(
    game: Game,
    options: Match['setup']['options'],
    seats: readonly SeatPlan[],
    seed: Seed,
    around: HostSurroundings,
  ): Host {
    const match = createMatch(game, { options, seats: seats.length, seed, random: 'chacha20' });
    keepMoments(match);
    return new Host(match, seats, around);
  }

  /** Plays a game file again. Throws `GameFileError`. */
  static resume(
    game: Game,
    text: string,
    seats: readonly SeatPlan[],
    around: HostSurroundings,
    isReplay = false,
  ): Host {
    const file = readGameFile(text);
    if (seats.length !== file.header.seats.length) {
      throw new Error(`a match of ${file.header.seats.length} seats cannot go on with ${seats.length}`);
    }
    const match = replay(game, file, 0);
    keepMoments(match);
    repeatLines(match, file.lines);
    return new Host(match, seats, around, isReplay);
  }

  private get persons(): number[] {
    return this.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
  }

  /** Whether anything can happen here. */
  private get isLive(): boolean {
    return !this.isReplay && !this.isStopped && this.match.broken === null;
  }

  /** While somebody asks for an undo bots wait: a choice would settle the request before it is answered. */
  private get mayBotsAct(): boolean {
    return this.isLive && this.match.undoRequest === null;
  }

  /** Shows the table to the page and lets bots go on. */
  go(): void {
    this.settle();
    this.show();
    this.wakeBots();
  }

  /** From now on nothing happens here: the match is to be played elsewhere. */
  stop(): void {
    this.isStopped = true;
  }

  /** It is played here after all. */
  goOn(): void {
    this.isStopped = false;
    this.go();
  }

  private settle(): void {
    this.passWindows();
    this.chooseViewer();
  }

  /** What the table does for a person who has said so before, or who plays against bots and can do nothing else. */
  private nextPass(): StandingPass | null {
    const { match, persons } = this;
    const standing = nextStandingPass(match, this.standing);
    const [seat] = persons;
    if (standing !== null || seat === undefined || persons.length > 1) return standing;
    const choice = onlyPass(match, seat);
    return choice === null ? null : { seat, choice, revision: match.revisions[seat] as number };
  }

  /** Lets windows pass before anybody is asked for the device. */
  private passWindows(): void {
    const { match } = this;
    if (!this.isLive) return;
    for (let next = this.nextPass(); next !== null; ) {
      try {
        act(match, next.seat, next.choice, next.revision);
      } catch (error) {
        // A broken match is shown as such.
        if (match.broken === null) throw error;
        return;
      }
      this.around.save();
      next = this.nextPass();
    }
  }

  private chooseViewer(): void {
    const { persons, match } = this;
    if (persons.length < 2 || this.isReplay) return;
    if (this.guest >= 0 && [this.viewer, this.handOverTo].includes(this.guest)) return;
    const deciding = persons.filter((seat) => match.play.isWaitingFor(seat));
    if (this.viewer >= 0 && (deciding.includes(this.viewer) || deciding.length === 0)) return;
    if (deciding.length === 0) {
      // After the end, or while bots think with nobody at the device: the public view.
      this.handOverTo = null;
      return;
    }
    const next = deciding[0] ?? null;
    if (next !== this.handOverTo) this.shown = -1;
    this.viewer = -1;
    this.handOverTo = next;
  }

  /** Somebody wants the device out of turn, to do something unasked, or gives it back to who must decide. */
  handTo(seat: number): void {
    if (!this.persons.includes(seat) || this.isReplay) return;
    this.guest = this.match.play.isWaitingFor(seat) ? -1 : seat;
    this.viewer = -1;
    this.handOverTo = seat;
    this.shown = -1;
    this.show();
  }

  takeDevice(seat: number): void {
    if (!this.persons.includes(seat)) return;
    this.viewer = seat;
    this.handOverTo = null;
    this.shown = -1;
    this.go();
  }

  private show(): void {
    const { match } = this;
    this.isShowDue = false;
    const fresh = this.shown < 0;
    const table =
      this.handOverTo === null ? tableView(match, this.viewer, this.shown, this.isReplay ? null : this.standing) : null;
    if (table !== null) this.shown = table.number;
    this.around.post({
      update: {
        seats: this.seatInfos(),
        own: this.isReplay ? [] : this.persons,
        table,
        fresh,
        handOverTo: this.handOverTo,
        outcome: outcomeOf(match),
        broken: match.broken,
      },
    });
  }

  private seatInfos(): SeatInfo[] {
    return this.seats.map((plan) =>
      plan.kind === 'bot'
        ? { kind: 'bot', name: '', bot: plan.bot, online: true }
        : { kind: 'person', name: plan.name, online: true },
    );
  }

  /** Lets bots think, if there are any who may have something to do; says whether there are. */
  private wakeBots(): boolean {
    if (this.busy) return true;
    if (!this.mayBotsAct || !this.bots.mayAct) return false;
    this.busy = true;
    this.around.later(() => this.letBotThink(), 0);
    return true;
  }

  /**
   * A bot thinks first and then waits for what is left of its pause. If it only lets a window pass, it does not wait at
   * all, and the page is shown all such passes together.
   */
  private letBotThink(): void {
    const { around, match } = this;
    const [line, beganMs] = [match.log.length, around.now()];
    const thought = this.mayBotsAct ? this.bots.think() : null;
    if (thought?.isPass === true) {
      this.busy = false;
      this.letBotChoose(thought);
      return;
    }
    if (this.isShowDue) this.show();
    if (thought === null) {
      this.busy = false;
      return;
    }
    const pauseMs = Math.max(0, this.botPauseMs - (around.now() - beganMs));
    around.later(() => {
      this.busy = false;
      // What has happened in the meantime may have changed everything.
      if (this.mayBotsAct && match.log.length === line) this.letBotChoose(thought);
      else this.wakeBots();
    }, pauseMs);
  }

  private letBotChoose({ seat, choice, isPass }: BotChoice): void {
    const { match } = this;
    try {
      this.change(() => act(match, seat, choice));
    } catch (error) {
      // A broken match is shown as such.
      if (match.broken === null) throw error;
    }
    if (!isPass) this.go();
    else {
      this.settle();
      this.isShowDue = true;
      if (!this.wakeBots()) this.show();
    }
  }

  /** Does something to the match and saves the line that came of it. */
  private change(action: () => Answer): Refusal | null {
    const { match } = this;
    const before = match.log.length;
    const reason = reasonOf(action());
    if (match.log.length > before) this.around.save();
    return reason;
  }

  /** The same, and shows what came of it. */
  private after(action: () => Answer): Refusal | null {
    if (this.isReplay) return { rule: 'HT-DOOR-04', params: {} };
    if (this.isStopped) return { rule: 'HT-DOOR-05', params: {} };
    try {
      return this.change(action);
    } finally {
      this.go();
    }
  }

  choose(choice: Choice, revision: number | null): Refusal | null {
    return this.after(() => {
      const answer = act(this.match, this.viewer, choice, revision ?? undefined);
      if (answer.ok) this.guest = -1;
      return answer;
    });
  }

  why(choice: Choice): Refusal | null {
    return whyNot(this.match, this.viewer, choice);
  }

  undo(): Refusal | null {
    return this.after(() => undo(this.match, this.viewer));
  }

  redo(): Refusal | null {
    return this.after(() => redo(this.match, this.viewer));
  }

  /** Asks the others; bots always agree. */
  askUndo(): Refusal | null {
    return this.after(() => {
      let answer = askUndo(this.match, this.viewer);
      for (const [seat, plan] of this.seats.entries()) {
        if (answer.ok && plan.kind === 'bot' && this.match.undoRequest !== null)
          answer = answerUndo(this.match, seat, true);
      }
      return answer;
    });
  }

  answerUndo(seat: number, agree: boolean): Refusal | null {
    return this.after(() => answerUndo(this.match, seat, agree));
  }

  concede(): Refusal | null {
    return this.after(() => concede(this.match, this.viewer));
  }

  /** The seat that looks says which windows it wants to be asked about. */
  giveStanding(answer: StandingAnswer): void {
    const { match, viewer } = this;
    if (this.isReplay || !this.persons.includes(viewer)) return;
    this.standing = giveStanding(match, this.standing, viewer, answer);
    this.around.save();
    this.go();
  }

  private assertMayLook(seat: number): void {
    const over = outcomeOf(this.match) !== null;
    if (over || this.isReplay || seat === -1 || seat === this.viewer) return;
    throw new Error('another seat can be looked through only after the game');
  }

  viewAt(line: number, seat: number): PastView {
    this.assertMayLook(seat);
    return pastView(this.match, line, seat);
  }

  linesFor(seat: number): ToldLine[] {
    this.assertMayLook(seat);
    return pastLines(this.match, seat);
  }

  /** Among people nobody may ask: it would be two against one. */
  hint(): Hint | null {
    const { match, viewer, persons } = this;
    const mayAsk = !this.isReplay && persons.length === 1 && match.broken === null && match.play.isWaitingFor(viewer);
    return mayAsk ? hintFor(match, viewer) : null;
  }

  /** The chances after each line, from one to before another: by the true states, so only when everything may be seen. */
  chances(from: number, to: number): Chances[] {
    this.assertMayLook(allSeeing);
    const { match } = this;
    const { game, setup } = match;
    const last = Math.min(to, match.log.length + 1);
    return Array.from({ length: Math.max(0, last - from) }, (_, i) =>
      chancesOf(game, matchAt(match, from + i).play.state, setup.seats),
    );
  }

  gameFile(): string {
    return writeGameFile(this.match, namesOf(this.seats));
  }
}

/** Who sits where, as game files say it. */
