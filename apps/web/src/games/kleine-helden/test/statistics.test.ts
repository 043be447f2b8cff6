import { kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { sounds } from '../sounds.js';
import { statistics } from '../statistics.js';

const groups = [
  { type: 'heroJoined', seat: 0, being: 'barbarian' },
  { type: 'heroJoined', seat: 1, being: 'shaman' },
  { type: 'heroJoined', seat: 1, being: 'ratman' },
] as const;

const figures = (...events: Parameters<typeof statistics>[0]) =>
  Object.fromEntries(statistics([...groups, ...events], 2).map(({ name, values }) => [name.en, values]));

test('an attack that hits counts with its damage and whom it defeats, also when somebody steps in', () => {
  expect(
    figures(
      { type: 'attackAnnounced', being: 'barbarian', means: 'halberd', target: 'shaman' },
      { type: 'protectionGiven', being: 'ratman', target: 'shaman' },
      { type: 'attackHit', being: 'ratman', attack: 'melee' },
      { type: 'lifeLost', being: 'ratman', number: 7 },
      { type: 'beingDied', being: 'ratman' },
    ),
  ).toEqual({
    Attacks: [1, 0],
    Hits: [1, 0],
    'Damage by attacks (LP)': [7, 0],
    'Defeated by attacks': [1, 0],
    'Own LP lost': [0, 7],
  });
});

test('poison in the next turn is nobody’s attack', () => {
  expect(
    figures(
      { type: 'attackAnnounced', being: 'barbarian', means: 'halberd', target: 'shaman' },
      { type: 'attackHit', being: 'shaman', attack: 'melee' },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnStarted', seat: 1, number: 2 },
      { type: 'lifeLost', being: 'shaman', number: 2 },
    ),
  ).toEqual({ Attacks: [1, 0], Hits: [1, 0], 'Own LP lost': [0, 2] });
});

test('luck is told against an average die, dropped dice included', () => {
  expect(
    figures(
      { type: 'dieRolled', being: 'shaman', number: 6 },
      { type: 'dieRolled', being: 'shaman', number: 5 },
      { type: 'dieDropped', being: 'barbarian', number: 1 },
      { type: 'dieRolled', being: 'barbarian', number: 4 },
    ),
  ).toEqual({ 'Dice rolled': [2, 2], 'Luck of the dice (pips above average)': [-2, 4] });
});

test('who changes sides fights for the other group from then on', () => {
  expect(
    figures(
      { type: 'creatureSummoned', seat: 0, being: 'ghoul' },
      { type: 'healed', being: 'ghoul', number: 2 },
      { type: 'creatureSummoned', seat: 1, being: 'ghoul' },
      { type: 'healed', being: 'ghoul', number: 3 },
    ),
  ).toEqual({ 'LP healed': [2, 3] });
});

test('every sound is that of an event', () => {
  const types = kleineHelden.events.list.map(({ type }) => type);
  expect(Object.keys(sounds).filter((type) => !types.includes(type))).toEqual([]);
});
