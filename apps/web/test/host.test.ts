import { at, type Choice, type Game, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { describe, expect, test } from 'vitest';
import { Host, type HostSurroundings } from '../src/table/host.js';
import type { HostUpdate } from '../src/table/host-messages.js';
import type { SeatPlan } from '../src/table/match-store.js';

const person: SeatPlan = { kind: 'person', name: '' };
const bot: SeatPlan = { kind: 'bot', bot: 'greedy' };
const pixel = pixelTactics as unknown as Game;
const small = noughts as unknown as Game;

/** A page without a screen: keeps what the host shows, and runs what it puts off when told to. */
class Page implements HostSurroundings {
  readonly updates: HostUpdate['update'][] = [];
  saved = 0;
  private readonly put: (() => void)[] = [];

  post({ update }: HostUpdate): void {
    this.updates.push(structuredClone(update));
  }
  save(): void {
    this.saved++;
  }
  later(work: () => void): void {
    this.put.push(work);
  }
  letTimePass(): void {
    for (let work = this.put.shift(); work !== undefined; work = this.put.shift()) work();
  }
  get shown(): HostUpdate['update'] {
    return at(this.updates, this.updates.length - 1);
  }
  get options(): readonly Choice[] {
    const { table } = this.shown;
    return table?.pending.find(({ seat }) => seat === table.viewer)?.options ?? [];
  }
}

function open(game: Game, seats: readonly SeatPlan[], seed = 1): { host: Host; page: Page } {
  const page = new Page();
  const host = Host.start(game, {}, seats, seedFromNumber(seed), page);
  host.go();
  return { host, page };
}

function playToTheEnd(host: Host, page: Page): void {
  for (let turn = 0; turn < 5000 && page.shown.outcome === null; turn++) {
    page.letTimePass();
    const { handOverTo } = page.shown;
    if (handOverTo !== null) host.takeDevice(handOverTo);
    const { options } = page;
    if (options.length > 0) expect(host.choose(at(options, (turn * 7) % options.length), null)).toBeNull();
  }
}

describe('the dealer of a local match', () => {
  test('plays a whole game between a person and a bot, and saves every line', () => {
    const { host, page } = open(pixel, [person, bot]);
    playToTheEnd(host, page);
    expect(page.shown.outcome).not.toBeNull();
    expect(page.saved).toBe(host.match.log.length);
    expect(page.updates.every(({ table }) => table?.viewer === 0)).toBe(true);
  });

  test('shows nothing of any hand while the device is handed over', () => {
    const { host, page } = open(pixel, [person, person]);
    expect(page.shown).toMatchObject({ table: null, handOverTo: 0 });
    host.takeDevice(0);
    expect(page.shown.table?.viewer).toBe(0);
    for (let i = 0; page.shown.handOverTo === null && i < 50; i++) host.choose(at(page.options, 0), null);
    expect(page.shown).toMatchObject({ table: null, handOverTo: 1 });
  });

  test('gives the whole log to a seat that takes the device, and only news afterwards', () => {
    const { host, page } = open(small, [person, person]);
    host.takeDevice(0);
    host.choose({ type: 'mark', cell: 'b2' }, null);
    host.takeDevice(1);
    expect(page.shown.fresh).toBe(true);
    expect(page.shown.table?.lines.map(({ n }) => n)).toEqual([0, 1]);
  });

  test('goes on from its game file with the same log and the same look back', () => {
    const { host, page } = open(pixel, [person, bot], 3);
    playToTheEnd(host, page);
    const again = Host.resume(pixel, host.gameFile(), host.seats, new Page());
    expect(again.match.hashes).toEqual(host.match.hashes);
    expect(again.viewAt(10, 0)).toEqual(host.viewAt(10, 0));
  });

  test('lets nobody look through other eyes before the end', () => {
    const { host, page } = open(pixel, [person, bot], 4);
    expect(() => host.viewAt(0, 1)).toThrow();
    expect(() => host.viewAt(0, -2)).toThrow();
    playToTheEnd(host, page);
    expect(host.viewAt(0, 1).line).toBe(0);
  });

  test('asks no bot twice: bots agree to an undo at once', () => {
    const { host, page } = open(small, [person, bot]);
    host.choose({ type: 'mark', cell: 'b2' }, null);
    page.letTimePass();
    expect(host.undo()).toMatchObject({ rule: 'HT-UNDO-02' });
    expect(host.askUndo()).toBeNull();
    expect(page.shown.table?.lines.at(-1)).toMatchObject({ kind: 'undo', count: 2 });
    expect(page.options).toHaveLength(9);
  });

  test('says the rule behind a no', () => {
    const { host, page } = open(small, [person, person]);
    host.takeDevice(0);
    host.choose({ type: 'mark', cell: 'b2' }, null);
    host.takeDevice(1);
    expect(host.why({ type: 'mark', cell: 'b2' })).toMatchObject({ rule: 'NOU-02' });
    expect(host.choose({ type: 'mark', cell: 'b2' }, null)).toMatchObject({ rule: 'NOU-02' });
    expect(page.shown.table?.number).toBe(1);
  });
});
