import { at, type Choice, defineChoices, InvariantError, kindOf, names, OptionList, range } from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const word = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

const table = defineChoices({
  pass: {},
  mark: { cell: names('cell', word('a', 9)) },
  move: { unit: names('unit', word('u', 700)), to: names('cell', word('b', 256)) },
  trade: {
    from: range('number', 0, 4),
    to: range('number', 0, 4),
    give: range('number', 0, 99),
    take: range('number', 0, 99),
  },
  split: { from: range('number', -5, 20), amount: range('number', 1, 256), to: range('number', 0, 255) },
});

const anyChoice = fc.constantFrom(...table.list).chain(({ type, fields }) =>
  fc.tuple(...Object.values(fields).map((domain) => fc.nat(domain.size - 1).map((value) => domain.name(value)))).map(
    (values): Choice => ({
      type,
      ...Object.fromEntries(Object.keys(fields).map((key, i) => [key, at(values, i)])),
    }),
  ),
);

describe('a choice', () => {
  it('comes back the same from its code, which is a small whole number', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const code = table.encode(choice) as number;
        expect(Number.isInteger(code) && code >= 0 && code < 2 ** 31).toBe(true);
        expect(table.decode(code)).toEqual(choice);
        expect(table.encode(table.decode(code))).toBe(code);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('comes back the same from packing and unpacking its values', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const code = table.encode(choice) as number;
        const values = table.unpack(code);
        expect(table.pack(kindOf(code), values)).toBe(code);
        const kind = table.kinds[choice.type as keyof typeof table.kinds];
        expect(kind.code(...(values as [number?, number?, number?, number?]))).toBe(code);
        expect(kind.id).toBe(kindOf(code));
        for (const other of Object.values(table.kinds)) expect(other.is(code)).toBe(other === kind);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('has another code than every other choice', () => {
    const small = defineChoices({
      a: { x: range('x', 0, 7), y: range('y', 0, 7), z: range('z', 0, 7) },
      b: { x: range('x', 0, 7) },
    });
    const codes = new Set<number>();
    for (let x = 0; x < 8; x++) {
      codes.add(small.kinds.b.code(x));
      for (let y = 0; y < 8; y++) for (let z = 0; z < 8; z++) codes.add(small.kinds.a.code(x, y, z));
    }
    expect(codes.size).toBe(8 * 8 * 8 + 8);
  });

  it('has a reader for each of its fields, by its name', () => {
    const { move, trade, split } = table.kinds;
    const moved = table.encode({ type: 'move', unit: 'u699', to: 'b255' }) as number;
    expect([move.unit(moved), move.to(moved)]).toEqual([699, 255]);
    const traded = trade.code(4, 3, 98, 99);
    expect([trade.from(traded), trade.to(traded), trade.give(traded), trade.take(traded)]).toEqual([4, 3, 98, 99]);
    // Readers give the values inside; a range that begins at -5 counts from there.
    expect(split.from(table.encode({ type: 'split', from: 20, amount: 1, to: 0 }) as number)).toBe(25);
  });

  it('may have its fields in any order', () => {
    expect(table.encode({ to: 'b3', unit: 'u7', type: 'move' })).toBe(table.kinds.move.code(7, 3));
  });
});

describe('what cannot be read', () => {
  const noType = { problem: 'type', field: 'type' };

  it('what is no object is no choice', () => {
    for (const input of [undefined, null, 7, 'pass', true, [], [{ type: 'pass' }], () => 0]) {
      expect(table.encode(input)).toEqual(noType);
    }
  });

  it('a type must be known, and is not found in the prototype of anything', () => {
    const types = [undefined, 'fly', 1, null, ['pass'], 'Pass', '', 'constructor', 'toString', '__proto__'];
    for (const type of types) expect(table.encode({ type })).toEqual(noType);
    expect(table.encode({})).toEqual(noType);
    expect(table.encode(Object.create({ type: 'pass' }))).toEqual(noType);
  });

  it('a missing field is named', () => {
    expect(table.encode({ type: 'mark' })).toEqual({ problem: 'missing', field: 'cell' });
    expect(table.encode({ type: 'move', unit: 'u1' })).toEqual({ problem: 'missing', field: 'to' });
  });

  it('an unknown field is named', () => {
    expect(table.encode({ type: 'pass', cell: 'a1' })).toEqual({ problem: 'unknown', field: 'cell' });
    expect(table.encode({ type: 'mark', cell: 'a1', extra: undefined })).toEqual({
      problem: 'unknown',
      field: 'extra',
    });
  });

  it('a value must be one of its domain', () => {
    for (const cell of ['a9', 'A1', '', 1, null, undefined, ['a1'], { toString: () => 'a1' }]) {
      expect(table.encode({ type: 'mark', cell })).toEqual({ problem: 'value', field: 'cell' });
    }
    for (const amount of [0, 257, 1.5, '3', Number.NaN, -1]) {
      expect(table.encode({ type: 'split', from: 0, amount, to: 0 })).toEqual({ problem: 'value', field: 'amount' });
    }
  });

  it('a field of the prototype is no field of the choice', () => {
    const inherited = Object.assign(Object.create({ cell: 'a1' }), { type: 'mark' });
    expect(table.encode(inherited)).toEqual({ problem: 'missing', field: 'cell' });
  });

  it('a field hung on the prototype does not slip through', () => {
    const inherited = Object.assign(Object.create({ extra: 1 }), { type: 'pass' });
    expect(table.encode(inherited)).toEqual({ problem: 'unknown', field: 'extra' });
    expect(table.encode(JSON.parse('{"type":"pass","__proto__":{"x":1}}'))).toEqual({
      problem: 'unknown',
      field: '__proto__',
    });
    expect(table.encode(JSON.parse('{"type":"pass","constructor":1}'))).toEqual({
      problem: 'unknown',
      field: 'constructor',
    });
  });

  it('never throws and never guesses, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ type: fc.constantFrom('pass', 'mark'), cell: fc.anything() })),
        (input) => {
          const code = table.encode(input);
          if (typeof code === 'number') expect(table.decode(code)).toEqual({ ...(input as object) });
          else expect(['type', 'missing', 'unknown', 'value']).toContain(code.problem);
        },
      ),
      { seed: 1, numRuns: 500 },
    );
  });

  it('a code of no kind breaks an invariant', () => {
    expect(() => table.decode(127)).toThrow(InvariantError);
  });
});

describe('the size of a table', () => {
  const fields = (...sizes: number[]) =>
    Object.fromEntries(sizes.map((size, i) => [`f${i}`, range('number', 1, size)]));

  /** Goes there and back with the largest value of every field, and with the largest of each beside the smallest. */
  function holds(...sizes: number[]): void {
    const full = defineChoices({ other: {}, all: fields(...sizes) });
    for (let only = -1; only < sizes.length; only++) {
      const values = sizes.map((size, i) => (only < 0 || only === i ? size : 1));
      const choice = { type: 'all', ...Object.fromEntries(values.map((value, i) => [`f${i}`, value])) };
      const code = full.encode(choice) as number;
      expect(code >= 0 && code < 2 ** 31).toBe(true);
      expect(full.decode(code)).toEqual(choice);
      expect(full.unpack(code)).toEqual(values.map((value) => value - 1));
      expect(full.pack(1, full.unpack(code))).toBe(code);
    }
  }

  it('gives each field the bits that its domain needs, 24 in all', () => {
    holds(2 ** 24);
    holds(513);
    holds(3, 2 ** 22);
    holds(2 ** 20, 2, 2, 4);
    holds(64, 64, 64, 64);
    holds(2 ** 12, 1, 5, 2 ** 8);
  });

  it('refuses fields that need one bit more, and a fifth one', () => {
    for (const sizes of [[2 ** 24 + 1], [3, 2 ** 22 + 1], [2 ** 20, 2, 2, 5], [65, 64, 64, 64], [1, 1, 1, 1, 1]]) {
      expect(() => defineChoices({ all: fields(...sizes) })).toThrow(InvariantError);
    }
    expect(() => defineChoices({ all: fields(2 ** 24 + 1) })).toThrow('choice all needs 32 bits of 31');
    expect(() => defineChoices({ all: fields(2 ** 31) })).toThrow(InvariantError);
  });

  it('refuses a field with the name of something every kind has', () => {
    for (const name of ['id', 'code', 'is', 'type']) {
      expect(() => defineChoices({ all: { [name]: range('number', 0, 1) } })).toThrow(`cannot be called ${name}`);
    }
  });

  it('holds 128 kinds and no more', () => {
    const many = (count: number) => defineChoices(Object.fromEntries(word('k', count).map((type) => [type, {}])));
    expect(many(128).decode(127)).toEqual({ type: 'k127' });
    expect(many(128).encode({ type: 'k127' })).toBe(127);
    expect(() => many(129)).toThrow(InvariantError);
  });

  it('keeps kinds apart whatever their fields hold', () => {
    const types = word('k', 128);
    const many = defineChoices(Object.fromEntries(types.map((type) => [type, fields(2 ** 12, 2 ** 12)])));
    for (const [id, type] of types.entries()) {
      const code = many.encode({ type, f0: 2 ** 12, f1: 2 ** 12 }) as number;
      expect([kindOf(code), many.decode(code).type]).toEqual([id, type]);
    }
  });
});

describe('the list of options', () => {
  it('holds what was added, in that order', () => {
    const list = new OptionList();
    for (const code of [5, 3, 9]) list.add(code);
    expect(list.length).toBe(3);
    expect(list.toArray()).toEqual([5, 3, 9]);
    expect([list.get(0), list.get(2)]).toEqual([5, 9]);
    expect([list.has(3), list.has(4)]).toEqual([true, false]);
  });

  it('forgets everything when cleared, also what still lies in the buffer', () => {
    const list = new OptionList();
    list.add(5);
    list.add(6);
    list.clear();
    list.add(7);
    expect(list.toArray()).toEqual([7]);
    expect([list.has(5), list.has(6), list.has(7)]).toEqual([false, false, true]);
    expect(() => list.get(1)).toThrow(InvariantError);
    expect(() => list.get(-1)).toThrow(InvariantError);
  });

  it('uses one buffer again and again: it never grows beyond its longest use', () => {
    const list = new OptionList();
    const { codes } = list;
    for (let round = 0; round < 1000; round++) {
      list.clear();
      for (let i = 0; i <= round % 30; i++) list.add(i);
    }
    expect(list.codes).toBe(codes);
    expect(codes.length).toBe(30);
  });

  it('gives away a copy, not the buffer', () => {
    const list = new OptionList();
    list.add(1);
    list.toArray().push(2);
    list.toArray()[0] = 9;
    expect(list.toArray()).toEqual([1]);
  });
});
