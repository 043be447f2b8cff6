import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { CaseError, type CasePath } from './case-error.js';

/** The text of a case with the way back from a field to its line. */
export interface CaseText {
  readonly data: unknown;
  /** The line (from 1) of a field, or of the innermost part of the path that is there. */
  lineOf(path: CasePath): number;
}

/** A text that is no YAML. */
export class YamlError extends Error {
  override name = 'YamlError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

function pairOf(node: Node, key: string | number): Pair | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

export function readYaml(text: string): CaseText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error !== undefined) {
    throw new YamlError(lineCounter.linePos(error.pos[0]).line, error.message.split('\n')[0] ?? 'no YAML');
  }
  const lineOf = (path: CasePath): number => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      if (!isNode(node)) break;
      const pair = pairOf(node, key);
      const next = pair === undefined && isSeq(node) ? node.items[Number(key)] : pair?.value;
      const shown = isNode(pair?.key) ? pair.key : next;
      if (!isNode(shown)) break;
      offset = shown.range?.[0] ?? offset;
      node = next;
    }
    return lineCounter.linePos(offset).line;
  };
  return { data: document.toJS(), lineOf };
}

export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown, path: CasePath): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CaseError(path, 'must be a map of fields');
  }
  return value as Fields;
}

/** A misspelt key would make a case say less than it seems to. */
export function onlyKeys(fields: Fields, allowed: readonly string[], path: CasePath): void {
  for (const key of Object.keys(fields)) {
    if (!allowed.includes(key)) {
      throw new CaseError([...path, key], `is not a field here; there are ${allowed.join(', ')}`);
    }
  }
}
