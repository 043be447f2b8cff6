import { act, describeSituation, type Match, matchFromPosition, seedFromNumber, whyNot } from '@heldentisch/engine';
import { Random, simulateRandom } from '@heldentisch/testkit';
import { expect, it } from 'vitest';
import { type HeldenState, kleineHelden } from '../src/index.js';

type Group = Readonly<Record<string, unknown>>;

const at = (...groups: readonly Group[]): Match<HeldenState> =>
  matchFromPosition(kleineHelden, { bare: true, groups }, 'xoroshiro128plus', seedFromNumber(1));

function reason(match: Match<HeldenState>, seat: number, choice: object): string {
  const refusal = whyNot(match, seat, choice);
  expect(refusal).not.toBeNull();
  return refusal === null ? '' : `${refusal.rule}: ${describeSituation(kleineHelden, 'en', refusal)}`;
}

it('reasons in the own turn name who and what', () => {
  const match = at(
    { fighters: { werewolf: { gear: ['mace'] }, zombie: {}, lich: { gear: ['fireball'], actions: 0 } }, hand: ['aim'] },
    { fighters: { ratman: {} }, npc: 'bard' },
  );
  const mine = (choice: object): string => reason(match, 0, choice);
  expect(mine({ type: 'attack', being: 'lich', means: 'fireball', target: 'ratman' })).toBe(
    'KH-ACT-02: Lich has no action left.',
  );
  expect(mine({ type: 'attack', being: 'werewolf', means: 'claws', target: 'ratman' })).toBe(
    'KH-CMB-02: Werewolf has something in its hands; claws need both hands empty.',
  );
  expect(mine({ type: 'attack', being: 'bard', means: 'natural', target: 'ratman' })).toBe(
    'KH-NPC-06: Bard is an NPC.',
  );
  expect(mine({ type: 'equip', card: 'aim', hero: 'werewolf' })).toBe('KH-EQP-04: It cannot be equipped: Aim.');
  expect(mine({ type: 'equip', card: 'mace', hero: 'ratman' })).toBe(
    'KH-EQP-01: Ratman is no hero of yours; what you have in your hand is for your own heroes.',
  );
  expect(mine({ type: 'protect', being: 'lich' })).toBe('KH-CMB-04: Nobody is attacked now whom you could protect.');
  expect(mine({ type: 'draw', hero: 'zombie', deck: 'red' })).toBe('KH-SUM-04: Zombie is a creature.');
  expect(mine({ type: 'buy', card: 'aim' })).toBe('KH-NEW-07: No hero is left in the stack.');
  expect(mine({ type: 'exchange', card: 'aim' })).toBe('KH-NEW-04: You have only so many hand cards: 1.');
  expect(mine({ type: 'pick', being: 'ratman' })).toBe('KH-GLD-01: No card asks for this now.');
});

it('reasons in a combat name who and what', () => {
  const match = at(
    { fighters: { ratman: { gear: ['mace'] } }, hand: ['aim', 'shield-wall', 'death-blow'] },
    { fighters: { troll: {} }, npc: { card: 'bodyguard', used: true }, hand: ['feint'] },
  );
  act(match, 0, { type: 'attack', being: 'ratman', means: 'mace', target: 'troll' });
  act(match, 1, { type: 'defend', means: 'evade' });
  expect(reason(match, 0, { type: 'manoeuvre', card: 'aim' })).toBe(
    'KH-GLD-01: This card is for ranged attacks only: Aim.',
  );
  expect(reason(match, 0, { type: 'manoeuvre', card: 'shield-wall' })).toBe(
    'KH-MNV-03: Ratman attacks, and this is for a defender: Shield Wall.',
  );
  expect(reason(match, 0, { type: 'manoeuvre', card: 'death-blow' })).toBe(
    'KH-GLD-01: This card is only against a target with at most 5 life points: Death Blow.',
  );
  act(match, 0, { type: 'pass' });
  expect(reason(match, 1, { type: 'call' })).toBe('KH-NPC-07: Bodyguard has been used since your turn began.');
});

it('whatever is asked for, a rule of the game says why not, and the rule of cards names the card', () => {
  const { choices } = kleineHelden;
  const random = Random.fromNumber(5);
  const answers = new Set(['pick', 'seat', 'card', 'stat']);
  for (let game = 1; game <= 6; game++) {
    simulateRandom(
      kleineHelden,
      game,
      { seats: 2 + (game % 4) },
      {
        onDecision(play, seat) {
          const kind = random.below(choices.list.length);
          const { type, fields } = choices.list[kind] as (typeof choices.list)[number];
          const code = choices.pack(
            kind,
            Object.values(fields).map(({ size }) => random.below(size)),
          );
          if (!play.isWaitingFor(seat) || play.options(seat).has(code)) return;
          const { rule, params } = play.whyNot(seat, code);
          const asked = `${JSON.stringify(choices.decode(code))} at ${play.waitingFrame?.step}`;
          expect(rule, asked).toMatch(/^KH-/);
          if (rule === 'KH-GLD-01' && !answers.has(type)) expect(params, asked).toHaveProperty('case');
        },
      },
    );
  }
});
