import { fileURLToPath } from 'node:url';
import { describeSituation, type Match, matchFromPosition, seedFromNumber, whyNot } from '@heldentisch/engine';
import { casePlaces, filesIn, Random } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { type PixelState, pixelTactics } from '../src/index.js';
import { whyEn } from '../src/text/why-en.js';

const at = (position: object): Match<PixelState> =>
  matchFromPosition(pixelTactics, position, 'xoroshiro128plus', seedFromNumber(1));

function reason(match: Match<PixelState>, choice: object, language: 'de' | 'en' = 'en'): string {
  const refusal = whyNot(match, 0, choice);
  expect(refusal).not.toBeNull();
  return refusal === null ? '' : `${refusal.rule}: ${describeSituation(pixelTactics, language, refusal)}`;
}

describe('a refusal speaks of the situation', () => {
  const match = at({
    units: [
      { f1: 'knight', w1: 'healer', f2: { card: 'oracle', corpse: true }, f3: 'warrior' },
      { f1: 'paladin', r1: 'mystic' },
    ],
    hands: [['gunner'], []],
  });

  it('names who stands in front', () => {
    const behind = { type: 'attack', unit: 'f1', target: 'r1', kind: 'melee' };
    expect(reason(match, behind)).toBe(
      'PT-MEL-03: Paladin (Red front left) stands in front of Mystic (Red rear left).',
    );
    expect(reason(match, behind, 'de')).toBe(
      'PT-MEL-03: Vor Mystikerin (Rot Nachhut links) steht Paladin (Rot Front links).',
    );
  });

  it('names the card and the position', () => {
    expect(reason(match, { type: 'recruit', card: 'gunner', cell: 'f2' })).toBe(
      'PT-COR-02: The corpse of Oracle lies at Blue front middle.',
    );
    expect(reason(match, { type: 'recruit', card: 'vampire', cell: 'f2' })).toBe(
      'PT-REC-01: Vampire is not in your hand.',
    );
    expect(reason(match, { type: 'move', unit: 'f1', cell: 'leader' })).toBe(
      'PT-REC-02: Magdelina Larington is already there (Blue leader).',
    );
  });
});

describe('whatever is asked for at any place of the cases', () => {
  const { choices } = pixelTactics;
  const casesDirectory = fileURLToPath(new URL('../cases', import.meta.url));
  /** Of kinds with more choices than this only so many are tried, at random. */
  const most = 340;
  const atRandom = 80;

  function* codesOf(kind: number, random: Random): Generator<number> {
    const sizes = Object.values(choices.list[kind]?.fields ?? {}).map(({ size }) => size);
    const count = sizes.reduce((product, size) => product * size, 1);
    for (let i = 0; i < (count > most ? atRandom : count); i++) {
      let rest = count > most ? random.below(count) : i;
      const values = sizes.map((size) => {
        const value = rest % size;
        rest = Math.floor(rest / size);
        return value;
      });
      yield choices.pack(kind, values);
    }
  }

  it('a rule of the game says why not, and every sentence is needed', () => {
    const random = Random.fromNumber(1);
    const used = new Set<string>();
    const strange = new Set<string>();
    for (const { match, next } of casePlaces(pixelTactics, filesIn(casesDirectory, '.yaml'))) {
      const { play } = match;
      const offered = play.options(next.seat);
      for (let kind = 0; kind < choices.list.length; kind++) {
        for (const code of codesOf(kind, random)) {
          if (offered.has(code)) continue;
          const { rule, params } = play.whyNot(next.seat, code);
          used.add(params.case === undefined ? `why.${rule}` : `why.${rule}.${params.case}`);
          if (!rule.startsWith('PT-')) strange.add(`${rule} for ${JSON.stringify(choices.decode(code))}`);
        }
      }
    }
    expect([...strange]).toEqual([]);
    expect([...used].sort()).toEqual(Object.keys(whyEn).sort());
  }, 120_000);
});
