import { pixelTactics } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';
import { sounds } from '../sounds.js';
import { statistics } from '../statistics.js';

const figures = (events: Parameters<typeof statistics>[0]) =>
  Object.fromEntries(statistics(events, 2).map(({ name, values }) => [name.en, values]));

test('damage on a unit counts for the other side, that on the leader besides', () => {
  expect(
    figures([
      { type: 'unitAttacked', card: 'knight', kind: 'melee', place: '0:f1', target: '1:f2' },
      { type: 'damageDealt', card: 'witch', place: '1:f2', amount: 3 },
      { type: 'damageOverflowed', place: '1:leader', amount: 2 },
      { type: 'heroKilled', card: 'witch', place: '1:f2' },
      { type: 'damageHealed', card: 'knight', place: '0:f1', amount: 1 },
      { type: 'damageMoved', place: '0:f1', with: '0:f2', amount: 4 },
    ]),
  ).toEqual({
    Attacks: [1, 0],
    'Damage to the enemy': [5, 0],
    '… of it to the leader': [2, 0],
    'Enemy heroes fallen': [1, 0],
    'Damage healed': [1, 0],
  });
});

test('what is played and drawn counts for who does it', () => {
  expect(
    figures([
      { type: 'heroRecruited', card: 'knight', place: '1:f1' },
      { type: 'orderPlayed', seat: 0, card: 'knight' },
      { type: 'spellCast', card: 'witch', place: '1:b2' },
      { type: 'cardDrawn', seat: 1, card: null },
    ]),
  ).toEqual({ 'Heroes recruited': [0, 1], 'Spells cast': [0, 1], Orders: [1, 0], 'Cards drawn': [0, 1] });
});

test('every sound is that of an event', () => {
  const types = pixelTactics.events.list.map(({ type }) => type);
  expect(Object.keys(sounds).filter((type) => !types.includes(type))).toEqual([]);
});
