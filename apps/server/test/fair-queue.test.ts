import { describe, expect, it } from 'vitest';
import { FairQueue } from '../src/bots/fair-queue.js';

/** Fills a queue; tables with a small letter have people. Returns all in the order in which they are taken. */
function orderOf(tables: string): string {
  const queue = new FairQueue<string>();
  for (const table of tables) queue.push(table, { table, hasPeople: table >= 'a' });
  expect(queue.size).toBe(tables.length);
  const order = Array.from(tables, () => queue.next());
  expect([queue.next(), queue.size]).toEqual([undefined, 0]);
  return order.join('');
}

describe('the fair queue', () => {
  it('lets tables take turns, however much one of them asks', () => {
    expect(orderOf('aaaabbc')).toBe('abcabaa');
  });

  it('lets a table that asks again stand behind those that wait', () => {
    const queue = new FairQueue<string>();
    const push = (table: string): void => queue.push(table, { table, hasPeople: true });
    for (const table of 'abc') push(table);
    const order: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      const next = queue.next();
      order.push(next);
      if (next === 'a') push('a');
    }
    expect(order.join('')).toBe('abcaaa');
  });

  it('keeps the order of one table', () => {
    const queue = new FairQueue<number>();
    for (const thing of [1, 2, 3]) queue.push(thing, { table: 'a', hasPeople: thing > 1 });
    expect([queue.next(), queue.next(), queue.next()]).toEqual([2, 3, 1]);
  });

  it('gives tables with people the first turns, and every fourth to those of bots', () => {
    expect(orderOf('XXYaaaaaaaa')).toBe('aaaXaaaYaaX');
    expect(orderOf('XYX')).toBe('XYX');
  });

  it('counts only the turns for which a table of bots has waited', () => {
    const queue = new FairQueue<string>();
    const push = (table: string): void => queue.push(table, { table, hasPeople: table >= 'a' });
    for (const table of 'aaaaaa') push(table);
    for (let i = 0; i < 3; i++) expect(queue.next()).toBe('a');
    push('X');
    push('b');
    expect(Array.from('12345', () => queue.next()).join('')).toBe('abaXa');
  });
});
