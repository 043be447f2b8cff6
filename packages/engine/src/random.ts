import { chacha20 } from '@noble/ciphers/chacha.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { assert } from './assert.js';

/** The generators a game file can name: a keyed cryptographic one for people, a fast one for simulations. */
export type RandomKind = 'chacha20' | 'xoroshiro128plus';

/** 128 bits as 32 hexadecimal digits. Whoever knows it knows every card to come: it never leaves the server. */
export type Seed = string;

/** Streams are separate so that a bot's thinking never changes the dice of the game. */
export type StreamName = 'setup' | 'play' | 'bots' | 'seal';
const streamNumbers: Record<StreamName, number> = { setup: 1, play: 2, bots: 3, seal: 4 };

/** An endless row of 32-bit numbers whose place can be saved and gone back to. */
export interface RandomStream {
  next(): number;
  save(): number[];
  load(place: readonly number[]): void;
}

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

function scramble(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) | 0;
}

/** Spreads a number over 128 bits, for simulations and tests ("--seed 7"). */
export function seedFromNumber(value: number): Seed {
  const low = value | 0;
  const high = Math.floor(value / 0x100000000) | 0;
  let text = '';
  for (let i = 1; i <= 4; i++) {
    const word = scramble(scramble(low + Math.imul(i, 0x9e3779b9)) ^ scramble(high + Math.imul(i, 0x85ebca6b)) ^ i);
    text += (word >>> 0).toString(16).padStart(8, '0');
  }
  return text;
}

function seedWords(seed: Seed): number[] {
  const words: number[] = [];
  for (let i = 0; i < 4; i++) words.push(Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  return words;
}

const blockWords = 64;

/** ChaCha20 in counter mode: nobody can compute the next number from those seen. */
class KeyedStream implements RandomStream {
  private readonly key = new Uint8Array(32);
  private readonly nonce = new Uint8Array(12);
  private readonly bytes = new Uint8Array(blockWords * 4);
  private readonly words = new DataView(this.bytes.buffer);
  private used = 0;
  private loadedBlock = -1;

  constructor(seed: Seed, stream: StreamName) {
    // A 128-bit key is used twice, as in the cipher's own 128-bit form.
    for (let i = 0; i < 32; i++) {
      const digit = (i % 16) * 2;
      this.key[i] = Number.parseInt(seed.slice(digit, digit + 2), 16);
    }
    this.nonce[0] = streamNumbers[stream];
  }

  next(): number {
    const block = Math.floor(this.used / blockWords);
    if (block !== this.loadedBlock) this.fill(block);
    const word = this.words.getUint32((this.used % blockWords) * 4, true);
    this.used++;
    return word;
  }

  save(): number[] {
    return [this.used];
  }

  load(place: readonly number[]): void {
    this.used = place[0] ?? 0;
  }

  private fill(block: number): void {
    this.bytes.fill(0);
    chacha20(this.key, this.nonce, this.bytes, this.bytes, block * (blockWords / 16));
    this.loadedBlock = block;
  }
}

/** xoroshiro128+: fast, but whoever sees enough numbers can foretell the rest. For simulations only. */
class FastStream implements RandomStream {
  private generator: RandomGenerator;

  constructor(seed: Seed, stream: StreamName) {
    const words = seedWords(seed);
    words[0] = (words[0] ?? 0) ^ Math.imul(streamNumbers[stream], 0x9e3779b9);
    // The generator stands still on four zeros.
    if (words.reduce((all, word) => all | word, 0) === 0) words[0] = 1;
    this.generator = xoroshiro128plusFromState(words);
    for (let i = 0; i < 8; i++) this.generator.next();
  }

  next(): number {
    return this.generator.next() >>> 0;
  }

  save(): number[] {
    return [...(this.generator.getState() as readonly number[])];
  }

  load(place: readonly number[]): void {
    this.generator = xoroshiro128plusFromState(place);
  }
}

export function openStream(kind: RandomKind, seed: Seed, stream: StreamName): RandomStream {
  return kind === 'chacha20' ? new KeyedStream(seed, stream) : new FastStream(seed, stream);
}

/** A whole number from 0 to below the limit, without bias. */
export function below(stream: RandomStream, limit: number): number {
  assert(limit >= 1 && limit <= 0x100000000, `no number lies below ${limit}`);
  const fair = 0x100000000 - (0x100000000 % limit);
  let word = stream.next();
  while (word >= fair) word = stream.next();
  return word % limit;
}

/** A public promise of a seed: shown before the game, it proves afterwards that the seed was not changed. */
export function sealSeed(seed: Seed): string {
  const stream = openStream('chacha20', seed, 'seal');
  let text = '';
  for (let i = 0; i < 8; i++) text += stream.next().toString(16).padStart(8, '0');
  return text;
}
