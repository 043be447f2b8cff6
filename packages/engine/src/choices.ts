import { assert } from './assert.js';
import type { Domain } from './domain.js';

/**
 * A choice as one integer: 6 bits of kind, then up to three fields of 9, 8 and 8 bits. Options are listed, compared
 * and searched in this form; people, files and the wire see `{ type, field: name }`.
 */
export type Code = number;

/** Stands where there is no choice; never the code of one. */
export const noCode: Code = -1;

export interface Choice {
  readonly type: string;
  readonly [field: string]: string | number;
}

export type Fields = Readonly<Record<string, Domain>>;

/** One kind of choice: `code` packs it, the constants and readers below unpack it. */
export interface ChoiceKind {
  readonly kind: number;
  code(first?: number, second?: number, third?: number): Code;
}

export const kindOf = (code: Code): number => code & 63;
export const first = (code: Code): number => (code >>> 6) & 511;
export const second = (code: Code): number => (code >>> 15) & 255;
export const third = (code: Code): number => (code >>> 23) & 255;

const limits = [512, 256, 256] as const;

/** Why a choice could not be read. `field` names the culprit. */
export interface Unreadable {
  readonly problem: 'type' | 'missing' | 'unknown' | 'value';
  readonly field: string;
}

export interface ChoiceTable<K extends string> {
  readonly kinds: { readonly [N in K]: ChoiceKind };
  readonly list: readonly { readonly type: K; readonly fields: Fields }[];
  encode(choice: unknown): Code | Unreadable;
  decode(code: Code): Choice;
  /** The same as JSON. The same choices are offered again and again: the text of each is kept. */
  text(code: Code): string;
  /** Packs field values given in the order of the kind's fields. */
  pack(kind: number, values: readonly number[]): Code;
  unpack(code: Code): number[];
}

const readers = [first, second, third];

/** Texts of choices that a table keeps at most. */
const keptTexts = 10_000;

export function defineChoices<T extends Readonly<Record<string, Fields>>>(table: T): ChoiceTable<keyof T & string> {
  type K = keyof T & string;
  const list = Object.entries(table).map(([type, fields]) => ({ type: type as K, fields }));
  const columns = list.map(({ fields }) => Object.entries(fields));
  const texts = new Map<Code, string>();
  assert(list.length <= 64, 'at most 64 kinds of choices');
  const kinds: Record<string, ChoiceKind> = {};
  const numbers = new Map<string, number>();
  list.forEach(({ type, fields }, kind) => {
    Object.values(fields).forEach((domain, i) => {
      assert(domain.size <= (limits[i] ?? 0), `field ${i + 1} of choice ${type} does not fit`);
    });
    kinds[type] = {
      kind,
      code: (a = 0, b = 0, c = 0) => kind | (a << 6) | (b << 15) | (c << 23),
    };
    numbers.set(type, kind);
  });

  function encode(choice: unknown): Code | Unreadable {
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
      return { problem: 'type', field: 'type' };
    const given = choice as Record<string, unknown>;
    const type = Object.hasOwn(given, 'type') ? given.type : undefined;
    const kind = typeof type === 'string' ? numbers.get(type) : undefined;
    if (kind === undefined) return { problem: 'type', field: 'type' };
    const fields = list[kind]?.fields ?? {};
    const values: number[] = [];
    for (const field in fields) {
      if (!Object.hasOwn(given, field)) return { problem: 'missing', field };
      const value = (fields[field] as Domain).value(given[field]);
      if (value < 0) return { problem: 'value', field };
      values.push(value);
    }
    for (const key in given) {
      if (key !== 'type' && !Object.hasOwn(fields, key)) return { problem: 'unknown', field: key };
    }
    return pack(kind, values);
  }

  function decode(code: Code): Choice {
    const entry = list[kindOf(code)];
    assert(entry !== undefined, `no choice has the code ${code}`);
    const choice: Record<string, string | number> = { type: entry.type };
    (columns[kindOf(code)] as [string, Domain][]).forEach(([field, domain], i) => {
      choice[field] = domain.name((readers[i] as (code: Code) => number)(code));
    });
    return choice as unknown as Choice;
  }

  function text(code: Code): string {
    let known = texts.get(code);
    if (known === undefined) {
      known = JSON.stringify(decode(code));
      if (texts.size < keptTexts) texts.set(code, known);
    }
    return known;
  }

  const pack = (kind: number, values: readonly number[]): Code =>
    kind | ((values[0] ?? 0) << 6) | ((values[1] ?? 0) << 15) | ((values[2] ?? 0) << 23);

  const unpack = (code: Code): number[] =>
    Object.keys(list[kindOf(code)]?.fields ?? {}).map((_, i) => (readers[i] as (code: Code) => number)(code));

  return { kinds: kinds as ChoiceTable<K>['kinds'], list, encode, decode, text, pack, unpack };
}

/** The offered choices of one decision, written into a buffer that is used again and again. */
export class OptionList {
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
