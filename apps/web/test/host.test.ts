import {
  at,
  type Choice,
  type Game,
  type GameOptions,
  type Match,
  matchFromPosition,
  seedFromNumber,
  writeGameFile,
} from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { noughts } from '@heldentisch/noughts';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { ToldLine } from '@heldentisch/protocol';
import { describe, expect, test } from 'vitest';
import { windowGame } from '../../../packages/engine/test/window-game.js';
import { Host } from '../src/table/host.js';
import type { SeatPlan } from '../src/table/match-store.js';
import { Page } from './support/host-page.js';

const person: SeatPlan = { kind: 'person', name: '' };
const bot: SeatPlan = { kind: 'bot', bot: 'greedy' };
const pixel = pixelTactics as unknown as Game;
const small = noughts as unknown as Game;
const windows = windowGame as unknown as Game;

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

  test('lets no bot play with what is for people only', () => {
    const limit = { type: 'choice', values: [1, 'none'], default: 1, peopleOnly: ['none'] } as const;
    const endless = { ...small, options: { limit } };
    const start = (seats: readonly SeatPlan[], options: GameOptions): Host =>
      Host.start(endless, options, seats, seedFromNumber(1), new Page());
    expect(() => start([person, bot], { limit: 'none' })).toThrow('people only');
    expect(start([person, person], { limit: 'none' }).match.setup.options).toEqual({ limit: 'none' });
    expect(start([person, bot], {}).match.setup.options).toEqual({ limit: 1 });
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

  test('does not go on with another number of seats', () => {
    const { host } = open(small, [person, person]);
    const seats = [...host.seats, ...host.seats];
    expect(() => Host.resume(small, host.gameFile(), seats, new Page())).toThrow('2 seats cannot go on with 4');
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

  test('tells what a bot would do, without doing it, and only where one person plays', () => {
    const { host, page } = open(pixel, [person, bot], 5);
    const before = host.match.hashes.length;
    const hint = host.hint();
    expect(page.options).toContainEqual(hint?.choice);
    expect(hint?.judged?.chance).toBeGreaterThanOrEqual(0);
    expect(page.options).toContainEqual(hint?.judged?.next.choice);
    expect(host.hint()).toEqual(hint);
    expect(host.match.hashes).toHaveLength(before);

    const shared = open(small, [person, person]);
    shared.host.takeDevice(0);
    expect(shared.host.hint()).toBeNull();
  });

  test('tells the chances after every line once the game is over, in portions', () => {
    const { host, page } = open(small, [person, bot]);
    expect(() => host.chances(0, 1)).toThrow();
    playToTheEnd(host, page);
    const count = host.match.log.length;
    const curve = [...host.chances(0, 2), ...host.chances(2, count + 1)];
    expect(curve).toHaveLength(count + 1);
    expect(curve[0]).toEqual([0.5, 0.5]);
    expect(curve.at(-1)).toEqual(page.shown.outcome?.scores);
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

describe('standing answers on one device', () => {
  const pass = { type: 'pass' };
  const strike = (seat: number): Choice => ({ type: 'strike', seat });

  /** Takes the device and chooses. */
  function play(host: Host, seat: number, choice: Choice): void {
    host.takeDevice(seat);
    expect(host.choose(choice, null)).toBeNull();
  }

  /** Three people at one device. Seat 1 has said that it wants to hear only of what concerns it; seat 2 is on turn. */
  function threePeople(): { host: Host; page: Page } {
    const opened = open(windows, [person, person, person]);
    const { host } = opened;
    play(host, 0, { type: 'rest' });
    host.takeDevice(1);
    host.giveStanding('concerned');
    play(host, 1, { type: 'rest' });
    return opened;
  }

  test('hand no device over for a window they answer', () => {
    const { host, page } = threePeople();
    play(host, 2, strike(0));
    host.takeDevice(0);
    const before = page.updates.length;
    host.choose(pass, null);
    expect(page.updates.slice(before).map(({ handOverTo }) => handOverTo)).toEqual([null]);
    expect(page.shown.table?.lines.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(page.shown.table?.standing).toBe('always');
    // Every line is saved, and so was the answer.
    expect(page.saved).toBe(host.match.log.length + 1);
  });

  test('ask where the seat is concerned', () => {
    const { host, page } = threePeople();
    play(host, 2, strike(1));
    play(host, 0, pass);
    expect(page.shown.handOverTo).toBe(1);
    host.takeDevice(1);
    expect(page.shown.table?.standing).toBe('concerned');
    expect(page.options).toContainEqual(pass);
  });

  test('are kept beside the game file, which does not know them', () => {
    const { host } = threePeople();
    const again = Host.resume(windows, host.gameFile(), host.seats, new Page());
    expect(again.match.hashes).toEqual(host.match.hashes);
    expect(again.gameFile()).not.toContain('concerned');
    again.standing = structuredClone(host.standing);
    play(again, 2, strike(0));
    play(again, 0, pass);
    expect(again.match.log.at(-1)).toEqual({ seat: 1, choice: pass });
  });

  test('end with the turn, and hold beyond it, as they say', () => {
    const { host, page } = open(windows, [person, bot], 2);
    host.giveStanding('notThisTurn');
    expect(page.shown.table?.standing).toBe('notThisTurn');
    host.choose({ type: 'rest' }, null);
    // The turn is over, and the answer with it.
    expect(page.shown.table?.standing).toBe('always');
    host.giveStanding('concerned');
    page.letTimePass();
    expect(page.shown.table?.standing).toBe('concerned');
  });

  test('cannot be given in a replay or while the device is handed over', () => {
    const { host } = open(windows, [person, person]);
    host.giveStanding('concerned');
    const replayed = Host.resume(windows, host.gameFile(), host.seats, new Page(), true);
    replayed.giveStanding('concerned');
    for (const { standing } of [host, replayed])
      expect(standing.every(({ lasting }) => lasting === 'always')).toBe(true);
  });
});

describe('the pause before a choice of a bot', () => {
  const strike: Choice = { type: 'strike', seat: 1 };
  const passesOf = (lines: readonly ToldLine[]): number[] =>
    lines.filter(({ events }) => events.some(({ type }) => type === 'passed')).map(({ seat }) => seat);

  /** A game in which seat 0 strikes and three bots may react; the seed decides what they hold. */
  function struck(seed: number): { host: Host; page: Page; before: number } {
    const { host, page } = open(windows, [person, bot, bot, bot], seed);
    host.botPauseMs = 700;
    expect(host.choose(strike, null)).toBeNull();
    return { host, page, before: page.updates.length };
  }

  test('is left out for passes: a round of them is one moment', () => {
    const { host, page, before } = struck(seedWhereAllPass());
    page.delaysMs.length = 0;
    page.letTimePass();
    const rounds = page.updates.slice(before).map(({ table }) => passesOf(table?.lines ?? []));
    expect(rounds[0]).toEqual([1, 2, 3]);
    expect(host.match.log.length).toBeGreaterThan(4);
    // Only what is no pass is worth a pause.
    const isPass = (line: Match['log'][number]): boolean => 'choice' in line && line.choice.type === 'pass';
    const others = host.match.log.slice(1).filter((line) => line.seat !== 0 && !isPass(line));
    expect(page.delaysMs.filter((delayMs) => delayMs > 0)).toEqual(others.map(() => 700));
  });

  /** A seed with which the three bots let the first strike pass. */
  function seedWhereAllPass(): number {
    for (let seed = 1; seed < 200; seed++) {
      const { host, page } = struck(seed);
      page.letTimePass();
      const passes = host.match.log.slice(1, 4).map((line) => 'choice' in line && line.choice.type);
      if (passes.join() === 'pass,pass,pass') return seed;
    }
    throw new Error('the bots never let a strike pass');
  }

  test('counts the time in which the bot has thought', () => {
    const { host, page } = open(small, [person, bot]);
    host.botPauseMs = 700;
    const clock = [0, 300];
    page.now = () => clock.shift() ?? 300;
    host.choose({ type: 'mark', cell: 'b2' }, null);
    page.letTimePass();
    expect(page.delaysMs).toEqual([0, 400]);
    expect(host.match.log).toHaveLength(2);
  });

  test('is no promise: a thought is forgotten when something else has happened', () => {
    const { host, page } = open(small, [person, bot]);
    host.botPauseMs = 700;
    host.choose({ type: 'mark', cell: 'b2' }, null);
    page.letOnePass();
    // The bot has thought of an answer to the centre; the person takes it back and marks a corner.
    expect(host.undo()).toBeNull();
    host.choose({ type: 'mark', cell: 'a1' }, null);
    page.letTimePass();
    expect(host.match.log.map(({ seat }) => seat)).toEqual([0, 0, 0, 1]);
  });

  test('lasts until a request for an undo is answered', () => {
    const { host, page } = open(windows, [person, person, bot]);
    host.takeDevice(0);
    host.choose({ type: 'strike', seat: 2 }, null);
    host.takeDevice(1);
    host.choose({ type: 'pass' }, null);
    expect(host.askUndo()).toBeNull();
    page.letTimePass();
    expect(host.match.undoRequest).not.toBeNull();
    expect(host.match.log).toHaveLength(2);
    host.answerUndo(0, false);
    page.letTimePass();
    expect(host.match.log.length).toBeGreaterThan(2);
  });

  test('has no end once the match was taken elsewhere', () => {
    const { host, page } = open(small, [person, bot]);
    host.choose({ type: 'mark', cell: 'b2' }, null);
    host.stop();
    page.letTimePass();
    expect(host.match.log).toHaveLength(1);
    expect(host.undo()).toMatchObject({ rule: 'HT-DOOR-05' });
    host.goOn();
    page.letTimePass();
    expect(host.match.log).toHaveLength(2);
  });
});

describe('a window that leaves nothing but the pass', () => {
  /** How often a person was asked only to pass, and how often a seat passed, in whole games of several seeds. */
  function passes(seats: readonly SeatPlan[]): { asked: number; passed: number } {
    let [asked, passed] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const { host, page } = open(windows, seats, seed);
      playToTheEnd(host, page);
      const options = page.updates.flatMap(({ table }) =>
        (table?.pending ?? []).filter(({ seat }) => seat === table?.viewer).map((pending) => pending.options ?? []),
      );
      asked += options.filter((list) => list.length === 1 && list[0]?.type === 'pass').length;
      passed += host.match.log.filter(
        (line) => line.seat === 0 && 'choice' in line && line.choice.type === 'pass',
      ).length;
    }
    return { asked, passed };
  }

  test('passes by itself where all others are bots', () => {
    const { asked, passed } = passes([person, bot, bot]);
    expect(asked).toBe(0);
    expect(passed).toBeGreaterThan(0);
  });

  test('is asked where another person could see how quick the pass was', () => {
    expect(passes([person, person, bot]).asked).toBeGreaterThan(0);
  });
});

/** Somebody is on turn; somebody else holds a card that can be played at any time. */
function openWithCardForAnyTime(second: SeatPlan): { host: Host; page: Page } {
  const position = {
    bare: true,
    groups: [
      { fighters: { lich: { gear: ['healing'] }, troll: { gear: ['mace'] } } },
      { fighters: { ratman: {}, werewolf: {} }, hand: ['memory-gap'] },
    ],
  };
  const game = kleineHelden as unknown as Game;
  const match = matchFromPosition(game, position, 'chacha20', seedFromNumber(1));
  const page = new Page();
  const host = Host.resume(game, writeGameFile(match, ['a', 'b']), [person, second], page);
  host.go();
  return { host, page };
}

describe('what may be done unasked', () => {
  const card = { type: 'play', card: 'memory-gap' };

  test('is shown to nobody else; who has it can ask for the device, and it goes back afterwards', () => {
    const { host, page } = openWithCardForAnyTime(person);
    host.takeDevice(0);
    expect(page.shown.table?.invitation).toEqual([]);
    host.handTo(1);
    expect([page.shown.handOverTo, page.shown.table]).toEqual([1, null]);
    host.takeDevice(1);
    expect([page.shown.table?.viewer, page.shown.table?.invitation]).toEqual([1, [card]]);
    expect(host.choose(card, null)).toBeNull();
    expect(page.shown.table?.invitation ?? []).toEqual([]);
    expect(host.match.log).toHaveLength(1);
  });

  test('can be left undone: the device goes back to who must decide', () => {
    const { host, page } = openWithCardForAnyTime(person);
    host.handTo(1);
    host.takeDevice(1);
    host.handTo(0);
    expect(page.shown.handOverTo).toBe(0);
    host.takeDevice(0);
    expect([page.shown.table?.viewer, host.match.log.length]).toEqual([0, 0]);
  });

  test('a bot weighs it once for every line and lets the person decide in peace', () => {
    const { host, page } = openWithCardForAnyTime(bot);
    page.letTimePass();
    expect(host.match.log.length).toBeLessThan(5);
    expect(host.match.play.isWaitingFor(0)).toBe(true);
  });
});
