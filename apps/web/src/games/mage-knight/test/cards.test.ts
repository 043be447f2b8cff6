import { act, type Choice, matchFromPosition, pendingFor, seedFromNumber, viewFor } from '@heldentisch/engine';
import {
  cardNames,
  type MageKnightState,
  game as mageKnight,
  skillIds,
  tacticIds,
  unitIds,
} from '@heldentisch/mage-knight';
import { describe, expect, test } from 'vitest';
import { buttonsOf, click, litObjects, type Offer, remaining } from '../../../table/kit/pointing.js';
import { framePictures } from '../art/cards/frames.js';
import { mannerOf } from '../model/manner.js';
import { pointingOf } from '../model/objects.js';
import { breakable } from '../parts/cards/broken.js';
import { kindOfCard } from '../parts/cards/CardFace.js';
import { isCourse, isSaidBeside, usesOf, waysNow } from '../parts/cards/courses.js';
import { courseText, gainText, manaText } from '../parts/cards/gain-words.js';
import { frameOf } from '../parts/cards/pictures.js';
import { rowsOf } from '../parts/hand/rows.js';

const enemies = [{ enemy: 'prowlers', space: '3,-3' }];
const fighting = (phase: string, more: object = {}) => ({
  seats: [{ hero: 'tovak', space: '2,-2', hand: ['rage', 'instinct', 'wound'], crystals: { red: 1 }, ...more }],
  source: ['red', 'gold', 'black'],
  fight: { phase, enemies },
});

/** The table of a position as seat 0 has it. */
function tableAt(position: object) {
  const match = matchFromPosition(mageKnight, position, 'xoroshiro128plus', seedFromNumber(1));
  const view = viewFor(match, 0);
  const decision = pendingFor(match, 0)[0];
  if (decision === undefined) throw new Error('nobody is asked');
  const offers = (decision.options ?? []).flatMap((choice): Offer[] =>
    [pointingOf(choice, decision, view, null)].flat().map((pointing) => ({ choice, ...pointing })),
  );
  return { match, view, decision, offers, manner: mannerOf(decision) };
}

const rows = (view: MageKnightState, offers: readonly Offer[], key: string) =>
  rowsOf('en', view, 0, key, remaining(offers, [key]).filter(isCourse), offers).rows;

describe('playing a card', () => {
  test('is one click that says how, and everything that belongs to it follows', () => {
    const { match, view, offers } = tableAt(fighting('attack'));
    const strong = rows(view, offers, 'hand:rage').find(({ id }) => id === 'strong')?.offers ?? [];
    expect(strong.map(({ course }) => course.paid.map(({ mana }) => mana).join())).toEqual([
      'die-red',
      'die-gold',
      'crystal-red',
    ]);
    const chosen = strong[2];
    for (const choice of [chosen?.choice, ...(chosen?.next ?? [])])
      expect(act(match, 0, choice)).toMatchObject({ ok: true });
    expect(match.play.state.players[0]?.crystals).toEqual([0, 0, 0, 0]);
  });

  test('begins with the card; then its mana shines, and pointing at one keeps what it pays for', () => {
    const { offers, manner } = tableAt(fighting('attack'));
    const first = click(offers, [], 'hand:rage', manner);
    expect(first).toEqual({ kind: 'select', selected: ['hand:rage'] });
    expect([...litObjects(offers, ['hand:rage'], manner).keys()]).toEqual(
      expect.arrayContaining(['mana:die-red', 'mana:die-gold', 'mana:crystal-red']),
    );
    expect(click(offers, ['hand:rage'], 'mana:crystal-red', manner)).toEqual({
      kind: 'select',
      selected: ['hand:rage', 'mana:crystal-red'],
    });
    const left = buttonsOf(offers, ['hand:rage', 'mana:crystal-red'], manner);
    expect(left.map(({ choice }) => choice)).toEqual([{ type: 'play', card: 'rage', use: 'strong' }]);
  });

  test('says of each effect what it comes to now, or why it is not possible', () => {
    const { view, offers } = tableAt(fighting('ranged'));
    const all = rows(view, offers, 'hand:rage');
    expect(all.map(({ id }) => id)).toEqual(['basic', 'strong', 'sideways']);
    expect(all[0]).toMatchObject({ offers: [], meant: { type: 'play', card: 'rage', use: 'basic' } });
    expect(all[2]?.offers.map(({ choice }) => choice.use)).toEqual(['move', 'influence']);
  });

  test('is said beside the card and not in the bar', () => {
    const { offers } = tableAt(fighting('attack'));
    const plays = offers.filter(({ choice }) => choice.type === 'play' && choice.card === 'rage');
    expect(plays.every((offer) => isSaidBeside(offer, ['hand:rage']))).toBe(true);
    expect(plays.some((offer) => isSaidBeside(offer, []))).toBe(false);
    expect(
      offers.filter(({ choice }) => choice.type === 'endPhase').some((offer) => isSaidBeside(offer, ['hand:rage'])),
    ).toBe(false);
  });
});

describe('an ability of a unit', () => {
  test('that leaves no question is used by one click on it; another one asks', () => {
    const units = { units: ['utem-crossbowmen', 'guardian-golems'], mana: { red: 1 } };
    const { offers, manner } = tableAt(fighting('block', units));
    expect(click(offers, [], 'ability:1:1', manner)).toMatchObject({
      kind: 'take',
      choice: { type: 'activate', unit: 1, ability: 1 },
    });
    // Fire block for red mana: a die, a token or a crystal.
    expect(click(offers, [], 'ability:2:2', manner)).toEqual({ kind: 'select', selected: ['ability:2:2'] });
    expect(click(offers, [], 'unit:1', manner)).toEqual({ kind: 'select', selected: ['unit:1'] });
  });
});

describe('faces', () => {
  test('show what is open now with its number, and the rest as it is printed', () => {
    const { offers } = tableAt(fighting('attack'));
    const printed = [
      [{ what: 'attack', amount: 2, kind: 'physical' }],
      [{ what: 'block', amount: 2, kind: 'physical' }],
    ] as const;
    expect(waysNow(printed, usesOf(offers, 'rage').get('basic'))).toEqual([
      { gains: printed[0], isOpen: true },
      { gains: printed[1], isOpen: false },
    ]);
    expect(waysNow(printed, undefined).map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  test('have a painted frame for every card', () => {
    for (const card of cardNames) expect(Object.keys(framePictures), card).toContain(frameOf(kindOfCard(card)));
  });

  test('break names only where a hyphen is allowed: the letters stay', () => {
    for (const language of ['de', 'en'] as const) {
      const texts = mageKnight.texts[language];
      const keys = [
        ...cardNames.map((id) => `card.${id}`),
        ...unitIds.map((id) => `unit.${id}`),
        ...skillIds.map((id) => `skill.${id}`),
        ...tacticIds.map((id) => `tactic.${id}`),
      ];
      for (const key of keys) {
        const name = texts[key] as string;
        expect(breakable(language, name).replaceAll('\u00AD', '')).toBe(name);
        // Nothing longer than this fits on a narrow card.
        const longest = Math.max(
          ...breakable(language, name)
            .split(/[\s\u00AD-]/)
            .map(({ length }) => length),
        );
        expect(longest, name).toBeLessThanOrEqual(12);
      }
    }
  });
});

test('gains are told in both languages', () => {
  const fire = { what: 'ranged', amount: 5, kind: 'fire' } as const;
  expect(gainText('en', fire)).toBe('Ranged Attack 5 (Fire)');
  expect(gainText('de', fire)).toBe('Fernangriff 5 (Feuer)');
  expect(gainText('en', { what: 'attack', amount: 3, kind: 'fire' })).toBe('Fire Attack 3');
  expect(gainText('en', { what: 'mana', amount: 1, kind: 'blue white red' })).toBe('blue, white or red mana token');
  expect(gainText('de', { what: 'reputation', amount: -1, kind: '' })).toBe('Ansehen −1');
  expect(manaText('en', 'crystal-red')).toBe('red crystal');
  const choice: Choice = { type: 'play', card: 'improvisation', use: 'basic' };
  const course = { choice, next: [], paid: [], ways: [], gains: [], asks: 'discardCard', isChance: false };
  expect(courseText('en', course)).toBe('choose a card');
});
