import { assert } from './assert.js';
import type { Domain } from './domain.js';

/**
 * A choice as one integer: its kind in the lowest bits, then its fields, each as wide as its domain needs. Options are
 * listed, compared and searched in this form; people, files and the wire see `{ type, field: name }`.
 */
export type Code = number;

/** Stands where there is no choice; never the code of one. */
export const noCode: Code = -1;

export interface Choice {
  readonly type: string;
  readonly [field: string]: string | number;
}

export type Fields = Readonly<Record<string, Domain>>;

/** One kind of choice. `code` packs the values of its fields, given in the order of their declaration. */
export interface ChoiceKind {
  readonly id: number;
  code(a?: number, b?: number, c?: number, d?: number): Code;
  /** Whether the code is a choice of this kind. */
  is(code: Code): boolean;
}

/** A kind with a reader for each of its fields: `choose.attack.target(code)`. */
export type ReadableKind<F> = ChoiceKind & { readonly [N in keyof F]: (code: Code) => number };

const kindBits = 7;
const kindMask = (1 << kindBits) - 1;
/** Codes stay small integers: the fastest numbers there are, and never negative. */
const allBits = 31;
const mostFields = 4;

/** The number of the choice's kind: its place in the table. */
export const kindOf = (code: Code): number => code & kindMask;

/** Why a choice could not be read. `field` names the culprit. */
export interface Unreadable {
  readonly problem: 'type' | 'missing' | 'unknown' | 'value';
  readonly field: string;
}

/** What can be done with the choices of any game. */
export interface AnyChoices {
  readonly list: readonly { readonly type: string; readonly fields: Fields }[];
  encode(choice: unknown): Code | Unreadable;
  decode(code: Code): Choice;
  /** Packs field values given in the order of the kind's fields. */
  pack(kind: number, values: readonly number[]): Code;
  unpack(code: Code): number[];
}

export interface ChoiceTable<T extends Readonly<Record<string, Fields>>> extends AnyChoices {
  readonly kinds: { readonly [N in keyof T]: ReadableKind<T[N]> };
}

/** Where a field lies in the code. */
interface Column {
  readonly field: string;
  readonly domain: Domain;
  readonly shift: number;
  readonly mask: number;
}

function columnsOf(type: string, fields: Fields): readonly Column[] {
  let shift = kindBits;
  const columns = Object.entries(fields).map(([field, domain]) => {
    assert(!['type', 'id', 'code', 'is'].includes(field), `a field of choice ${type} cannot be called ${field}`);
    const bits = 32 - Math.clz32(Math.max(1, domain.size - 1));
    const column = { field, domain, shift, mask: (1 << bits) - 1 };
    shift += bits;
    return column;
  });
  assert(columns.length <= mostFields, `choice ${type} has more than ${mostFields} fields`);
  assert(shift <= allBits, `choice ${type} needs ${shift} bits of ${allBits}: ask for its fields one after the other`);
  return columns;
}

function kindFor(id: number, columns: readonly Column[]): ChoiceKind & Record<string, unknown> {
  const shiftAt = (i: number): number => columns[i]?.shift ?? 0;
  const [s0, s1, s2, s3] = [shiftAt(0), shiftAt(1), shiftAt(2), shiftAt(3)];
  const readers = columns.map(({ field, shift, mask }) => [field, (code: Code) => (code >>> shift) & mask] as const);
  return {
    ...Object.fromEntries(readers),
    id,
    code: (a = 0, b = 0, c = 0, d = 0) => id | (a << s0) | (b << s1) | (c << s2) | (d << s3),
    is: (code) => (code & kindMask) === id,
  };
}

export function defineChoices<const T extends Readonly<Record<string, Fields>>>(table: T): ChoiceTable<T> {
  const list = Object.entries(table).map(([type, fields]) => ({ type, fields }));
  assert(list.length <= kindMask + 1, `at most ${kindMask + 1} kinds of choices`);
  const columns = list.map(({ type, fields }) => columnsOf(type, fields));
  const kinds = Object.fromEntries(list.map(({ type }, id) => [type, kindFor(id, columns[id] as readonly Column[])]));
  const numbers = new Map(list.map(({ type }, id) => [type, id]));

  function encode(choice: unknown): Code | Unreadable {
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
      return { problem: 'type', field: 'type' };
    const given = choice as Record<string, unknown>;
    const type = Object.hasOwn(given, 'type') ? given.type : undefined;
    const kind = typeof type === 'string' ? numbers.get(type) : undefined;
    if (kind === undefined) return { problem: 'type', field: 'type' };
    let code = kind;
    for (const { field, domain, shift } of columns[kind] as readonly Column[]) {
      if (!Object.hasOwn(given, field)) return { problem: 'missing', field };
      const value = domain.value(given[field]);
      if (value < 0) return { problem: 'value', field };
      code |= value << shift;
    }
    const { fields } = list[kind] as (typeof list)[number];
    for (const key in given) {
      if (key !== 'type' && !Object.hasOwn(fields, key)) return { problem: 'unknown', field: key };
    }
    return code;
  }

  function decode(code: Code): Choice {
    const entry = list[kindOf(code)];
    assert(entry !== undefined, `no choice has the code ${code}`);
    const choice: Record<string, string | number> = { type: entry.type };
    for (const { field, domain, shift, mask } of columns[kindOf(code)] as readonly Column[]) {
      choice[field] = domain.name((code >>> shift) & mask);
    }
    return choice as unknown as Choice;
  }

  const pack = (kind: number, values: readonly number[]): Code =>
    (columns[kind] as readonly Column[]).reduce((code, { shift }, i) => code | ((values[i] ?? 0) << shift), kind);

  const unpack = (code: Code): number[] =>
    (columns[kindOf(code)] as readonly Column[]).map(({ shift, mask }) => (code >>> shift) & mask);

  return { kinds: kinds as unknown as ChoiceTable<T>['kinds'], list, encode, decode, pack, unpack };
}

/** Where a game writes the choices that come into question. */
export interface OptionSink {
  add(code: Code): void;
}

/** The offered choices of one decision, written into a buffer that is used again and again. */
export class OptionList implements OptionSink {
  readonly codes: Code[] = [];
  length = 0;

  add(code: Code): void {
    this.codes[this.length++] = code;
  }

  clear(): void {
    this.length = 0;
  }

  has(code: Code): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true;
    return false;
  }

  get(index: number): Code {
    assert(index >= 0 && index < this.length, `no option ${index}`);
    return this.codes[index] as Code;
  }

  toArray(): Code[] {
    return this.codes.slice(0, this.length);
  }
}
