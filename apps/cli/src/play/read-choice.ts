import type { Game, State } from '@heldentisch/engine';

type AnyGame = Pick<Game<State>, 'choices'>;

/**
 * A choice as a player types it: JSON, or the kind and the values of its fields in their order (`mark a1`).
 * Null if the first word is no kind of choice. Whether the choice is possible is for the door to say.
 */
export function readChoice(game: AnyGame, text: string): unknown {
  if (text.startsWith('{')) return readJson(text);
  const [type, ...values] = text.split(/\s+/);
  const entry = game.choices.list.find((candidate) => candidate.type.toLowerCase() === type?.toLowerCase());
  if (entry === undefined) return null;
  const choice: Record<string, string | number> = { type: entry.type };
  const fields = Object.entries(entry.fields);
  values.forEach((value, i) => {
    const [name, domain] = fields[i] ?? [`field${i + 1}`, null];
    choice[name] = domain !== null && domain.value(value) < 0 && /^-?\d+$/.test(value) ? Number(value) : value;
  });
  return choice;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The kinds of choices with their fields, as a reminder of how to type them. */
export function kindsOfChoices(game: AnyGame): string {
  return game.choices.list.map(({ type, fields }) => [type, ...Object.keys(fields)].join(' ')).join(', ');
}
