import { describe, expect, it } from 'vitest';
import { type Bout, defends, type Stakes, type Standing } from '../src/bot/bout.js';
import { BoutTable } from '../src/bot/bout-table.js';
import { chanceOf } from '../src/bot/odds.js';

const none = [0, 0, 0];
/** A challenge with one life that deals a deadly blow in every phase; the hero can only hit it at range. */
const plain: Bout = {
  fighters: [{ life: 2, attack: [5, 0, 0], damage: [1, 1, 1] }],
  defence: none,
  escape: -1,
  first: none,
  boosts: 0,
  boost: none,
  edges: 0,
  edge: none,
  soak: 0,
  life: 1,
  values: [15, 30, 30],
  damage: [2, 2, 2],
  hide: none,
  thorns: none,
};
const stakes: Stakes = { win: 10, fall: 5, wound: 0, allies: [4], flight: 1, part: 0 };
const start: Standing = { wounds: 0, phase: 0, attacked: 0, fresh: true };
const chance = chanceOf(10);

describe('a fight worked out in advance', () => {
  it('is as likely to be won as the one roll that decides it', () => {
    const { wins, worth } = new BoutTable(plain, stakes).forecast(start);
    expect(wins).toBeCloseTo(chance);
    expect(worth).toBeCloseTo(10 * chance - 5 * (1 - chance));
    expect(new BoutTable(plain, stakes).best(start)).toBe(0);
  });

  it('counts two hits that are needed, a failure that is survived, and a bonus of the first roll', () => {
    expect(new BoutTable({ ...plain, life: 2, damage: [2, 0, 0] }, stakes).forecast(start).wins).toBeCloseTo(
      chance ** 2,
    );
    const tough = { ...plain, damage: [1, 0, 0] };
    expect(new BoutTable(tough, stakes).forecast(start).wins).toBeCloseTo(1 - (1 - chance) ** 2);
    expect(new BoutTable({ ...plain, first: [20, 0, 0] }, stakes).forecast(start).wins).toBe(1);
    expect(
      new BoutTable({ ...plain, first: [20, 0, 0] }, stakes).forecast({ ...start, fresh: false }).wins,
    ).toBeCloseTo(chance);
  });

  it('is left where nothing can be won', () => {
    const hopeless = { ...plain, values: [30, 30, 30], escape: 40 };
    expect(new BoutTable(hopeless, stakes).flees(start)).toBe(true);
    expect(new BoutTable(hopeless, stakes).forecast(start)).toEqual({ worth: -1, wins: 0 });
    expect(new BoutTable({ ...plain, values: [7, 30, 30], escape: 40 }, stakes).flees(start)).toBe(false);
  });

  it('sends an ally where the hero cannot hold out, and counts its death', () => {
    const ally = { life: 2, attack: [0, 0, 20], damage: [1, 1, 1] };
    const withAlly: Bout = { ...plain, values: [30, 30, 20], damage: [0, 0, 2], fighters: [...plain.fighters, ally] };
    const table = new BoutTable(withAlly, stakes);
    expect(table.best({ ...start, phase: 2 })).toBe(1);
    expect(table.best(start)).toBe(defends);
    expect(table.forecast(start).wins).toBe(1);
    const weak = { ...withAlly, fighters: [...plain.fighters, { ...ally, attack: [0, 0, 10] }] };
    expect(new BoutTable({ ...weak, damage: [0, 0, 2] }, stakes).forecast(start).wins).toBeCloseTo(chance);
  });
});
