import { describe, expect, it } from 'vitest';
import { hexAt, hexText, type TextHex } from '../src/index.js';

const strong = (text: string): string => text.toUpperCase();
const page = (width: number) => ({ width, strong });

/** Three rows of three hexes, each row half a hex further to the right than the even ones. */
const nine: TextHex[] = [0, 1, 2].flatMap((r) =>
  [0, 1, 2].map((column) => ({
    hex: hexAt(column - Math.floor(r / 2), r),
    lines: [`${'abc'[column]}${r}`, column === 1 ? '*' : ''],
    isStrong: column === 1 && r === 1,
  })),
);
const centre = hexAt(1, 1);

describe('a map of hexes as text', () => {
  it('sets every second row half a block to the right', () => {
    expect(hexText(nine, { page: page(40), block: 4, focus: centre })).toEqual([
      'a0  b0  c0',
      '    *',
      '  a1  B1  c1',
      '      *',
      'a2  b2  c2',
      '    *',
    ]);
  });

  it('has a margin for the names of the rows', () => {
    const lines = hexText(nine, { page: page(40), block: 4, focus: centre, margin: (r) => `${r}|` });
    expect(lines.slice(0, 4)).toEqual(['0|a0  b0  c0', '      *', '1|  a1  B1  c1', '        *']);
  });

  it('leaves out what does not fit, as far away from the focus as can be', () => {
    const shown = (focus: number): string[] =>
      hexText(nine, { page: page(8), block: 4, focus }).filter((_, line) => line % 2 === 0);
    expect(shown(hexAt(0, 0))).toEqual(['a0  b0', '  a1', 'a2  b2']);
    expect(shown(hexAt(2, 1))).toEqual(['  c0', 'B1  c1', '  c2']);
    for (const line of hexText(nine, { page: page(8), block: 4, focus: centre })) expect(line.length).toBeLessThan(9);
  });

  it('cuts a line that is longer than its block, so that no neighbour is moved', () => {
    const long = [
      { hex: hexAt(0, 0), lines: ['abcdef'] },
      { hex: hexAt(1, 0), lines: ['x'] },
    ];
    expect(hexText(long, { page: page(40), block: 4, focus: hexAt(0, 0) })).toEqual(['abcdx']);
  });
});
