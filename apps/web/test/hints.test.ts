import { describe, expect, test } from 'vitest';
import { hintedThings } from '../src/table/kit/hinted.js';
import { type Sounds, soundsOf } from '../src/table/sounds.js';

describe('the things of a hint', () => {
  const offers = [
    { choice: { type: 'recruit', card: 'knight', cell: 'f1' }, needs: [['hand:knight'], ['place:0:f1']] },
    { choice: { type: 'order', card: 'knight' }, needs: [['hand:knight'], ['verb:order']], also: ['place:0:f2'] },
  ];

  test('are what its choice needs, without words', () => {
    expect(hintedThings(offers, { type: 'recruit', card: 'knight', cell: 'f1' })).toEqual([
      'hand:knight',
      'place:0:f1',
    ]);
    expect(hintedThings(offers, { type: 'order', card: 'knight' })).toEqual(['hand:knight']);
  });

  test('are none where nothing is advised, or something that is not offered', () => {
    expect(hintedThings(offers, null)).toEqual([]);
    expect(hintedThings(offers, { type: 'recruit', card: 'knight', cell: 'f3' })).toEqual([]);
  });
});

describe('what is heard', () => {
  const sounds: Sounds = { hurt: 'hit', died: 'fall', healed: 'heal' };

  test('is the sound of the kind of event; of many at once a few', () => {
    expect(soundsOf(['hurt'], sounds)).toEqual(['hit']);
    expect(soundsOf(['turnStarted'], sounds)).toEqual([]);
    expect(soundsOf(['hurt', 'hurt', 'died', 'healed'], sounds)).toEqual(['hit', 'fall']);
  });

  test('is one sound for everything in a game that declares none', () => {
    expect(soundsOf(['marked', 'won'], undefined)).toEqual(['choice']);
    expect(soundsOf([], undefined)).toEqual([]);
  });
});
