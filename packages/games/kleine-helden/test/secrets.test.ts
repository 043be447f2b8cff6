import { act, type Match, matchFromPosition, pendingFor, seedFromNumber, viewFor } from '@heldentisch/engine';
import { expect, it } from 'vitest';
import { type HeldenState, kleineHelden } from '../src/index.js';

/** Seat 0 strikes seat 1; at the great loss seat 2 plays Gloating and so draws cards in the turn of another. */
function drawnInAnotherTurn(top: readonly string[]): Match<HeldenState> {
  const position = {
    bare: true,
    groups: [
      { fighters: { barbarian: { gear: ['barbarian-axe'] } } },
      { fighters: { lich: {} } },
      { fighters: { troll: {} }, hand: ['gloating'] },
    ],
    decks: { red: ['mace'], green: top },
  };
  const match = matchFromPosition(kleineHelden, position, 'xoroshiro128plus', seedFromNumber(1));
  const choose = (seat: number, choice: object): void => {
    const answer = act(match, seat, choice);
    expect(answer.ok, JSON.stringify([choice, answer])).toBe(true);
  };
  choose(0, { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'lich' });
  choose(2, { type: 'pass' });
  choose(1, { type: 'renounce' });
  choose(2, { type: 'play', card: 'gloating' });
  choose(2, { type: 'deck', deck: 'green' });
  choose(2, { type: 'deck', deck: 'red' });
  return match;
}

it('tells nobody else what was drawn while its player decides whether to put an NPC down', () => {
  const here = drawnInAnotherTurn(['herbalist', 'bard', 'tackle']);
  const there = drawnInAnotherTurn(['tackle', 'herbalist', 'bard']);
  expect(here.play.waitingFrame).toEqual({ step: 'welcome', seat: 2, count: 2 });
  for (const viewer of [-1, 0, 1]) {
    expect(viewFor(here, viewer)).toEqual(viewFor(there, viewer));
    expect(pendingFor(here, viewer)).toEqual(pendingFor(there, viewer));
  }
  expect(pendingFor(here, 2)[0]?.options).toEqual([{ type: 'pass' }, { type: 'npc', card: 'herbalist' }]);
  expect(pendingFor(there, 2)[0]?.options).toEqual([{ type: 'pass' }]);
});
