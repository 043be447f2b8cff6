import { createCipheriv } from 'node:crypto';
import {
  at,
  below,
  isSeed,
  openStream,
  type RandomKind,
  type RandomStream,
  type Seed,
  type StreamName,
  sealSeed,
  seedFromNumber,
} from '@heldentisch/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const kinds: readonly RandomKind[] = ['chacha20', 'xoroshiro128plus'];
const streamNames: readonly StreamName[] = ['setup', 'play', 'bots', 'seal'];
const seed = seedFromNumber(7);

const take = (stream: RandomStream, count: number): number[] => Array.from({ length: count }, () => stream.next());

/** The same numbers by OpenSSL: the key is the seed twice, the first 4 bytes of the iv count blocks, then the nonce. */
function independent(ofSeed: Seed, stream: StreamName, count: number): number[] {
  const iv = Buffer.alloc(16);
  iv[4] = streamNames.indexOf(stream) + 1;
  const bytes = createCipheriv('chacha20', Buffer.from(ofSeed + ofSeed, 'hex'), iv).update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(i * 4));
}

describe('the keyed stream', () => {
  for (const name of streamNames) {
    it(`gives the numbers of ChaCha20 for the stream ${name}, across many blocks`, () => {
      expect(take(openStream('chacha20', seed, name), 1000)).toEqual(independent(seed, name, 1000));
    });
  }

  it('gives the numbers of ChaCha20 for any seed', () => {
    const anySeed = fc.array(fc.nat(15), { minLength: 32, maxLength: 32 }).map((digits) => {
      return digits.map((digit) => digit.toString(16)).join('');
    });
    fc.assert(
      fc.property(anySeed, (one) => {
        expect(take(openStream('chacha20', one, 'play'), 20)).toEqual(independent(one, 'play', 20));
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});

describe.each(kinds)('a stream of %s', (kind) => {
  it('goes back to any saved place, in any order and across blocks', () => {
    const stream = openStream(kind, seed, 'play');
    const all: number[] = [];
    const places: number[][] = [];
    for (let i = 0; i < 300; i++) {
      places.push(stream.save());
      all.push(stream.next());
    }
    for (const from of [299, 0, 63, 64, 65, 127, 128, 1, 200, 62]) {
      stream.load(at(places, from));
      expect(take(stream, 300 - from)).toEqual(all.slice(from));
    }
  });

  it('goes on in a fresh stream from a place that went through JSON', () => {
    const stream = openStream(kind, seed, 'play');
    take(stream, 100);
    const place = JSON.parse(JSON.stringify(stream.save())) as number[];
    const fresh = openStream(kind, seed, 'play');
    fresh.load(place);
    expect(take(fresh, 100)).toEqual(take(stream, 100));
  });

  it('does not change its saved place by going on', () => {
    const stream = openStream(kind, seed, 'play');
    const place = stream.save();
    const before = [...place];
    take(stream, 10);
    expect(place).toEqual(before);
  });

  it('differs by its name and by its seed', () => {
    const rows = streamNames.map((name) => take(openStream(kind, seed, name), 8).join());
    rows.push(take(openStream(kind, seedFromNumber(8), 'setup'), 8).join());
    expect(new Set(rows).size).toBe(5);
  });

  it('is the same for the same seed and name', () => {
    expect(take(openStream(kind, seed, 'bots'), 50)).toEqual(take(openStream(kind, seed, 'bots'), 50));
  });

  it('gives only whole numbers of 32 bits', () => {
    for (const word of take(openStream(kind, seed, 'play'), 2000)) {
      expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
    }
  });

  it('spreads the numbers below a limit evenly (chi-square)', () => {
    const stream = openStream(kind, seed, 'play');
    for (const limit of [2, 6, 7, 20]) {
      const tries = 20_000;
      const counts = new Array<number>(limit).fill(0);
      for (let i = 0; i < tries; i++) {
        const value = below(stream, limit);
        counts[value] = at(counts, value) + 1;
      }
      const expected = tries / limit;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Mean plus four standard deviations; the seed is fixed, so this never fails by bad luck.
      expect(chiSquare).toBeLessThan(limit - 1 + 4 * Math.sqrt(2 * (limit - 1)));
    }
  });
});

const row = (...words: number[]): RandomStream => ({
  next: () => words.shift() ?? 0,
  save: () => [],
  load: () => {},
});

describe('below', () => {
  it('stays in its range for any limit', () => {
    const stream = openStream('chacha20', seed, 'play');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const value = below(stream, limit);
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('throws away the words that would favour small numbers', () => {
    // 2^32 = 4 modulo 6: the last four words are one round that is not full.
    expect(below(row(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 3), 6)).toBe(5);
    expect(below(row(2 ** 32 - 1, 3), 8)).toBe(7);
  });

  it('is always 0 below 1', () => {
    expect(below(row(2 ** 32 - 1), 1)).toBe(0);
  });
});

describe('the fast stream', () => {
  it('does not stand still on the seed that would zero it', () => {
    const words = take(openStream('xoroshiro128plus', `9e3779b9${'0'.repeat(24)}`, 'setup'), 20);
    expect(new Set(words).size).toBeGreaterThan(15);
  });
});

describe('a seed from a number', () => {
  it('is a seed, and another one for each of many numbers of 32 bits', () => {
    const seeds = new Set<string>();
    const numbers = Array.from({ length: 20_000 }, (_, i) => i);
    for (let i = 15; i < 32; i++) numbers.push(2 ** i + 30_000, 2 ** i - 1);
    for (const number of numbers) {
      const one = seedFromNumber(number);
      expect(isSeed(one)).toBe(true);
      seeds.add(one);
    }
    expect(seeds.size).toBe(new Set(numbers).size);
  });

  it('is the same for the same number, for ever', () => {
    expect(seedFromNumber(7)).toBe(seedFromNumber(7));
    expect(seedFromNumber(0)).toMatchInlineSnapshot(`"db449efdc262fb52a2a54cb46b3a7cdf"`);
  });

  it('differs in about half of its bits between neighbours', () => {
    let bits = 0;
    for (let i = 0; i < 200; i++) {
      const changed = BigInt(`0x${seedFromNumber(i)}`) ^ BigInt(`0x${seedFromNumber(i + 1)}`);
      bits += changed.toString(2).replaceAll('0', '').length;
    }
    expect(bits / 200).toBeGreaterThan(54);
    expect(bits / 200).toBeLessThan(74);
  });
});

describe('isSeed', () => {
  it('knows 32 small hexadecimal digits from everything else', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    const others = [
      '',
      'a'.repeat(31),
      'a'.repeat(33),
      'A'.repeat(32),
      'g'.repeat(32),
      `${'a'.repeat(32)}\n`,
      7,
      null,
      {},
    ];
    for (const other of others) expect(isSeed(other)).toBe(false);
  });
});

describe('a sealed seed', () => {
  it('is the same each time and another one for another seed', () => {
    expect(sealSeed(seed)).toBe(sealSeed(seed));
    expect(sealSeed(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Array.from({ length: 500 }, (_, i) => sealSeed(seedFromNumber(i)))).size).toBe(500);
  });

  it('does not contain the seed nor a number of the streams of play', () => {
    const sealed = sealSeed(seed);
    for (let i = 0; i < 32; i += 8) expect(sealed).not.toContain(seed.slice(i, i + 8));
    for (const name of ['setup', 'play', 'bots'] as const) {
      for (const word of take(openStream('chacha20', seed, name), 64)) {
        expect(sealed).not.toContain(word.toString(16).padStart(8, '0'));
      }
    }
  });
});
