import { type Language, type Page, viewOf } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { drawText } from '../src/draw-text.js';
import { lettersOf } from '../src/drawing/words.js';
import { game } from '../src/index.js';
import { sites } from '../src/terms.js';

const page = (width: number): Page => ({ width, strong: (text) => `<${text}>` });
const tovak = (rest: object = {}): object => ({ hero: 'tovak', space: '1,-1', ...rest });
const map = { '1,0': 'countryside-1', '0,1': 'countryside-2' };

/** What a seat of this position sees. */
function drawn(position: object, { seat = 0, language = 'en' as Language, width = 100 } = {}): string[] {
  const { state } = game.position.read({ seats: [tovak()], map, ...position });
  return drawText(viewOf(game.zones, state, seat), seat, language, page(width)).split('\n');
}

const rowOf = (lines: readonly string[], row: number): readonly string[] => {
  const first = lines.findIndex((line) => line.trimStart().startsWith(`${row} `));
  return lines.slice(first, first + 2);
};

describe('the map as text', () => {
  it('has two lines for every row of spaces: terrain around the column, and what is there', () => {
    const tokens = { '3,-3': ['prowlers'], '1,-4': ['diggers'] };
    expect(rowOf(drawn({ tokens }), -3)).toEqual([' -3 ..0.. nn1nn ..2.. &&3&& ~~4~~', '                Vil   Orc!']);
    expect(rowOf(drawn({ tokens, seats: [tovak()] }), -1)).toEqual([
      ' -1       ..0.. <&&1&&> ..2.. ..3..',
      '                <@>',
    ]);
  });

  it('shows the own hero first, the others by letters, and what does not fit as a plus', () => {
    const seats = [tovak({ space: '0,0' }), { hero: 'norowas', space: '0,0' }];
    expect(rowOf(drawn({ seats }), 0)[1]).toContain('<@BPor>');
    expect(rowOf(drawn({ seats }, { seat: 1 }), 0)[1]).toContain('<@APor>');
    const three = [...seats, { hero: 'goldyx', space: '0,0' }];
    expect(rowOf(drawn({ seats: three, map: undefined }), 0)[1]).toContain('<@BCP+>');
    expect(drawn({ seats }, { seat: -1 }).join('\n')).not.toMatch(/[@<]/);
  });

  it('names the places that can be explored, and what the neighbours cost', () => {
    const lines = drawn({ seats: [tovak({ space: '4,-2' })], tiles: ['countryside-3', 'countryside-4'] });
    expect(lines.join('\n')).toMatch(/ 2,0\n/);
    expect(lines.join('\n')).toMatch(/ \?\?\?\n/);
    expect(lines).toContain('Explore: place 2,0 (2)');
    expect(lines.join(' ')).toMatch(/Next to you: .*3,-2 Forest 3, Magical Glade/);
    const atNight = drawn({ seats: [tovak({ space: '4,-2' })], round: 2 });
    expect(atNight.join(' ')).toMatch(/Next to you: .*3,-2 Forest 5, Magical Glade/);
  });

  it('tells open enemies with their values and of hidden ones only the pile', () => {
    const tokens = { '3,-3': ['ironclads'], '1,-4': [{ token: 'diggers', up: false }] };
    const text = drawn({ tokens }).join('\n');
    expect(text).toContain('  3,-3 Ironclads, Armour 3, Attack 4, Brutal, Physical resistance, Fame 4');
    expect(text).toContain('  1,-4 Marauding Orcs (green), face down');
    expect(text).not.toContain('Diggers');
  });

  it('keeps the own hero in sight, and no line is longer than the page', () => {
    const bare = (line: string): string => line.replace(/[<>]/g, '');
    for (const width of [40, 60, 80, 120]) {
      for (const language of ['de', 'en'] as const) {
        for (const space of ['0,0', '4,-2', '1,-3']) {
          const position = {
            seats: [
              tovak({
                space,
                hand: ['march', 'cold-toughness', 'wound', 'concentration'],
                units: ['utem-crossbowmen'],
              }),
            ],
            fight: { phase: 'block', enemies: ['orc-summoners', 'ironclads'] },
          };
          const lines = drawn(position, { width, language });
          expect(lines.some((line) => line.includes('<@'))).toBe(true);
          expect(lines.filter((line) => bare(line).length > width)).toEqual([]);
        }
      }
    }
  });

  it('has letters of their own for every site', () => {
    for (const language of ['de', 'en'] as const) {
      const letters = sites.map((site) => lettersOf(language, site));
      expect(new Set(letters).size).toBe(sites.length);
      expect(letters.every(({ length }) => length === 3)).toBe(true);
    }
  });
});

describe('what stands below the map', () => {
  it('names round, time, turn, account, Source, hand, units, skills and mana', () => {
    const text = drawn({
      round: 2,
      move: 3,
      influence: 1,
      source: ['red', 'blue', 'gold'],
      seats: [
        tovak({
          fame: 9,
          reputation: 2,
          hand: ['march', 'march', 'wound'],
          units: [{ unit: 'peasants', spent: true, wounds: 1 }],
          skills: [{ skill: 'tovak-double-time', used: true }],
          crystals: { red: 2 },
          mana: { gold: 1 },
          tactic: { tactic: 'long-night', used: true },
        }),
      ],
      unitOffer: ['peasants', 'herbalists'],
      spellOffer: ['fireball'],
    }).join('\n');
    expect(text).toMatch(/^First Reconnaissance · Round 2 of 4, night · turn of Sapphire \(you\)$/m);
    expect(text).toMatch(/^Move 3 · Influence 1 · Heal 0$/m);
    expect(text).toMatch(/^Source: red, blue, gold · 1 die left to use this turn$/m);
    expect(text).toMatch(/^ {2}2× March: Move 2\. · strong: Move 4\.$/m);
    expect(text).toMatch(/^ {2}Wound$/m);
    expect(text).toMatch(/^ {2}Units: Peasants \(spent, 1 wound\)$/m);
    expect(text).toMatch(/^ {2}Skills: Double Time \(used\)$/m);
    expect(text).toMatch(/^ {2}Crystals: 2 red$/m);
    expect(text).toMatch(/^ {2}Mana: 1 gold$/m);
    expect(text).toMatch(/tactic: Long Night \(used\)/);
    expect(text).toMatch(/^Units on offer: Peasants \(cost 4\), Herbalists \(cost 3\)$/m);
    expect(text).toMatch(/^Spells: Fireball/m);
    expect(text).toMatch(/^@ Sapphire \(you\): Tovak · level 3 · Fame 9 · Reputation \+2/m);
  });

  it('shows the hand to its owner only', () => {
    const seats = [tovak({ hand: ['march'] }), { hero: 'norowas', hand: ['noble-manners', 'rage'] }];
    const text = drawn({ seats }).join('\n');
    expect(text).toMatch(/^Your hand\n {2}March/m);
    expect(text).not.toMatch(/Noble Manners|Rage/);
    expect(text).toMatch(/B Ruby: Norowas .*/);
    expect(drawn({ seats }, { seat: -1 }).join('\n')).not.toMatch(/Your hand|March/);
  });

  it('shows a combat: phase, enemies as they stand, points that are ready', () => {
    const fight = {
      phase: 'attack',
      enemies: [
        { enemy: 'ironclads', blocked: 1 },
        { enemy: 'diggers', defeated: true },
      ],
    };
    const text = drawn({ fight }, { language: 'de' }).join('\n');
    expect(text).toMatch(/^Kampf, Angriff$/m);
    expect(text).toMatch(
      /^ {2}1 Eisengepanzerte · Rüstung 3 · Angriff 4 \(geblockt\) · Brutal · Physischer Widerstand · Ruhm 4$/m,
    );
    expect(text).toMatch(/^ {2}2 .* · besiegt$/m);
  });
});
