import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { Problem } from './arguments.js';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a directory',
  EACCES: 'may not be read',
};

/** Reads a text file. Throws `Problem` in plain words. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Problem(`${file}: ${reasons[code] ?? message}`);
  }
}

/** A YAML or JSON file that still knows in which line each field stands. */
export interface DataFile {
  readonly data: unknown;
  /** The line of the field with this path (`units.0.f1`), or of the nearest field above it that is there. */
  lineOf(path: readonly string[]): number;
}

/** Throws `Problem` that names file and line. */
export function readData(file: string): DataFile {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    throw new Problem(`${file}, line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
  }
  const lineOf = (path: readonly string[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { readonly range?: readonly number[] } | undefined;
      const start = node?.range?.[0];
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  return { data: document.toJS() as unknown, lineOf };
}
