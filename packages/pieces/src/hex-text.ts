import { at, type Page } from '@heldentisch/engine';
import { qOf, rOf } from './hex.js';

/*
 * A map of hexes with a corner on top, drawn with letters: every hex is a small block of text, every second row stands
 * half a block to the right. What does not fit the page is left out on both sides of the hex that matters.
 */

/** One hex: its lines from top to bottom, each as long as a block or shorter. */
export interface TextHex {
  readonly hex: number;
  readonly lines: readonly string[];
  /** It is to catch the eye. */
  readonly isStrong?: boolean;
}

export interface HexTextSettings {
  readonly page: Page;
  /** How many letters a block is wide, an even number. */
  readonly block: number;
  /** The hex that is always to be seen. */
  readonly focus: number;
  /** What stands in the margin at the left of a row; all margins are equally wide. */
  readonly margin?: (r: number) => string;
}

const halfStepsOf = (hex: number): number => 2 * qOf(hex) + rOf(hex);

/** The first letter that is shown, so that the focus lies in the middle if the map is wider than the page. */
function firstShown(focus: number, wide: number, room: number): number {
  return Math.max(0, Math.min(Math.round(focus - room / 2), wide - room));
}

export function hexText(hexes: readonly TextHex[], { page, block, focus, margin }: HexTextSettings): string[] {
  const least = Math.min(...hexes.map(({ hex }) => halfStepsOf(hex)));
  const startOf = (hex: number): number => ((halfStepsOf(hex) - least) * block) / 2;
  const rows = [...new Set(hexes.map(({ hex }) => rOf(hex)))].sort((a, b) => a - b);
  const wide = Math.max(...hexes.map(({ hex }) => startOf(hex))) + block;
  const room = page.width - (margin?.(at(rows, 0)).length ?? 0);
  const first = firstShown(startOf(focus) + block / 2, wide, room);
  const isShown = ({ hex }: TextHex): boolean => startOf(hex) >= first && startOf(hex) + block <= first + room;
  return rows.flatMap((r) => {
    const shown = hexes.filter((one) => rOf(one.hex) === r && isShown(one));
    shown.sort((a, b) => startOf(a.hex) - startOf(b.hex));
    const height = Math.max(0, ...shown.map(({ lines }) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const label = margin?.(r) ?? '';
      return `${line === 0 ? label : ' '.repeat(label.length)}${lineOf(shown, line)}`.trimEnd();
    });
  });

  function lineOf(shown: readonly TextHex[], line: number): string {
    let text = '';
    let end = first;
    for (const { hex, lines, isStrong } of shown) {
      const words = (lines[line] ?? '').slice(0, block);
      text += ' '.repeat(startOf(hex) - end);
      text += (isStrong === true && words !== '' ? page.strong(words) : words) + ' '.repeat(block - words.length);
      end = startOf(hex) + block;
    }
    return text;
  }
}
