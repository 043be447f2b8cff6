function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  let h = hash ^ Math.imul(k, 0x1b873593);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hashText(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return finish(h ^ text.length);
}

/** Two lanes of 32 bits, each with its own seed; keys and short texts are hashed once for each. */
interface Lane {
  readonly seed: number;
  readonly texts: Map<string, number>;
}

const lanes: readonly [Lane, Lane] = [
  { seed: 0x9e3779b9 | 0, texts: new Map() },
  { seed: 0x7f4a7c15 | 0, texts: new Map() },
];

function hashWord(text: string, lane: Lane): number {
  let known = lane.texts.get(text);
  if (known === undefined) {
    known = hashText(text, lane.seed);
    if (lane.texts.size < 10_000) lane.texts.set(text, known);
  }
  return known;
}

function hashNumber(value: number, lane: Lane): number {
  if ((value | 0) === value) return finish(mix(lane.seed ^ 1, value));
  if (!Number.isFinite(value)) throw new TypeError(`no plain data: ${value}`);
  return finish(mix(lane.seed ^ 2, hashText(String(value), lane.seed)));
}

function hashArray(list: readonly unknown[], lane: Lane): number {
  let h = mix(lane.seed ^ 6, list.length);
  for (let i = 0; i < list.length; i++) h = mix(h, hashValue(list[i], lane));
  return finish(h);
}

/** The sum makes the order of keys irrelevant: two ways to the same state give the same hash. */
function hashObject(value: object, lane: Lane): number {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('no plain data: an instance of a class');
  let sum = 7;
  for (const key in value) {
    const inner = hashValue((value as Record<string, unknown>)[key], lane);
    sum = (sum + finish(mix(hashWord(key, lane) ^ lane.seed, inner))) | 0;
  }
  return finish(sum ^ lane.seed);
}

function hashValue(value: unknown, lane: Lane): number {
  if (typeof value === 'number') return hashNumber(value, lane);
  if (typeof value === 'string') return finish(mix(lane.seed ^ 3, hashWord(value, lane)));
  if (typeof value === 'boolean') return finish(mix(lane.seed ^ 4, value ? 1 : 0));
  if (value === null) return finish(mix(lane.seed ^ 5, 0));
  if (Array.isArray(value)) return hashArray(value, lane);
  if (typeof value !== 'object') throw new TypeError(`no plain data: ${typeof value}`);
  return hashObject(value, lane);
}

const byteTexts = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(value: number): string {
  const byte = (shift: number): string => byteTexts[(value >>> shift) & 255] as string;
  return byte(24) + byte(16) + byte(8) + byte(0);
}

/** A 64-bit fingerprint of plain data as 16 hexadecimal digits. Not a cryptographic digest. */
export function hash(value: unknown): string {
  return hex(hashValue(value, lanes[0])) + hex(hashValue(value, lanes[1]));
}
