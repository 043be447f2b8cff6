import type { ClockRule, WantedSeat } from '@heldentisch/protocol';
import { games } from '../games.js';
import { freshId, type TableClient } from './client.js';
import { newTable } from './new-table.js';
import { Stop, StubbornClient, TableLost } from './stubborn-client.js';
import { within } from './within.js';

/** One acknowledged choice, as its client remembers it. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly line: number;
}

/** Who plays what, table after table. A seat is a person's or names the bot that has it. */
export interface TablePlan {
  readonly game: string;
  readonly seats: readonly ('person' | 'random' | 'greedy')[];
  readonly clock: ClockRule | null;
}

const longClock: ClockRule = { budgetMs: 3_600_000, incrementMs: 1_000 };
/** The shortest there is: where nobody comes any more, it ends the match. */
export const shortClock: ClockRule = { budgetMs: 10_000, incrementMs: 0 };
const practice = 'noughts';

/**
 * So many pairs of people at the practice game, half of them with a clock, half as many people against bots and half as
 * many bots among themselves; and of every other game two tables with bots. Bots that think keep others waiting, so a
 * server that ends always has questions that are not answered yet.
 */
export function mixedPlans(pairs: number): TablePlan[] {
  const some = (share: number, plan: (i: number) => TablePlan): TablePlan[] =>
    Array.from({ length: Math.ceil(pairs * share) }, (_, i) => plan(i));
  return [
    ...some(1, (i) => ({ game: practice, seats: ['person', 'person'], clock: i % 2 === 0 ? null : longClock })),
    ...some(1 / 2, (i) => ({ game: practice, seats: ['person', 'greedy'], clock: i % 2 === 0 ? null : longClock })),
    ...some(1 / 2, () => ({ game: practice, seats: ['greedy', 'random'], clock: null })),
    ...games
      .filter(({ id }) => id !== practice)
      .flatMap(({ id }): TablePlan[] => [
        { game: id, seats: ['person', 'random'], clock: null },
        { game: id, seats: ['greedy', 'greedy'], clock: longClock },
      ]),
  ];
}

/** The request for such a table, by the person of the first seat that is one's. */
export function requestFor({ game, seats, clock }: TablePlan) {
  const mine = seats.indexOf('person');
  const wanted = seats.map((seat, i): WantedSeat => {
    if (seat !== 'person') return { kind: 'bot', bot: seat };
    return { kind: i === mine ? 'me' : 'open' };
  });
  return newTable({ game, seats: wanted, clock });
}

const isOver = (client: TableClient, table: string, viewer: number): boolean =>
  client.view(table, viewer)?.outcome != null;

/** The people of a plan, or whoever looks on if there are none. They play one table after the other. */
class Party {
  /** Goes up whenever something has happened at the table. */
  progress = 0;
  readonly clients: readonly StubbornClient[];
  private table = '';
  private readonly persons: readonly number[];

  constructor(
    readonly plan: TablePlan,
    newClient: () => StubbornClient,
    private readonly load: Load,
  ) {
    this.persons = plan.seats.flatMap((seat, i) => (seat === 'person' ? [i] : []));
    this.clients = (this.persons.length === 0 ? [-1] : this.persons).map(newClient);
  }

  get place(): string {
    return `${this.plan.game} with ${this.plan.seats.join(', ')} at ${this.table}`;
  }

  async play(): Promise<void> {
    const [host, ...others] = this.clients as [StubbornClient, ...StubbornClient[]];
    for (;;) {
      try {
        const { table } = await host.ask<{ table: string }>(requestFor(this.plan));
        this.table = table;
        for (const [i, other] of others.entries()) {
          await other.ask({ type: 'table.sit', table, seat: this.persons[i + 1] as number });
        }
        await Promise.all(this.clients.map((client, i) => this.playSeat(client, table, this.persons[i] ?? -1)));
      } catch (error) {
        if (!(error instanceof TableLost)) throw error;
        this.load.givenUp.push(`${this.place}: ${error.message}`);
      }
    }
  }

  /** Takes any offered choice whenever the seat is to decide. Who has no seat looks on. */
  private async playSeat(client: StubbornClient, table: string, seat: number): Promise<void> {
    for (;;) {
      const decision = await client.look(table, (present) => {
        this.notice(present, table);
        return isOver(present, table, seat) ? 'over' : present.decision(table, seat);
      });
      if (decision === 'over') return;
      const { revision, options } = decision;
      const choice = options[Math.floor(Math.random() * options.length)];
      if (choice === undefined) throw new TableLost('nothing is offered');
      const id = freshId();
      const { line } = await client.ask<{ line: number }>({ type: 'act', table, seat, revision, choice }, id);
      this.load.acknowledged.push({ table, id, line });
      await client.look(table, (present) => present.lastLine(table) >= line);
    }
  }

  private seen = '';

  private notice(client: TableClient, table: string): void {
    if (client.table(table)?.status === 'paused') throw new TableLost('paused');
    const now = `${table} ${client.lastLine(table)}`;
    if (now === this.seen) return;
    this.seen = now;
    this.progress++;
  }
}

/** Many tables at once that are played without an end, whatever happens to the server. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Tables that could not be played to their end, with the reason. */
  readonly givenUp: string[] = [];
  private readonly parties: readonly Party[];
  private readonly clients: StubbornClient[] = [];
  private over = false;
  private playing: Promise<unknown> = Promise.resolve();
  private fault: unknown = null;

  /** `address` tells where the server is, null while there is none. */
  constructor(
    plans: readonly TablePlan[],
    private readonly address: () => string | null,
  ) {
    this.parties = plans.map((plan) => new Party(plan, () => this.newClient(), this));
  }

  start(): void {
    this.playing = Promise.all(
      this.parties.map((party) =>
        party.play().catch((error: unknown) => {
          if (!(error instanceof Stop)) this.fault ??= error;
        }),
      ),
    );
  }

  /** Nobody sends anything any more. Throws if a client met something that no server should answer. */
  async stop(): Promise<void> {
    this.over = true;
    await this.playing;
    for (const client of this.clients) client.close();
    if (this.fault !== null) throw this.fault;
  }

  get resent(): number {
    return this.clients.reduce((sum, { resent }) => sum + resent, 0);
  }

  get errors(): number {
    return this.clients.reduce((sum, { errors }) => sum + errors, 0);
  }

  get silences(): number {
    return this.clients.reduce((sum, { silences }) => sum + silences, 0);
  }

  /** A person opens a table against a bot, has to move and never does: the clock must end it. */
  async abandonTable(): Promise<void> {
    const client = this.newClient();
    await client.ask(requestFor({ game: practice, seats: ['person', 'random'], clock: shortClock }));
    client.close();
  }

  /** Waits until something has happened at every table; returns those where nothing did in time. */
  async allGoOn(limitMs: number): Promise<string[]> {
    const before = this.parties.map(({ progress }) => progress);
    const stuck = (): Party[] => this.parties.filter(({ progress }, i) => progress <= (before[i] as number));
    await within(limitMs, () => stuck().length === 0);
    return stuck().map(({ place }) => place);
  }

  /** Waits until so many more choices are acknowledged, for five seconds at most. */
  async busy(choices: number): Promise<void> {
    const wanted = this.acknowledged.length + choices;
    await within(5_000, () => this.acknowledged.length >= wanted);
  }

  private newClient(): StubbornClient {
    const client = new StubbornClient(this.address, () => this.over);
    this.clients.push(client);
    return client;
  }
}
