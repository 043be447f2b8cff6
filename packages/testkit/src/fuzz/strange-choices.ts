import { type Choice, type Code, kindOf, type Match } from '@heldentisch/engine';
import type { Random } from '../random.js';

/** Something to say at the door that must be refused. */
export interface Attempt {
  readonly seat: number;
  readonly choice: unknown;
  readonly revision?: number;
}

type Fields = Record<string, unknown>;

/** The offers of one seat in the form people send, for telling the offered from the rest. */
export class Offers {
  private readonly texts: ReadonlySet<string>;
  readonly codes: readonly Code[];

  constructor(
    readonly match: Match,
    readonly seat: number,
  ) {
    this.codes = match.play.options(seat).toArray();
    this.texts = new Set(this.codes.map((code) => JSON.stringify(match.game.choices.decode(code))));
  }

  has(choice: unknown): boolean {
    return this.texts.has(JSON.stringify(choice));
  }

  some(random: Random): Choice {
    return this.match.game.choices.decode(random.pick(this.codes));
  }
}

/** Any choice the game has a word for, whether it makes sense now or not. */
export function wellFormed(match: Match, random: Random): Choice {
  const { choices } = match.game;
  const kind = random.below(choices.list.length);
  const domains = Object.values(choices.list[kind]?.fields ?? {});
  const values = domains.map((domain) => random.below(domain.size));
  return choices.decode(choices.pack(kind, values));
}

/** An offered choice with one field turned to another value. */
function nearMiss(offers: Offers, random: Random): Choice {
  const { choices } = offers.match.game;
  const code = random.pick(offers.codes);
  const values = choices.unpack(code);
  const domains = Object.values(choices.list[kindOf(code)]?.fields ?? {});
  if (domains.length === 0) return wellFormed(offers.match, random);
  const index = random.below(domains.length);
  values[index] = random.below(domains[index]?.size ?? 1);
  return choices.decode(choices.pack(kindOf(code), values));
}

/** A well-formed choice that is not offered, or null if chance found none. */
export function unofferedChoice(offers: Offers, random: Random): Choice | null {
  for (let attempt = 0; attempt < 6; attempt++) {
    const choice = random.percent(50) ? nearMiss(offers, random) : wellFormed(offers.match, random);
    if (!offers.has(choice)) return choice;
  }
  return null;
}

const noObjects: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  'type',
  '{}',
  [],
  [[]],
  {},
  { type: null },
  { type: '' },
  { type: 0 },
  { type: ['type'] },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'toString' },
  { type: 'hasOwnProperty' },
  { type: 'undo' },
];

const wrongValues: readonly unknown[] = [
  null,
  undefined,
  true,
  [],
  {},
  '',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  '\u0000',
  '?0',
  'x'.repeat(5000),
  -1,
  0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

function withWrongValue(choice: Choice, random: Random): unknown {
  const names = Object.keys(choice).filter((name) => name !== 'type');
  const name = names.length === 0 ? 'type' : random.pick(names);
  return { ...choice, [name]: random.pick(wrongValues) };
}

function withoutField(choice: Choice, random: Random): unknown {
  const rest: Fields = { ...choice };
  delete rest[random.pick(Object.keys(choice))];
  return rest;
}

/** JSON can carry such a key as an own one; the door must not stumble over it. */
function withTrickyKey(choice: Choice, random: Random): unknown {
  const key = random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'extra', '', '0', 'seat2']);
  const value = random.pick(['{}', 'null', '1', '"x"', JSON.stringify(choice)]);
  return JSON.parse(`${JSON.stringify(choice).slice(0, -1)},${JSON.stringify(key)}:${value}}`);
}

function packedWrongly(choice: Choice, random: Random): unknown {
  return random.pick<unknown>([
    [choice],
    { choice },
    JSON.stringify(choice),
    { ...choice, type: choice.type.toUpperCase() + choice.type },
    { ...choice, type: [choice.type] },
    { ...choice, type: ` ${choice.type}` },
    { Type: choice.type },
    Object.entries(choice),
  ]);
}

const ways = [withWrongValue, withWrongValue, withoutField, withTrickyKey, packedWrongly];

/** An offered choice spoiled in its form. Whether it is readable is not asked of the door, which is under test. */
export function malformed(offers: Offers, random: Random): unknown {
  const way = ways[random.below(ways.length + 1)];
  const choice = way?.(offers.some(random), random);
  // A wrong value can by chance be a right one of a wide domain.
  return way === undefined || offers.has(choice) ? random.pick(noObjects) : choice;
}

const noSeats: readonly unknown[] = [
  -1,
  99,
  0.5,
  Number.NaN,
  32,
  64,
  -32,
  2 ** 32,
  Infinity,
  '0',
  null,
  undefined,
  [0],
];

/** An offered choice by somebody it is not offered to. */
export function wrongSeat(offers: Offers, random: Random): Attempt {
  const choice = offers.some(random);
  const { match } = offers;
  const other = random.below(match.setup.seats);
  const open = match.play.isWaitingFor(other) || match.play.isInvited(other);
  if (!open && random.percent(50)) return { seat: other, choice };
  return { seat: random.pick(noSeats) as number, choice };
}

/** An offered choice that answers an older or a later question. */
export function staleAnswer(offers: Offers, random: Random): Attempt {
  // Who acts unasked answers no question that could be an older one.
  if (!offers.match.play.isWaitingFor(offers.seat)) return wrongSeat(offers, random);
  const revision = offers.match.revisions[offers.seat] ?? 0;
  const wrong = random.pick([revision - 1, revision + 1, -1, Number.NaN, revision + 2 ** 32]);
  return { seat: offers.seat, choice: offers.some(random), revision: wrong };
}
