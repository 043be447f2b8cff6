import type { Random } from '../random.js';

type Json = Record<string, unknown>;

function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'number')
    return random.pick([value + 1, value - 1, value + 0.5, -value - 1, String(value), null]);
  if (typeof value === 'boolean') return random.pick([!value, null, 'true']);
  if (typeof value === 'string') return random.pick([`${value}x`, value.slice(1), '', 0, null]);
  if (Array.isArray(value)) return random.pick<unknown>([[], value.slice(1), [...value, ...value], {}, null]);
  if (typeof value !== 'object' || value === null) return {};
  return random.percent(20) ? random.pick<unknown>([null, [], 'x', 1]) : changedField(value as Json, random);
}

/** One field with another value, without it, or one too many. */
function changedField(object: Json, random: Random): Json {
  const keys = Object.keys(object);
  const way = random.below(10);
  if (keys.length === 0 || way === 0) return { ...object, surplus: 1 };
  const key = random.pick(keys);
  if (way === 1) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return { ...object, [key]: changedValue(object[key], random) };
}

function inLine(text: string, random: Random, change: (line: string) => string): string {
  const lines = text.split('\n');
  // The header is one line among many, but the one with the most to get wrong.
  const index = random.percent(30) ? 0 : random.below(lines.length - 1);
  lines[index] = change(lines[index] ?? '');
  return lines.join('\n');
}

const signs = [...'0123456789abcdefx"{}[],: -.\n\\u'];

const ways: readonly ((text: string, random: Random) => string)[] = [
  // A byte changed, lost or added.
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(signs) + text.slice(at + 1);
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(signs) + text.slice(at);
  },
  // A field changed in a line; the header is a line too.
  (text, random) => inLine(text, random, (line) => JSON.stringify(changedField(JSON.parse(line) as Json, random))),
  (text, random) => inLine(text, random, (line) => JSON.stringify(changedField(JSON.parse(line) as Json, random))),
  // A line lost, doubled or moved.
  (text, random) => {
    const lines = text.split('\n');
    lines.splice(random.below(lines.length - 1), 1);
    return lines.join('\n');
  },
  (text, random) => inLine(text, random, (line) => `${line}\n${line}`),
  (text, random) => {
    const lines = text.split('\n');
    const [moved = ''] = lines.splice(random.below(lines.length - 1), 1);
    lines.splice(random.below(lines.length), 0, moved);
    return lines.join('\n');
  },
  // Cut off.
  (text, random) => text.slice(0, random.below(text.length)),
];

/** A game file with one random change: what a bad disk or a bad player could do to it. */
export function tamper(text: string, random: Random): string {
  for (;;) {
    const changed = random.pick(ways)(text, random);
    if (changed !== text) return changed;
  }
}
