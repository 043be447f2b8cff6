import { randomBytes } from 'node:crypto';
import { act, type Match, noCode, viewFor } from '@heldentisch/engine';
import { askPatiently } from '../bots/ask-patiently.js';
import { PoolClosed } from '../bots/pool.js';
import { patienceMs } from './patience.js';
import type { Origin, Room } from './room.js';

/**
 * Makes the moves of the bots at one table. The process that stored the last line asks the bot; the others do so only
 * if nothing has come for a while, because that process may be dead. If two do it all the same, the store takes one.
 */
export class BotSeats {
  /** Decisions that are being thought about, as seat and revision. */
  private readonly asked = new Set<string>();
  /** For each seat how long the log was when its bot last thought about doing something unasked. */
  private readonly weighed = new Map<number, number>();
  private later: NodeJS.Timeout | undefined;

  constructor(private readonly room: Room) {}

  /** Looks whether a bot has to decide. Must run inside the room's `run`. */
  look(origin: Origin): void {
    this.stop();
    const isWaited = this.room.waitingSeats().some((seat) => this.botAt(seat) !== null);
    if (!isWaited && this.invitedBots().length === 0) return;
    if (origin === 'here') this.askAll();
    else this.askLater(patienceMs(this.room.house.config, origin));
  }

  /** Bots that think are not stopped, but what they choose counts only if the match goes on. */
  stop(): void {
    clearTimeout(this.later);
  }

  private botAt(seat: number): string | null {
    const found = this.room.record.seats[seat];
    return found?.kind === 'bot' ? found.bot : null;
  }

  private askLater(timeMs: number): void {
    this.stop();
    if (this.room.isClosed) return;
    this.later = setTimeout(() => {
      this.room.run(() => this.askAll()).catch((error: unknown) => this.tryAgain(error));
    }, timeMs).unref();
  }

  private askAll(): void {
    const { match, status, isClosed } = this.room;
    if (match === null || status !== 'running' || isClosed) return;
    for (const seat of this.invitedBots()) this.ask(match, seat, true);
    for (const seat of this.room.waitingSeats()) if (this.botAt(seat) !== null) this.ask(match, seat, false);
  }

  /** The bots that could do something unasked and have not thought about it since the last line. */
  private invitedBots(): number[] {
    const { match, record } = this.room;
    if (match === null || match.game.invitation === undefined) return [];
    const { play, log } = match;
    return [...record.seats.keys()].filter(
      (seat) =>
        this.botAt(seat) !== null &&
        this.weighed.get(seat) !== log.length &&
        play.isInvited(seat) &&
        play.options(seat).length > 0,
    );
  }

  private ask(match: Match, seat: number, isInvited: boolean): void {
    const { house, record } = this.room;
    const bot = this.botAt(seat) as string;
    const revision = match.revisions[seat] as number;
    const key = isInvited ? `${seat}:unasked` : `${seat}:${revision}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    if (isInvited) this.weighed.set(seat, match.log.length);
    const startedMs = performance.now();
    const question = {
      game: record.game,
      bot,
      seat,
      view: viewFor(match, seat),
      options: match.play.options(seat).toArray(),
      isInvited,
      seed: randomBytes(16).toString('hex'),
    };
    const share = { table: record.id, hasPeople: record.seats.some(({ kind }) => kind === 'person') };
    askPatiently(house.bots, question, share, (asked, error) => {
      house.log.warn({ err: error, table: record.id, bot: asked }, 'a bot gave no answer');
    })
      .then(
        (answer) => {
          house.metrics.botMs.observe(performance.now() - startedMs);
          if (answer.bot !== bot) this.room.audience.tellNotice({ kind: 'weaker-bot', seat, bot: answer.bot });
          return this.room.run(() => this.take(key, seat, revision, answer.code));
        },
        (error: unknown) => this.botFailed(key, error),
      )
      .catch((error: unknown) => {
        this.asked.delete(key);
        this.tryAgain(error);
      });
  }

  private async take(key: string, seat: number, revision: number, code: number): Promise<void> {
    this.asked.delete(key);
    if (code !== noCode && this.botAt(seat) !== null) await this.move(seat, revision, code);
    // The table may have changed meanwhile, by an undo for instance.
    this.askAll();
  }

  private async move(seat: number, revision: number, code: number): Promise<void> {
    const { room } = this;
    // A room that was given up may have a successor, which would not hear of the line.
    if (room.status !== 'running' || room.isClosed) return;
    const written = await room.write(null, (match) => act(match, seat, match.game.choices.decode(code), revision));
    if ('line' in written) room.house.metrics.botMoves.inc();
    // A refusal means that the question is not on the table any more, unless it still is.
    else if (room.match?.play.isWaitingFor(seat) === true && room.match.revisions[seat] === revision) {
      await room.pause(`a bot chose what is not offered (${written.refusal.rule})`);
    }
  }

  /** The store does not answer, or the bot's choice was not stored: try again in a while, from what is stored. */
  private tryAgain(error: unknown): void {
    const { house, record } = this.room;
    house.log.error({ err: error, table: record.id }, "a bot's choice was not stored");
    this.askLater(house.config.rescueMs);
  }

  private async botFailed(key: string, error: unknown): Promise<void> {
    this.asked.delete(key);
    const { room } = this;
    if (room.isClosed || error instanceof PoolClosed) return;
    const message = error instanceof Error ? error.message : String(error);
    await room.run(() => room.pause(`a bot failed: ${message}`));
  }
}
