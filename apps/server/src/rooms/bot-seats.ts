import { randomBytes } from 'node:crypto';
import { act, type Match, noCode, viewFor } from '@heldentisch/engine';
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
  private rescue: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly room: Room) {}

  /** Looks whether a bot has to decide. */
  look(origin: Origin): void {
    clearTimeout(this.rescue);
    this.stopped = false;
    const isWaited = this.room.waitingSeats().some((seat) => this.botAt(seat) !== null);
    if (!isWaited && this.invitedBots().length === 0) return;
    if (origin === 'here') this.askAll();
    else this.rescue = setTimeout(() => this.askAll(), patienceMs(this.room.house.config, origin)).unref();
  }

  stop(): void {
    clearTimeout(this.rescue);
    this.stopped = true;
  }

  private botAt(seat: number): string | null {
    const found = this.room.record.seats[seat];
    return found?.kind === 'bot' ? found.bot : null;
  }

  private askAll(): void {
    const { match, status } = this.room;
    if (match === null || status !== 'running') return;
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
    house.bots
      .ask(question)
      .then(
        (code) => {
          house.metrics.botMs.observe(performance.now() - startedMs);
          return this.room.run(() => this.move(seat, revision, code));
        },
        (error: unknown) => this.botFailed(error),
      )
      .then(
        () => this.done(key),
        (error: unknown) => this.notStored(key, error),
      );
  }

  private done(key: string): void {
    this.asked.delete(key);
    // The table may have changed meanwhile, by an undo for instance.
    if (!this.stopped) this.askAll();
  }

  /** The bot has chosen, but the store did not answer: try again in a while. */
  private notStored(key: string, error: unknown): void {
    const { house, record } = this.room;
    this.asked.delete(key);
    if (this.stopped) return;
    house.log.error({ err: error, table: record.id }, "a bot's choice was not stored");
    this.rescue = setTimeout(() => this.askAll(), house.config.rescueMs).unref();
  }

  private async move(seat: number, revision: number, code: number): Promise<void> {
    const { room } = this;
    if (room.status !== 'running' || code === noCode) return;
    const written = await room.write(null, (match) => act(match, seat, match.game.choices.decode(code), revision));
    // A refusal means that the question is not on the table any more.
    if ('line' in written) room.house.metrics.botMoves.inc();
  }

  private async botFailed(error: unknown): Promise<void> {
    if (this.stopped) return;
    const message = error instanceof Error ? error.message : String(error);
    await this.room.run(() => this.room.pause(`a bot failed: ${message}`));
  }
}
