import type { Game, GameOptions, OptionSpec, State } from './game.js';

/** Options or a number of seats that a game does not know. */
export class OptionError extends Error {
  override name = 'OptionError';
  constructor(
    readonly field: string,
    readonly problem: string,
  ) {
    super(`${field}: ${problem}`);
  }
}

/** Fills in defaults and refuses what the game does not declare. */
export function readOptions(
  game: Pick<Game<State>, 'id' | 'seats' | 'options'>,
  given: GameOptions,
  seats: number,
): GameOptions {
  const { least, most } = game.seats;
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new OptionError(
      'seats',
      `${game.id} is for ${least === most ? least : `${least} to ${most}`} seats, not ${seats}`,
    );
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(game.options, key)) throw new OptionError(`options.${key}`, `${game.id} has no such option`);
  }
  const full: Record<string, string | number | boolean> = {};
  for (const [key, spec] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, key) ? (given[key] as GameOptions[string]) : spec.default;
    const fits = spec.type === 'boolean' ? typeof value === 'boolean' : spec.values.includes(value as string | number);
    if (!fits) {
      const allowed = spec.type === 'boolean' ? 'true or false' : spec.values.join(', ');
      throw new OptionError(`options.${key}`, `must be ${allowed}, not ${JSON.stringify(value)}`);
    }
    full[key] = value;
  }
  return full;
}

/** The option whose value is for people only, such as one without which a game may never end; null if bots may play. */
export function whyNoBots(
  game: Pick<Game<State>, 'options'>,
  options: GameOptions,
): { readonly option: string; readonly value: string | number } | null {
  for (const [option, spec] of Object.entries(game.options)) {
    const value = options[option] ?? spec.default;
    if (spec.type === 'choice' && typeof value !== 'boolean' && spec.peopleOnly?.includes(value))
      return { option, value };
  }
  return null;
}

/** Refuses options with which no bot may play. */
export function assertBotsMayPlay(game: Pick<Game<State>, 'id' | 'options'>, options: GameOptions): void {
  const reason = whyNoBots(game, options);
  if (reason === null) return;
  throw new OptionError(`options.${reason.option}`, `${JSON.stringify(reason.value)} is for people only, without bots`);
}

/**
 * For games that one can play alone, as their option `undo`: strict stops where something was revealed, as between
 * several players; free takes back everything.
 */
export const undoOption: OptionSpec = { type: 'choice', values: ['strict', 'free'], default: 'strict' };
