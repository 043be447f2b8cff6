import { askBot, askInvitedBot, type BotName, botByName, botStreams, isBotName } from '@heldentisch/bots';
import { at, type Choice, type Code, type Match, noCode, type RandomStream, viewFor } from '@heldentisch/engine';
import type { SeatPlan } from './match-store.js';

/** What a bot has decided to do. */
export interface BotChoice {
  readonly seat: number;
  readonly choice: Choice;
  /** It only lets a window pass: nobody wants to wait for that. */
  readonly isPass: boolean;
}

const botName = (plan: SeatPlan): BotName => (plan.kind === 'bot' && isBotName(plan.bot) ? plan.bot : 'greedy');

function isPass(match: Match, seat: number, code: Code): boolean {
  const { windows } = match.game;
  return windows !== undefined && match.play.isWaitingFor(seat) && windows.pass(viewFor(match, seat), seat) === code;
}

/** The bots at a local table. Each one thinks with its own eyes only. */
export class HostBots {
  private readonly streams: readonly RandomStream[];

  constructor(
    private readonly match: Match,
    private readonly seats: readonly SeatPlan[],
  ) {
    const { random, seed } = match.setup;
    this.streams = botStreams(random, seed, match.setup.seats);
  }

  /** Whether a bot could have something to do. */
  get mayAct(): boolean {
    const { match, seats } = this;
    const hasBots = seats.some(({ kind }) => kind === 'bot');
    return hasBots && (this.asked >= 0 || match.game.invitation !== undefined);
  }

  private get asked(): number {
    return this.seats.findIndex((plan, seat) => plan.kind === 'bot' && this.match.play.isWaitingFor(seat));
  }

  /** What a bot does now, unasked or asked; null if none wants to or has to. */
  think(): BotChoice | null {
    const unasked = this.volunteer();
    if (unasked !== null) return unasked;
    const { match, seats, streams, asked } = this;
    if (asked < 0) return null;
    return this.chosen(asked, askBot(botByName(botName(at(seats, asked))), match.play, asked, at(streams, asked)));
  }

  private volunteer(): BotChoice | null {
    const { match, seats, streams } = this;
    for (const [seat, plan] of seats.entries()) {
      if (plan.kind !== 'bot') continue;
      const code = askInvitedBot(botByName(botName(plan)), match.play, seat, at(streams, seat));
      if (code !== noCode) return this.chosen(seat, code);
    }
    return null;
  }

  private chosen(seat: number, code: Code): BotChoice {
    const { match } = this;
    return { seat, choice: match.game.choices.decode(code), isPass: isPass(match, seat, code) };
  }
}
