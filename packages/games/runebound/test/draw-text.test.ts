import type { Language, Page } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { drawText } from '../src/draw-text.js';
import { game } from '../src/index.js';

const page = (width: number): Page => ({ width, strong: (text) => `<${text}>` });

const party = (rest: object = {}): object => ({ hero: 'nara', space: '0805', ...rest });

/** What a seat of this position sees. */
function drawn(position: object, { seat = 0, language = 'en' as Language, width = 100 } = {}): string[] {
  const { state } = game.position.read({ seats: [party(), party({ hero: 'thorn', space: '0905' })], ...position });
  return drawText(state, seat, language, page(width)).split('\n');
}

const rowOf = (lines: readonly string[], row: string): readonly string[] => {
  const first = lines.findIndex((line) => line.startsWith(`${row} `));
  return lines.slice(first, first + 2);
};

describe('the map as text', () => {
  it('has a row of two lines for every row of spaces: the terrain, and what is there', () => {
    expect(rowOf(drawn({}), '05')).toEqual([
      '05       &&& === === ~~~ === === === <TAM> === ~~~ === === === GRE """ """',
      '         1                           <@>   B                       3',
    ]);
  });

  it('puts the number of a column above its even rows', () => {
    const lines = drawn({});
    const heads = lines.find((line) => line.startsWith('   00')) as string;
    const [ground = ''] = rowOf(lines, '06');
    expect(heads.indexOf('02')).toBe(ground.indexOf('NER'));
  });

  it('shows counters by their points, undefeated challenges, and the own hero first', () => {
    const lines = drawn({
      seats: [party({ space: '0805' }), party({ hero: 'thorn', space: '0805' })],
      board: { '0805': ['green', 'red'], '0601': [] },
      track: [{ card: 'bog-wisp', space: '0806' }],
    });
    expect(rowOf(lines, '05')[1]).toContain('<@B+>');
    expect(rowOf(lines, '06')[1]).toContain('!');
    expect(rowOf(lines, '01')[1]).not.toContain('1');
    expect(lines).toContain('Undefeated: 1 Bog Wisp (0806)');
  });

  it('marks nobody as the own hero for an onlooker', () => {
    const lines = drawn({}, { seat: -1 });
    expect(lines.join('\n')).not.toMatch(/[@<]/);
    expect(rowOf(lines, '05')[1]).toMatch(/A {3}B/);
  });

  it('keeps the own hero in sight where the page is narrow, and no line is longer than the page', () => {
    const bare = (line: string): string => line.replace(/[<>]/g, '');
    for (const space of ['0805', '0103', '1604']) {
      const lines = drawn({ seats: [party({ space }), party({ hero: 'thorn' })] }, { width: 40, language: 'de' });
      expect(rowOf(lines, space.slice(2))[1]).toContain('<@');
      expect(lines.filter((line) => bare(line).length > 40)).toEqual([]);
    }
  });
});

describe('what stands below the map', () => {
  it('names round, turn, event, stacks and what everybody has', () => {
    const lines = drawn({
      round: 7,
      event: 'guild-quarrel',
      stacks: { forge: ['chainmail', 'healing-potion-1'] },
      seats: [
        party({ gold: 5, wounds: 1, cards: [{ card: 'leather-jerkin', turned: true }, 'sellsword', 'kharvane'] }),
        party({ hero: 'thorn', counters: { green: 2 }, experience: { mind: 1 } }),
      ],
    });
    const text = lines.join('\n');
    expect(lines[0]).toBe('Round 7 of 100 · turn of Sapphire (you)');
    expect(text).toMatch(/^Event: Guild Quarrel – While in play/m);
    expect(text).toMatch(/^ {2}Forge: Chainmail \d+, Healing Potion \d+$/m);
    expect(text).toMatch(/^@ Sapphire \(you\): Nara the Fang · Tamalir · Life (\d)\/\d/m);
    expect(text).toMatch(/gold 5 · Dragon Runes 1/);
    expect(text).toMatch(/^ {2}Sellsword · Life/m);
    expect(text).toMatch(/^ {2}Leather Jerkin \(face down\)$/m);
    expect(text).toMatch(/adventure counters: 2 green · experience: 1 Mind/);
  });

  it('shows the movement dice by the signs of the map, with those that are spent', () => {
    expect(drawn({ step: 'walk', dice: [1, 2, 6], spent: [2] })).toContain(
      'Movement dice: 1 =&~ · 2 "~ (spent) · 3 =.n&',
    );
  });

  it('shows the enemy with its values, and what is printed on it', () => {
    const fight = { card: 'bane-spider-hatchling', round: 2, phase: 'melee', wounds: 1 };
    const lines = drawn({ fight }, { language: 'de' });
    const start = lines.findIndex((line) => line.startsWith('Kampf, Runde 2, Nahkampf'));
    expect(lines.slice(start, start + 3).join(' ')).toMatch(
      /^Kampf, Runde 2, Nahkampf · Junge Giftspinne · Leben 1\/2 .*Geisteskraft 15 Körperkraft 14 Gedankenkraft 13.*Schaden 1\/1\/0/,
    );
    expect(lines.slice(start).join(' ')).toContain('Jedes Mal, wenn sie deinen Helden verletzt');
  });
});
