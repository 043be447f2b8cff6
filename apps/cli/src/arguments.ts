import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isSeed, type Seed, seedFromNumber } from '@heldentisch/engine';

/** The command was called in a way it does not understand: usage is shown, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Something given to the command is not all right; the message says it in plain words. Exit code 1. */
export class Problem extends Error {
  override name = 'Problem';
}

export type Flags = Readonly<Record<string, 'text' | 'switch'>>;

/** What was written behind the name of a command. */
export class Arguments {
  private constructor(
    readonly words: readonly string[],
    private readonly values: Readonly<Record<string, unknown>>,
  ) {}

  /** Throws `UsageError` for a flag that the command does not have. */
  static read(given: readonly string[], flags: Flags): Arguments {
    const options: NonNullable<ParseArgsConfig['options']> = {};
    for (const [name, kind] of Object.entries(flags)) options[name] = { type: kind === 'text' ? 'string' : 'boolean' };
    try {
      const { positionals, values } = parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
      return new Arguments(positionals, values);
    } catch (error) {
      throw new UsageError((error as Error).message.split('. ')[0] ?? '');
    }
  }

  has(flag: string): boolean {
    return this.values[flag] === true;
  }

  text(flag: string): string | undefined {
    const value = this.values[flag];
    return typeof value === 'string' ? value : undefined;
  }

  /** The only word behind the command. */
  word(what: string): string {
    const [word, more] = this.words;
    if (word === undefined) throw new UsageError(`${what} is missing`);
    if (more !== undefined) throw new UsageError(`"${more}" is too much`);
    return word;
  }

  integer(flag: string, fallback: number, least: number): number {
    const text = this.text(flag);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new UsageError(`--${flag} must be a whole number from ${least}, not "${text}"`);
    }
    return value;
  }

  /** A small number for people, or all 128 bits. */
  seed(fallback: () => Seed): Seed {
    const text = this.text('seed');
    if (text === undefined) return fallback();
    if (isSeed(text)) return text;
    if (/^\d{1,15}$/.test(text)) return seedFromNumber(Number(text));
    throw new UsageError(`--seed must be a whole number or 32 hexadecimal digits, not "${text}"`);
  }

  oneOf<T extends string>(flag: string, values: readonly T[], fallback: T): T {
    const text = this.text(flag);
    if (text === undefined) return fallback;
    const found = values.find((value) => value === text);
    if (found === undefined) throw new UsageError(`--${flag} must be one of ${values.join(', ')}, not "${text}"`);
    return found;
  }

  /** A flag whose value is a JSON object. */
  object(flag: string): Readonly<Record<string, unknown>> {
    const text = this.text(flag);
    if (text === undefined) return {};
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new UsageError(`--${flag} is not readable as JSON: ${(error as Error).message}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new UsageError(`--${flag} must be a JSON object`);
    }
    return value as Record<string, unknown>;
  }
}
