import { askBot, type BotName, botByName, botStreams, isBotName } from '@heldentisch/bots';
import {
  type Answer,
  act,
  answerUndo,
  askUndo,
  at,
  type Choice,
  concede,
  describeEvent,
  type GameEvent,
  giveStanding,
  type Language,
  type Match,
  nextStandingPass,
  noStanding,
  outcomeOf,
  type RandomStream,
  redo,
  type Standing,
  type StandingAnswer,
  tellFor,
  undo,
  viewFor,
  writeGameFile,
} from '@heldentisch/engine';
import { stringify } from 'yaml';
import type { RegisteredGame } from '../games.js';
import { word } from './words.js';

export type Sitter = BotName | 'person';

/** A match between one person and bots, as the terminal plays it. */
export class Table {
  private readonly streams: readonly RandomStream[];
  private standing: Standing;

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
      const pass = nextStandingPass(this.match, this.standing);
      if (pass !== null) {
        lines.push(...this.eventsOf(act(this.match, pass.seat, pass.choice, pass.revision)));
        continue;
      }
      if (this.isPersonsTurn) break;
      const seat = this.match.play.nextSeat();
      const bot = botByName(at(this.sitters, seat) as BotName);
      const code = askBot(bot, this.match.play, seat, at(this.streams, seat));
      lines.push(...this.eventsOf(act(this.match, seat, this.match.game.choices.decode(code))));
    }
    return lines;
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

  /** The table as text: drawn by the game, or written in its position notation. */
  draw(): string {
    const view = viewFor(this.match, this.seat);
    const { drawText, game } = this.registered;
    if (drawText !== undefined) return drawText(view, this.seat, this.language);
    return stringify(game.position.write(view)).trimEnd();
  }

  /** The person's points: 1 won, 0 lost, a share on a draw; null while the game lasts. */
  result(): { readonly score: number; readonly reason: string } | null {
    const outcome = outcomeOf(this.match);
    return outcome === null ? null : { score: outcome.scores[this.seat] ?? 0, reason: outcome.reason };
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
