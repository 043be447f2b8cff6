import type { OutlineRow } from '@heldentisch/protocol';

const step = '  ';
const gap = ' · ';
/** A longer value gets a line of its own. */
const longestShared = 24;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isLeaf = ({ rows }: OutlineRow): boolean => rows.length === 0;
const isShort = ({ text }: OutlineRow): boolean => text.length <= longestShared && !text.includes(', ');

function segment(row: OutlineRow): string {
  if (row.isFlag) return row.label;
  if (row.label === '') return row.text;
  return /^\d+$/.test(row.text) ? `${row.label} ${row.text}` : `${row.label}: ${row.text}`;
}

/** Pieces one after the other, in as many lines as they need; all lines but the first are indented further. */
function wrapped(pieces: readonly string[], between: string, indent: string, width: number): string[] {
  const lines: string[] = [];
  let line = indent;
  let isStart = true;
  for (const piece of pieces) {
    const joined = isStart ? line + piece : line + between + piece;
    if (joined.length <= width || isStart) line = joined;
    else {
      lines.push(line);
      line = indent + step + step + piece;
    }
    isStart = false;
  }
  return [...lines, line];
}

/** A line that is wrapped where its parts meet, or between words if one part alone is too long. */
function paragraph(segments: readonly string[], indent: string, width: number): string[] {
  const fits = segments.every((one) => one.length + indent.length + 2 * step.length <= width);
  return fits ? wrapped(segments, gap, indent, width) : wrapped(segments.join(gap).split(' '), ' ', indent, width);
}

function drawRow(row: OutlineRow, indent: string, width: number): string[] {
  const label = capital(row.label);
  if (!row.rows.every(isLeaf)) return [`${indent}${label}`, ...drawRows(row.rows, indent + step, width)];
  const [head = '', ...rest] = row.rows.map(segment);
  return paragraph([label === '' ? head : `${label}: ${head}`, ...rest], indent, width);
}

function drawRows(rows: readonly OutlineRow[], indent: string, width: number): string[] {
  const lines: string[] = [];
  let shared: OutlineRow[] = [];
  const flush = (): void => {
    if (shared.length > 0) lines.push(...paragraph(shared.map(segment).map(capital), indent, width));
    shared = [];
  };
  for (const row of rows) {
    if (isLeaf(row) && isShort(row)) shared.push(row);
    else {
      flush();
      lines.push(...(isLeaf(row) ? paragraph([capital(segment(row))], indent, width) : drawRow(row, indent, width)));
    }
  }
  flush();
  return lines;
}

/** The table in words for a terminal: short facts share a line, and what belongs to a thing stands below it. */
export const outlineText = (rows: readonly OutlineRow[], width: number): string => drawRows(rows, '', width).join('\n');
