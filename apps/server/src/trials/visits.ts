import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '../games.js';
import { TableClient } from './client.js';
import { requestFor, shortClock, type TablePlan } from './load.js';

/** What visitors need to know of the house they come to. */
export interface House {
  readonly address: string;
  /** How long people think, on average. */
  readonly thinkMs: number;
  /** Those who have come in this visit: if it goes wrong, they are sent home. */
  readonly guests: TableClient[];
  isOver(): boolean;
}

/** Messages that are enough to know how a table stands. */
const memory = 40;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const plan = (seats: TablePlan['seats'], game = 'noughts', clock: TablePlan['clock'] = null): TablePlan => ({
  game,
  seats,
  clock,
});

/** A person with a browser of their own: every visit begins with a new session. */
class Visitor {
  private constructor(
    private readonly house: House,
    readonly client: TableClient,
  ) {
    client.memory = memory;
  }

  static async join(house: House): Promise<Visitor> {
    const client = await TableClient.join(house.address);
    house.guests.push(client);
    return new Visitor(house, client);
  }

  async create(wanted: TablePlan): Promise<string> {
    const { table } = await this.client.ask<{ table: string }>(requestFor(wanted));
    return table;
  }

  open(table: string): Promise<unknown> {
    return this.client.ask({ type: 'table.open', table, since: -1 });
  }

  async think(): Promise<void> {
    await sleep(this.house.thinkMs * (0.2 + 1.6 * Math.random()));
  }

  /** The next choice, made up but not sent; null when the match is over or the trial ends. */
  async nextMove(table: string, seat: number) {
    const { client, house } = this;
    const decision = await client.until(
      () => (house.isOver() || client.view(table, seat)?.outcome != null ? 'over' : client.decision(table, seat)),
      60_000,
    );
    if (decision === 'over') return null;
    await this.think();
    return { type: 'act', table, seat, revision: decision.revision, choice: pick(decision.options) } as const;
  }

  /** Plays so many choices, or to the end. */
  async play(table: string, seat: number, choices = Number.POSITIVE_INFINITY): Promise<void> {
    for (let made = 0; made < choices; made++) {
      const move = await this.nextMove(table, seat);
      if (move === null) return;
      const { line } = await this.client.ask<{ line: number }>(move);
      await this.client.until(() => this.client.lastLine(table) >= line);
    }
  }

  /** Looks on, talks and looks back, as long as three thoughts take. */
  async lookOn(table: string): Promise<void> {
    const { client } = this;
    await this.open(table);
    await this.think();
    await client.ask({ type: 'chat', table, text: 'Hello!' });
    const last = client.lastLine(table);
    await client.ask({ type: 'view', table, viewer: -1, line: Math.floor(last / 2) });
    await this.think();
    await client.ask({ type: 'history', table, viewer: -1, from: 0, to: last });
    await this.think();
  }

  leave(): void {
    this.client.close();
  }
}

/** Two people play to the end while somebody looks on; all leave in good order. */
async function playedOut(house: House): Promise<void> {
  const [ann, ben, cat] = await Promise.all([Visitor.join(house), Visitor.join(house), Visitor.join(house)]);
  const table = await ann.create(plan(['person', 'person'], 'noughts', pick([null, shortClock])));
  await Promise.all([ann.open(table), ben.open(table)]);
  await ben.client.ask({ type: 'table.sit', table, seat: 1 });
  await Promise.all([
    ann.play(table, 0, 5).catch(overtime),
    ben.play(table, 1, 5).catch(overtime),
    cat.lookOn(table).then(() => cat.leave()),
  ]);
  for (const each of [ann, ben]) {
    await each.client.ask({ type: 'table.close', table });
    await each.think();
    each.leave();
  }
}

/** Who thinks too long loses on time, in the middle of a choice. */
function overtime(error: unknown): void {
  if (!(error instanceof Error && /not-running/.test(error.message))) throw error;
}

/** A person leaves a game against a bot in the middle of a choice. */
async function leftInTheMiddle(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['person', 'random'], pick(games).id));
  await ann.open(table);
  await ann.play(table, 0, 1 + Math.floor(Math.random() * 5));
  const move = await ann.nextMove(table, 0);
  if (move !== null) ann.client.request(move).catch(() => undefined);
  ann.leave();
}

/** The sockets close while the table is still being opened: it has to wait for a choice that is just being stored. */
async function leftWhileOpening(house: House): Promise<void> {
  const [ann, ben] = await Promise.all([Visitor.join(house), Visitor.join(house)]);
  const table = await ann.create(plan(['person', 'random']));
  await ann.open(table);
  const move = await ann.nextMove(table, 0);
  if (move !== null) ann.client.request(move).catch(() => undefined);
  for (const each of [ann, ben]) {
    each.client.request({ type: 'table.open', table, since: -1 }).catch(() => undefined);
  }
  // What was sent must be on its way before the sockets close.
  await new Promise((resolve) => setImmediate(resolve));
  ann.leave();
  ben.leave();
}

/** A computer falls asleep: the socket stays and nobody reads or answers. */
async function fellAsleep(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['person', 'greedy']));
  await ann.open(table);
  await ann.play(table, 0, 1);
  ann.client.socket.pause();
  await sleep(house.thinkMs * 10);
  ann.leave();
}

/** Nobody takes the other seat. */
async function neverBegun(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['person', 'person']));
  await ann.open(table);
  await ann.think();
  ann.client.socket.close();
}

/** Bots play, somebody looks on for a while and goes. */
async function botsAlone(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['random', 'greedy']));
  await ann.lookOn(table);
  ann.leave();
}

/** A person goes although a clock runs, which then ends the match. */
async function leftOnTheClock(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['person', 'random'], pick(games).id, shortClock));
  await ann.open(table);
  await ann.play(table, 0, 1);
  await ann.client.ask({ type: 'table.close', table });
  ann.leave();
}

/** A person signs out in the middle of a match; the server closes the socket. */
async function signedOut(house: House): Promise<void> {
  const ann = await Visitor.join(house);
  const table = await ann.create(plan(['person', 'random']));
  await ann.open(table);
  await ann.play(table, 0, 1);
  const { cookie } = ann.client;
  const headers = { cookie, origin: house.address };
  const response = await fetch(`${house.address}/api/logout`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`not signed out: ${response.status}`);
  await ann.client.until(() => false).catch(() => undefined);
  if (ann.client.closeCode === null) throw new Error('signed out and still connected');
}

export const visits = {
  playedOut,
  leftInTheMiddle,
  leftWhileOpening,
  fellAsleep,
  neverBegun,
  botsAlone,
  leftOnTheClock,
  signedOut,
} as const;
