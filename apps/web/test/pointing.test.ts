import type { Choice } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { buttonsOf, click, drop, litObjects, type Manner, type Offer, verb } from '../src/table/kit/pointing.js';

const offer = (type: string, needs: string[][], also: string[] = []): Offer => ({ choice: { type }, needs, also });
const turn: Manner = { isTurn: true, weak: new Set(['move']) };
const answer: Manner = { isTurn: false, weak: new Set() };
const take = (type: string): { kind: 'take'; choice: Choice } => ({ kind: 'take', choice: { type } });

const offers = [
  offer('attack', [['knight', 'sword'], ['troll']]),
  offer('move', [['knight'], ['cell']]),
  offer('draw', [['deck']]),
  offer('end', [[verb('end')]]),
];

describe('pointing', () => {
  it('takes a choice when everything it needs is named, in any order of ways to name it', () => {
    expect(click(offers, [], 'knight', turn)).toEqual({ kind: 'select', selected: ['knight'] });
    expect(click(offers, ['knight'], 'troll', turn)).toEqual(take('attack'));
    expect(click(offers, ['sword'], 'troll', turn)).toEqual(take('attack'));
    expect(click(offers, [], 'deck', turn)).toEqual(take('draw'));
  });

  it('lets go, begins anew, and refuses', () => {
    expect(click(offers, ['knight'], 'knight', turn)).toEqual({ kind: 'select', selected: [] });
    expect(click(offers, ['knight'], 'deck', turn)).toEqual(take('draw'));
    expect(click(offers, ['knight'], 'wall', turn)).toEqual({ kind: 'refused' });
  });

  it('does not drop what is begun for something that was meant together with it', () => {
    const both = [
      offer('attack', [['unit:elf'], ['unit:troll']]),
      offer('equip', [['hand:mail'], ['unit:elf']]),
      offer('draw', [['unit:elf'], ['deck:red']]),
      offer('swap', [['hand:axe'], ['unit:elf'], [verb('swap')]]),
    ];
    expect(click(both, [], 'unit:troll', turn)).toEqual({ kind: 'select', selected: ['unit:troll'] });
    // The mail waits for a unit, and a troll usually follows one: both clicks are explained.
    expect(click(both, ['hand:mail'], 'unit:troll', turn)).toEqual({ kind: 'refused' });
    expect(click([...both, offer('rest', [['unit:imp']])], ['unit:imp'], 'unit:troll', turn).kind).toBe('refused');
    // A deck was not meant for the mail.
    expect(click(both, ['hand:mail'], 'deck:red', turn)).toEqual({ kind: 'select', selected: ['deck:red'] });
    // What still needs a word goes on.
    expect(click(both, ['hand:axe'], 'unit:elf', turn)).toEqual({ kind: 'select', selected: ['hand:axe', 'unit:elf'] });
  });

  it('takes a lone answer at once, but no action of a turn by a slip', () => {
    const swap = [offer('swap', [['a'], ['b']])];
    expect(click(swap, [], 'a', answer)).toEqual(take('swap'));
    expect(click(swap, [], 'a', turn)).toEqual({ kind: 'select', selected: ['a'] });
    const word = [offer('protect', [['hero'], [verb('protect')]])];
    expect(click(word, [], 'hero', answer)).toEqual({ kind: 'select', selected: ['hero'] });
  });

  it('tells here to there from there to here by the order of the clicks', () => {
    const both = [
      { choice: { type: 'move', from: 'a' }, needs: [['a'], ['b']] },
      { choice: { type: 'move', from: 'b' }, needs: [['b'], ['a']] },
    ];
    expect(click(both, ['b'], 'a', turn)).toEqual({ kind: 'take', choice: { type: 'move', from: 'b' } });
  });

  it('names both things of a drop, or does what needs no other', () => {
    expect(drop(offers, 'sword', 'troll', turn)).toEqual(take('attack'));
    expect(drop(offers, 'deck', 'troll', turn)).toEqual(take('draw'));
    expect(drop(offers, 'knight', 'wall', turn)).toEqual({ kind: 'refused' });
  });

  it('lights what begins something, then what goes on with it', () => {
    expect([...litObjects(offers, [], turn)]).toEqual([
      ['knight', 'start'],
      ['deck', 'now'],
    ]);
    expect([...litObjects(offers, ['knight'], turn)]).toEqual([
      ['troll', 'now'],
      ['cell', 'weak'],
    ]);
  });

  it('makes buttons only of what cannot be pointed at', () => {
    const types = (list: readonly Offer[]) => list.map(({ choice }) => choice.type);
    expect(types(buttonsOf(offers, [], turn))).toEqual(['end']);
    expect(types(buttonsOf([offer('pick', [['a']]), offer('decline', [[verb('decline')]])], [], answer))).toEqual([
      'decline',
    ]);
    expect(
      types(buttonsOf([offer('stat', [[verb('stat-1')]]), offer('stat', [[verb('stat-2')]])], [], answer)),
    ).toEqual(['stat', 'stat']);
  });
});
