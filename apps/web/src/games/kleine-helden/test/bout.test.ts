import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { expect, test } from 'vitest';
import { boutsOf } from '../model/bout.js';

const lines = (...events: ToldEvent[][]): ToldLine[] =>
  events.map((list, i) => ({ n: i + 1, kind: 'choice', seat: 0, events: list }));

const announced = { type: 'attackAnnounced', being: 'troll', means: 'mace', target: 'lich' };

test('a bout tells who stepped in, the dice of both sides and what the hit cost', () => {
  const [bout] = boutsOf(
    lines(
      [announced],
      [{ type: 'protectionOffered', being: 'ratman', target: 'lich' }],
      [{ type: 'protectionGiven', being: 'ratman', target: 'lich' }],
      [{ type: 'defenceAnnounced', being: 'ratman', means: 'dagger' }],
      [
        { type: 'dieDropped', being: 'troll', number: 2 },
        { type: 'dieRolled', being: 'troll', number: 6 },
        { type: 'dieRolled', being: 'troll', number: 3 },
        { type: 'attackValued', being: 'troll', number: 14 },
        { type: 'dieRolled', being: 'ratman', number: 1 },
        { type: 'defenceValued', being: 'ratman', number: 5 },
        { type: 'attackHit', being: 'ratman', attack: 'melee' },
        { type: 'lifeLost', being: 'ratman', number: 5 },
        { type: 'beingDied', being: 'ratman' },
      ],
    ),
  );
  expect(bout).toMatchObject({ target: 'lich', defender: 'ratman', protector: 'ratman', defence: 'dagger' });
  expect(bout?.attackRolls.map(({ face, isDropped }) => (isDropped ? -face : face))).toEqual([-2, 6, 3]);
  expect(bout?.defenceRolls.map(({ face }) => face)).toEqual([1]);
  expect(bout).toMatchObject({ attackTotal: 14, defenceTotal: 5, result: 'hit', dead: ['ratman'] });
  expect(bout?.losses).toEqual([{ being: 'ratman', number: 5 }]);
});

test('what a later card brings about is not the doing of the bout', () => {
  const [bout] = boutsOf(
    lines(
      [announced, { type: 'attackWardedOff', being: 'lich' }],
      [{ type: 'cardPlayed', seat: 0, card: 'ambush' }],
      [{ type: 'lifeLost', being: 'lich', number: 2 }],
    ),
  );
  expect(bout).toMatchObject({ result: 'wardedOff', losses: [], cards: [] });
});

test('a second target is a bout of its own, and a bout that was taken back is gone', () => {
  const twice = lines([announced, { type: 'attackHit', being: 'lich' }], [{ type: 'targetChanged', being: 'ratman' }]);
  expect(boutsOf(twice).map(({ defender, result }) => [defender, result])).toEqual([
    ['lich', 'hit'],
    ['ratman', 'open'],
  ]);
  const undone: ToldLine = { n: 3, kind: 'undo', seat: 0, events: [], count: 1 };
  expect(boutsOf([...twice, undone]).map(({ defender }) => defender)).toEqual(['lich']);
});
