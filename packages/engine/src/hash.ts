const keyHashes = new Map<string, number>();

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

function hashString(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return finish(h ^ text.length);
}

function hashKey(key: string): number {
  let known = keyHashes.get(key);
  if (known === undefined) {
    known = hashString(key);
    keyHashes.set(key, known);
  }
  return known;
}

function hashNumber(value: number, seed: number): number {
  if ((value | 0) === value) return finish(mix(seed ^ 1, value));
  return finish(mix(seed ^ 2, hashString(String(value))));
}

function hashValue(value: unknown, seed: number): number {
  if (typeof value === 'number') return hashNumber(value, seed);
  if (typeof value === 'string') return finish(mix(seed ^ 3, hashKey(value)));
  if (typeof value === 'boolean') return finish(mix(seed ^ 4, value ? 1 : 0));
  if (value === null) return finish(mix(seed ^ 5, 0));
  if (Array.isArray(value)) {
    let h = mix(seed ^ 6, value.length);
    for (let i = 0; i < value.length; i++) h = mix(h, hashValue(value[i], seed));
    return finish(h);
  }
  if (typeof value !== 'object') throw new TypeError(`no plain data: ${typeof value}`);
  // The sum makes the order of keys irrelevant: two ways to the same state give the same hash.
  let sum = 7;
  for (const key in value) {
    sum = (sum + finish(mix(hashKey(key) ^ seed, hashValue((value as Record<string, unknown>)[key], seed)))) | 0;
  }
  return finish(sum ^ seed);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A 64-bit fingerprint of plain data as 16 hexadecimal digits. Not a cryptographic digest. */
export function hash(value: unknown): string {
  return hex(hashValue(value, 0x9e3779b9)) + hex(hashValue(value, 0x7f4a7c15));
}
