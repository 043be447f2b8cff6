import { askBot, askInvitedBot, type Bot, type BotName, botByName, botStreams, isBotName } from '@heldentisch/bots';
import {
  type Answer,
  act,
  answerUndo,
  askUndo,
  at,
  type Choice,
  type Code,
  concede,
  describeEvent,
  type GameEvent,
  giveStanding,
  type Language,
  type Match,
  nextStandingPass,
  noCode,
  noStanding,
  type Outcome,
  onlyPass,
  outcomeOf,
  type Page,
  type RandomStream,
  redo,
  type Standing,
  type StandingAnswer,
  type StandingPass,
  standingAnswer,
  tellFor,
  textOf,
  undo,
  viewFor,
  writeGameFile,
} from '@heldentisch/engine';
import { outlineOf } from '@heldentisch/protocol';
import type { RegisteredGame } from '../games.js';
import { outlineText } from './outline-text.js';
import { word } from './words.js';

export type Sitter = BotName | 'person';

/** A match between one person and bots, as the terminal plays it. */
export class Table {
  private readonly streams: readonly RandomStream[];
  private standing: Standing;
  /** How long the log was when the person last let an invitation pass. */
  private passedAt = -1;

  constructor(
    readonly registered: RegisteredGame,
    readonly match: Match,
    readonly sitters: readonly Sitter[],
    readonly seat: number,
    readonly language: Language,
  ) {
    const { random, seed, seats } = match.setup;
    this.streams = botStreams(random, seed, seats);
    this.standing = noStanding(seats);
  }

  get isOver(): boolean {
    return this.match.play.waiting === 0;
  }

  get isPersonsTurn(): boolean {
    return this.match.play.isWaitingFor(this.seat);
  }

  /**
   * Whether the person may do something unasked and has not yet let this moment pass. Between people nobody waits for
   * that; here the bots do, or nobody could type as fast as they play.
   */
  get isPersonInvited(): boolean {
    const { match, seat, standing } = this;
    if (!match.play.isInvited(seat) || match.play.options(seat).length === 0) return false;
    const isQuiet = this.hasWindows && standingAnswer(match, standing, seat) === 'notThisTurn';
    return !isQuiet && this.passedAt !== match.log.length;
  }

  /** The person does nothing now. */
  letPass(): void {
    this.passedAt = this.match.log.length;
  }

  /** The person's options. */
  options(): Choice[] {
    return this.match.play.options(this.seat).toArray().map(this.match.game.choices.decode);
  }

  get hasWindows(): boolean {
    return this.match.game.windows !== undefined;
  }

  /** Which windows the person wants to be asked about. */
  giveStanding(answer: StandingAnswer): void {
    this.standing = giveStanding(this.match, this.standing, this.seat, answer);
  }

  /** Lets bots and the standing answer decide until the person must; returns what the person sees of it. */
  letBotsPlay(): string[] {
    const lines: string[] = [];
    while (!this.isOver) {
      const pass = this.nextPass();
      if (pass !== null) {
        lines.push(...this.eventsOf(act(this.match, pass.seat, pass.choice, pass.revision)));
        continue;
      }
      if (this.isPersonsTurn || this.isPersonInvited) break;
      const { seat, code } = this.nextOfBots();
      lines.push(...this.eventsOf(act(this.match, seat, this.match.game.choices.decode(code))));
    }
    return lines;
  }

  /** What some bot does unasked, or the answer of the one that is waited for. */
  private nextOfBots(): { readonly seat: number; readonly code: Code } {
    const { play } = this.match;
    const botAt = (seat: number): Bot => botByName(at(this.sitters, seat) as BotName);
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter === 'person') continue;
      const code = askInvitedBot(botAt(seat), play, seat, at(this.streams, seat));
      if (code !== noCode) return { seat, code };
    }
    const seat = play.nextSeat();
    return { seat, code: askBot(botAt(seat), play, seat, at(this.streams, seat)) };
  }

  /** What the table does for the person, who has said so before or can do nothing else: bots draw nothing from it. */
  private nextPass(): StandingPass | null {
    const { match, seat } = this;
    const pass = nextStandingPass(match, this.standing);
    const choice = pass === null ? onlyPass(match, seat) : null;
    return choice === null ? pass : { seat, choice, revision: at(match.revisions, seat) };
  }

  take(choice: unknown): Answer {
    return act(this.match, this.seat, choice);
  }

  takeBack(): Answer {
    return undo(this.match, this.seat);
  }

  /** Takes back past chance and others' decisions: bots always agree. */
  takeBackByConsent(): Answer {
    let answer = askUndo(this.match, this.seat);
    for (let other = 0; other < this.match.setup.seats && answer.ok; other++) {
      if (other !== this.seat) answer = answerUndo(this.match, other, true);
    }
    return answer;
  }

  takeAgain(): Answer {
    return redo(this.match, this.seat);
  }

  giveUp(): Answer {
    return concede(this.match, this.seat);
  }

  eventsOf(answer: Answer): string[] {
    return answer.ok ? this.say(answer.events) : [];
  }

  private say(events: readonly GameEvent[]): string[] {
    return tellFor(this.match, this.seat, events).map((event) => describeEvent(this.match.game, this.language, event));
  }

  /** Everything that happened so far, as the person saw it. */
  log(): string[] {
    const { log, events } = this.match;
    const lines = log.flatMap((line, i) =>
      'undo' in line ? [`(${word(this.language, 'takenBack')})`] : this.say(events[i] ?? []),
    );
    return [...this.startLog(), ...lines];
  }

  startLog(): string[] {
    return this.say(this.match.startEvents);
  }

  /** The table as text: drawn by the game, or put into words. */
  draw(page: Page): string {
    const view = viewFor(this.match, this.seat);
    const { drawText, game } = this.registered;
    if (drawText !== undefined) return drawText(view, this.seat, this.language, page);
    const seatName = (seat: number): string => this.nameOf(seat);
    const rows = outlineOf(game, view, { language: this.language, seats: this.sitters.length, seatName });
    return outlineText(rows, page.width);
  }

  /** What the seat is called, and whether the person sits there. */
  nameOf(seat: number): string {
    const name = textOf(this.match.game, this.language, `seat.${seat}`);
    return seat === this.seat ? `${name} (${word(this.language, 'you')})` : name;
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.match);
  }

  gameFile(): string {
    return writeGameFile(this.match, this.sitters);
  }
}

/** Reads who sat where from a game file: names of bots are bots, everybody else is a person. */
export function sittersOf(names: readonly string[], standIn: BotName, seat: number): Sitter[] {
  return names.map((name, place) => (place === seat ? 'person' : isBotName(name) ? name : standIn));
}

/** The first seat of a game file where no bot sat, or 0. */
export function personsSeat(names: readonly string[]): number {
  return Math.max(
    0,
    names.findIndex((name) => !isBotName(name)),
  );
}
