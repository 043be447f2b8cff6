import { assert } from './assert.js';
import { below, type RandomStream } from './random.js';

/**
 * One scripted outcome: a die's face, the index of a random pick, or for a shuffle `keep` or the new order as
 * indices into the old one.
 */
export type ScriptedOutcome = number | 'keep' | readonly number[];

/** A script that does not fit the chance calls the game made. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/**
 * The only source of chance for a game. Every call is counted, because undo stops where one was made; only to shuffle a
 * single card, or none, is no chance.
 */
export class Chance {
  /** How many outcomes were drawn so far. */
  used = 0;
  private script: ScriptedOutcome[] | null = null;

  constructor(public stream: RandomStream) {}

  /** A die from 1 to its number of sides. */
  roll(sides: number): number {
    const scripted = this.nextScripted();
    if (scripted === undefined) return 1 + below(this.stream, sides);
    if (typeof scripted !== 'number' || scripted < 1 || scripted > sides || !Number.isInteger(scripted)) {
      throw new ScriptError(`a die with ${sides} sides cannot show ${JSON.stringify(scripted)}`);
    }
    return scripted;
  }

  /** An index from 0 to below the count. */
  pick(count: number): number {
    assert(count > 0, 'a random pick needs at least one thing to pick');
    const scripted = this.nextScripted();
    if (scripted === undefined) return below(this.stream, count);
    if (typeof scripted !== 'number' || scripted < 0 || scripted >= count || !Number.isInteger(scripted)) {
      throw new ScriptError(`a pick among ${count} cannot be ${JSON.stringify(scripted)}`);
    }
    return scripted;
  }

  /** Shuffles in place. */
  shuffle(list: number[]): void {
    const scripted = this.nextScripted(list.length > 1);
    if (scripted === 'keep') return;
    if (scripted !== undefined) {
      reorder(list, scripted);
      return;
    }
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(this.stream, i + 1);
      const kept = list[i] as number;
      list[i] = list[j] as number;
      list[j] = kept;
    }
  }

  /** From now on outcomes come from the script, and running past its end is an error. */
  follow(script: readonly ScriptedOutcome[]): void {
    this.script = [...script];
  }

  /** Back to the stream. What the script still holds was promised but not used. */
  release(): ScriptedOutcome[] {
    const rest = this.script ?? [];
    this.script = null;
    return rest;
  }

  private nextScripted(isCounted = true): ScriptedOutcome | undefined {
    if (isCounted) this.used++;
    if (this.script === null) return undefined;
    const next = this.script.shift();
    if (next === undefined) throw new ScriptError('the game asked for more chance than the script holds');
    return next;
  }
}

function reorder(list: number[], order: ScriptedOutcome): void {
  const old = list.slice();
  const fits =
    Array.isArray(order) &&
    order.length === old.length &&
    new Set(order).size === old.length &&
    order.every((i) => Number.isInteger(i) && i >= 0 && i < old.length);
  if (!fits) throw new ScriptError(`${JSON.stringify(order)} is no order of ${old.length} things`);
  for (let i = 0; i < old.length; i++) list[i] = old[order[i] as number] as number;
}
