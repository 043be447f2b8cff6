import { InvariantError } from '@heldentisch/engine';
import {
  acted,
  allPassed,
  alternation,
  type Due,
  dueOf,
  endAt,
  endWhere,
  itself,
  nextDue,
  passed,
  seatsFrom,
  seatToOrder,
  sideToAct,
  startAgain,
  takeDue,
} from '@heldentisch/pieces';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('lasting effects', () => {
  const ends = { turn: 1, combat: 2, round: 4, startOfTurn: (seat: number) => 8 << seat };
  const effects = () => [
    { name: 'a', ends: ends.turn },
    { name: 'b', ends: ends.startOfTurn(1) | ends.round },
    { name: 'c', ends: ends.combat },
    { name: 'd', ends: ends.turn },
    { name: 'e', ends: 0 },
  ];
  const namesOf = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join('');

  it('end at their moment, in the order they began', () => {
    const list = effects();
    expect(namesOf(endAt(list, ends.turn))).toBe('ad');
    expect(namesOf(list)).toBe('bce');
    expect(endAt(list, ends.turn)).toEqual([]);
  });

  it('with two ends end at whichever comes first', () => {
    for (const moment of [ends.startOfTurn(1), ends.round]) {
      const list = effects();
      expect(namesOf(endAt(list, moment))).toBe('b');
      expect(namesOf(list)).toBe('acde');
    }
    expect(endAt(effects(), ends.startOfTurn(0))).toEqual([]);
  });

  it('can end at several moments at once, and without an end last for good', () => {
    const list = effects();
    expect(namesOf(endAt(list, ends.turn | ends.combat | ends.round))).toBe('abcd');
    expect(namesOf(list)).toBe('e');
  });

  it('end for other reasons', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(9), (list, limit) => {
        const before = [...list];
        expect(endWhere(list, (value) => value < limit)).toEqual(before.filter((value) => value < limit));
        expect(list).toEqual(before.filter((value) => value >= limit));
      }),
    );
  });
});

describe('things due at the same moment', () => {
  interface Named extends Due {
    readonly name: string;
  }
  const due = (seat: number, name: string): Named => ({ seat, name });

  it('come seat by seat; who has several says which is next', () => {
    const order = [1, 0];
    const list = [due(0, 'a'), due(1, 'b'), due(0, 'c'), due(1, 'd')];
    expect(seatToOrder(list, order)).toBe(1 << 1);
    expect(dueOf(list, 1).map(({ name }) => name)).toEqual(['b', 'd']);
    expect(takeDue(list, dueOf(list, 1)[1] as Named).name).toBe('d');
    expect([seatToOrder(list, order), nextDue(list, order)?.name]).toEqual([0, 'b']);
    takeDue(list, nextDue(list, order) as Named);
    expect([seatToOrder(list, order), nextDue(list, order)?.name]).toEqual([1 << 0, 'a']);
  });

  it('of nobody come by themselves, in the order they are listed', () => {
    const order = [itself, 0];
    const list = [due(0, 'a'), due(itself, 'b'), due(0, 'c'), due(itself, 'd')];
    const happened: string[] = [];
    while (seatToOrder(list, order) === 0) happened.push(takeDue(list, nextDue(list, order) as Named).name);
    expect([happened.join(''), seatToOrder(list, order)]).toEqual(['bd', 1 << 0]);
  });

  it('need no order if they are alike', () => {
    const alike = (a: Named, b: Named): boolean => a.name === 'draw' && b.name === 'draw';
    expect(seatToOrder([due(0, 'draw'), due(0, 'draw')], [0], alike)).toBe(0);
    expect(seatToOrder([due(0, 'draw'), due(0, 'strike')], [0], alike)).toBe(1);
    expect(seatToOrder([due(0, 'strike'), due(0, 'strike')], [0], alike)).toBe(1);
  });

  it('all happen once, whatever is chosen', () => {
    const entry = fc.integer({ min: -1, max: 2 });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), fc.infiniteStream(fc.nat(100)), (seats, picks) => {
        const order = [itself, 2, 0, 1];
        const all = seats.map((seat, i) => due(seat, `${i}`));
        const list = [...all];
        const happened: Named[] = [];
        for (let next = nextDue(list, order); next !== undefined; next = nextDue(list, order)) {
          const chooser = seatToOrder(list, order);
          const own = dueOf(list, next.seat);
          expect(chooser).toBe(next.seat >= 0 && own.length > 1 ? 1 << next.seat : 0);
          const pick = chooser === 0 ? next : (own[(picks.next().value as number) % own.length] as Named);
          happened.push(takeDue(list, pick));
        }
        expect(new Set(happened)).toEqual(new Set(all));
        expect(happened).toHaveLength(all.length);
        const places = happened.map(({ seat }) => order.indexOf(seat));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('must belong to somebody in the order, and happen only once', () => {
    const list = [due(3, 'a')];
    expect(() => nextDue(list, [0, 1])).toThrow(InvariantError);
    expect(() => takeDue(list, due(3, 'a'))).toThrow(InvariantError);
    expect(nextDue([], [0, 1])).toBeUndefined();
  });
});

describe('sides that take turns', () => {
  it('start with the first and go round', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    const frame = alternation(seatsFrom(2, 4));
    const asked = [0, 1, 2, 3, 4].map(() => {
      const side = sideToAct(frame);
      acted(frame);
      return side;
    });
    expect(asked).toEqual([2, 3, 0, 1, 2]);
  });

  it('are done when all have passed in a row, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.boolean(), { maxLength: 30 }), (count, passes) => {
        const frame = alternation(seatsFrom(0, count));
        let turn = 0;
        let inARow = 0;
        for (const pass of passes) {
          expect(allPassed(frame)).toBe(inARow === count);
          if (allPassed(frame)) return;
          expect(sideToAct(frame)).toBe(turn % count);
          turn++;
          inARow = pass ? inARow + 1 : 0;
          if (pass) passed(frame);
          else acted(frame);
        }
      }),
    );
  });

  it('that passed may act again once another has acted', () => {
    const frame = alternation([4, 1]);
    passed(frame);
    acted(frame);
    expect([sideToAct(frame), allPassed(frame)]).toEqual([4, false]);
    passed(frame);
    passed(frame);
    expect(allPassed(frame)).toBe(true);
  });

  it('are all asked anew when somebody else changes what it is about', () => {
    const frame = alternation([4, 1, 2]);
    passed(frame);
    passed(frame);
    startAgain(frame);
    expect(frame).toEqual(alternation([4, 1, 2]));
  });

  it('are none if nobody takes part', () => {
    expect(allPassed(alternation([]))).toBe(true);
  });
});
