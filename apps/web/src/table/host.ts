import { askBot, askInvitedBot, type BotName, botByName, botStreams, isBotName } from '@heldentisch/bots';
import {
  type Answer,
  act,
  answerUndo,
  askUndo,
  at,
  type Choice,
  concede,
  copy,
  createMatch,
  type Game,
  type GameFile,
  giveStanding,
  type Line,
  type Match,
  nextStandingPass,
  noCode,
  noStanding,
  onlyPass,
  outcomeOf,
  type Pending,
  pendingFor,
  type RandomStream,
  type Refusal,
  readGameFile,
  redo,
  repeatLine,
  replay,
  type Seed,
  type Standing,
  type StandingAnswer,
  type StandingPass,
  type State,
  undo,
  viewOf,
  whyNot,
  writeGameFile,
} from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { type SeatInfo, tableView, toldLines } from '@heldentisch/protocol';
import { type Chances, chancesOf } from './after/chances.js';
import { hintFor } from './host-insight.js';
import type { HostUpdate } from './host-messages.js';
import { namelessPerson, type SeatPlan } from './match-store.js';
import { allSeeing, type Hint, type PastView } from './source.js';

/** What the host needs of the world around it. */
export interface HostSurroundings {
  post(update: HostUpdate): void;
  /** Called after every line. */
  save(match: Match): void;
  later(work: () => void, delayMs: number): void;
}

interface Moment {
  readonly state: State;
  readonly pending: readonly Pending[];
}

const botName = (plan: SeatPlan): BotName => (plan.kind === 'bot' && isBotName(plan.bot) ? plan.bot : 'greedy');

const reasonOf = (answer: Answer): Refusal | null => (answer.ok ? null : answer.refusal);

/** Spectators' pending decisions: who is asked what, never with options. */
const momentOf = (match: Match): Moment => ({ state: copy(match.play.state), pending: pendingFor(match, -1) });

/**
 * The dealer of one local match: holds the true state and the seed, lets bots think with their own eyes only, and shows
 * the page what the looking seat may see. Knows nothing of workers and storage, so that tests can drive it.
 */
export class Host {
  botPauseMs = 0;
  /** What each seat has said about windows. */
  standing: Standing;
  private viewer: number;
  private handOverTo: number | null = null;
  /** A person who has asked for the device although somebody else must decide, or -1. */
  private guest = -1;
  /** The last line the page knows, for the seat that looks. */
  private shown = -1;
  private readonly moments: Moment[];
  private readonly streams: readonly RandomStream[];
  private busy = false;

  constructor(
    readonly match: Match,
    moments: readonly Moment[],
    readonly seats: readonly SeatPlan[],
    private readonly around: HostSurroundings,
    private readonly isReplay = false,
  ) {
    this.moments = [...moments];
    this.standing = noStanding(match.setup.seats);
    const { random, seed } = match.setup;
    this.streams = botStreams(random, seed, match.setup.seats);
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
    return new Host(match, [momentOf(match)], seats, around);
  }

  /** Plays a game file again, keeping every state for the look back. */
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
    const moments = [momentOf(match)];
    for (const line of file.lines) moments.push(repeatOne(match, line));
    return new Host(match, moments, seats, around, isReplay);
  }

  private get persons(): number[] {
    return this.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
  }

  /** Shows the table to the page and lets bots go on. */
  go(): void {
    this.passWindows();
    this.chooseViewer();
    this.show();
    this.wakeBots();
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
    if (this.isReplay) return;
    for (let next = this.nextPass(); next !== null; ) {
      try {
        act(match, next.seat, next.choice, next.revision);
      } catch (error) {
        // A broken match is shown as such.
        if (match.broken === null) throw error;
        return;
      }
      this.keepLine();
      next = this.nextPass();
    }
  }

  private keepLine(): void {
    this.moments.push(momentOf(this.match));
    this.around.save(this.match);
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

  private wakeBots(): void {
    const { match } = this;
    if (this.busy || this.isReplay || match.broken !== null) return;
    if (this.nextBot() < 0 && match.game.invitation === undefined) return;
    this.busy = true;
    this.around.later(() => {
      this.busy = false;
      if (match.broken !== null || this.letBotVolunteer()) return;
      const seat = this.nextBot();
      if (seat >= 0) this.letBotChoose(seat);
    }, this.botPauseMs);
  }

  private nextBot(): number {
    return this.seats.findIndex((plan, seat) => plan.kind === 'bot' && this.match.play.isWaitingFor(seat));
  }

  private letBotChoose(seat: number): void {
    const { match } = this;
    const code = askBot(botByName(botName(at(this.seats, seat))), match.play, seat, at(this.streams, seat));
    this.after(() => act(match, seat, match.game.choices.decode(code)));
  }

  /** Lets a bot do something unasked, if it wants to. */
  private letBotVolunteer(): boolean {
    const { match } = this;
    for (const [seat, plan] of this.seats.entries()) {
      if (plan.kind !== 'bot') continue;
      const code = askInvitedBot(botByName(botName(plan)), match.play, seat, at(this.streams, seat));
      if (code === noCode) continue;
      this.after(() => act(match, seat, match.game.choices.decode(code)));
      return true;
    }
    return false;
  }

  /** Does something to the match; keeps, saves and shows what came of it. */
  private after(change: () => Answer): Refusal | null {
    const { match } = this;
    if (this.isReplay) return { rule: 'HT-DOOR-04', params: {} };
    const before = match.log.length;
    let reason: Refusal | null = null;
    try {
      reason = reasonOf(change());
    } finally {
      if (match.log.length > before) this.keepLine();
      this.go();
    }
    return reason;
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
    this.around.save(match);
    this.go();
  }

  private assertMayLook(seat: number): void {
    const over = outcomeOf(this.match) !== null;
    if (over || this.isReplay || seat === -1 || seat === this.viewer) return;
    throw new Error('another seat can be looked through only after the game');
  }

  viewAt(line: number, seat: number): PastView {
    this.assertMayLook(seat);
    const moment = at(this.moments, Math.max(0, Math.min(line, this.moments.length - 1)));
    const view = seat === allSeeing ? copy(moment.state) : viewOf(this.match.game.zones, moment.state, seat);
    return { line, view, pending: moment.pending };
  }

  linesFor(seat: number): ToldLine[] {
    this.assertMayLook(seat);
    return seat === allSeeing ? this.allLines() : toldLines(this.match, seat, -1);
  }

  /** What all seats together were told. */
  private allLines(): ToldLine[] {
    const [own = [], ...others] = this.seats.map((_, seat) => toldLines(this.match, seat, -1));
    return own.map((line, i) => ({
      ...line,
      events: line.events.map((event, j) => {
        const merged: Record<string, string | number | null> = { ...event };
        for (const lines of others) {
          for (const [field, value] of Object.entries(lines[i]?.events[j] ?? {})) merged[field] ??= value;
        }
        return merged as typeof event;
      }),
    }));
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
    const { game, setup } = this.match;
    return this.moments.slice(from, to).map(({ state }) => chancesOf(game, state, setup.seats));
  }

  gameFile(): string {
    return writeGameFile(
      this.match,
      this.seats.map((plan) => (plan.kind === 'bot' ? plan.bot : plan.name || namelessPerson)),
    );
  }
}

function repeatOne(match: Match, hashed: GameFile['lines'][number]): Moment {
  const { n, hash: expected, ...line } = hashed;
  const answer = repeatLine(match, line as Line);
  if (!answer.ok) throw new Error(`line ${n + 1}: the choice is refused (${answer.refusal.rule})`);
  if (match.hashes[n - 1] !== expected) throw new Error(`line ${n + 1}: the state after this line is another one`);
  return momentOf(match);
}
