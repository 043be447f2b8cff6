import type { ToldEvent } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { expect, test } from 'vitest';
import { lastBout } from '../model/bout.js';

const lines = (...events: ToldEvent[][]): ToldLine[] =>
  events.map((list, i) => ({ n: i + 1, kind: 'choice', seat: 0, events: list }));

const announced = { type: 'attackAnnounced', being: 'troll', means: 'mace', target: 'lich' };

test('a bout tells who stepped in, the dice of both sides and what the hit cost', () => {
  const bout = lastBout(
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
    null,
  );
  expect(bout).toMatchObject({ target: 'lich', defender: 'ratman', protector: 'ratman', defence: 'dagger' });
  expect(bout?.attackRolls.map(({ face, isDropped }) => (isDropped ? -face : face))).toEqual([-2, 6, 3]);
  expect(bout?.defenceRolls.map(({ face }) => face)).toEqual([1]);
  expect(bout).toMatchObject({ attackTotal: 14, defenceTotal: 5, result: 'hit', dead: ['ratman'] });
  expect(bout?.losses).toEqual([{ being: 'ratman', number: 5 }]);
});

test('what a later card brings about is not the doing of the bout', () => {
  const bout = lastBout(
    lines(
      [announced, { type: 'attackWardedOff', being: 'lich' }],
      [{ type: 'cardPlayed', seat: 0, card: 'ambush' }],
      [{ type: 'lifeLost', being: 'lich', number: 2 }],
    ),
    null,
  );
  expect(bout).toMatchObject({ result: 'wardedOff', losses: [], cards: [] });
});

test('a second target is a bout of its own, and a bout that was taken back is gone', () => {
  const twice = lines([announced, { type: 'attackHit', being: 'lich' }], [{ type: 'targetChanged', being: 'ratman' }]);
  expect(lastBout(twice.slice(0, 1), null)).toMatchObject({ key: 1, defender: 'lich', result: 'hit' });
  expect(lastBout(twice, null)).toMatchObject({ key: 2, defender: 'ratman', result: 'open' });
  const undone: ToldLine = { n: 3, kind: 'undo', seat: 0, events: [], count: 1 };
  expect(lastBout([...twice, undone], null)).toMatchObject({ key: 1, defender: 'lich' });
  // What follows is never mistaken for what was taken back.
  const again: ToldLine = { n: 4, kind: 'choice', seat: 0, events: [announced] };
  expect(lastBout([...twice, undone, again], null)?.key).toBe(3);
});

test('what is being shown belongs to the bout: a die still rolls, a verdict stands', () => {
  const told = lines([announced, { type: 'dieRolled', being: 'troll', number: 4 }]);
  const rolling = lastBout(told, { type: 'dieRolled', being: 'troll', number: 2 });
  expect(rolling?.attackRolls.map(({ isRolling }) => isRolling)).toEqual([false, true]);
  expect(rolling).toMatchObject({ result: 'open', attackTotal: null });
  expect(lastBout(told, { type: 'attackHit', being: 'lich' })?.result).toBe('hit');
  expect(lastBout([], announced)).toMatchObject({ key: 1, attacker: 'troll', target: 'lich' });
});

test('who gives up in the middle of a combat breaks it off', () => {
  const bout = lastBout(lines([announced], [{ type: 'conceded', seat: 1 }]), null);
  expect(bout).toMatchObject({ result: 'cancelled', isPast: true });
});
