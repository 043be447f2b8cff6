import { at } from '@heldentisch/engine';

const between = ' · ';

/** The pieces a fact may be broken into: none if it fits a line of its own, otherwise its words. */
const piecesOf = (fact: string, room: number): string[] => (fact.length <= room ? [fact] : fact.split(' '));

/** Facts one after the other; what does not fit a line goes on in the next one, a little further in. */
export function factLines(facts: readonly string[], width: number): string[] {
  const first = at(facts, 0);
  const indent = ' '.repeat(first.length - first.trimStart().length);
  const inner = `${indent}    `;
  const lines: string[] = [];
  let line = '';
  for (const fact of facts) {
    for (const [i, piece] of piecesOf(fact.trim(), width - inner.length).entries()) {
      const longer = line === '' ? indent + piece : `${line}${i === 0 ? between : ' '}${piece}`;
      if (line === '' || longer.length <= width) line = longer;
      else {
        lines.push(line);
        line = inner + piece;
      }
    }
  }
  return [...lines, line];
}
