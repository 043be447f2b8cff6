import { type Domain, type Game, isSecret } from '@heldentisch/engine';
import { show } from '../plain-data.js';
import type { Fields } from './case-file.js';

/** The kinds of choices or events of a game, with what their fields can be. */
interface Kinds {
  /** What they are, for a message. */
  readonly noun: string;
  readonly list: readonly { readonly type: string; readonly fields: Readonly<Record<string, Domain>> }[];
  canBe(domain: Domain, value: unknown): boolean;
}

export const choiceKinds = (game: Game): Kinds => ({
  noun: 'choice',
  list: game.choices.list,
  canBe: (domain, value) => domain.value(value) >= 0,
});

export const eventKinds = (game: Game): Kinds => ({
  noun: 'event',
  list: game.events.list.map(({ type, fields }) => ({
    type,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, isSecret(field) ? field.secret : field]),
    ),
  })),
  // Secret fields are written but never read, so their names are looked through. Null is what a seat may not know.
  canBe: (domain, value) =>
    value === null || Array.from({ length: domain.size }, (_, i) => domain.name(i)).includes(value as never),
});

/** Why nothing of these kinds could ever have these fields, or null. A case must not be true by a slip of the pen. */
export function impossible(
  { noun, list, canBe }: Kinds,
  given: Fields,
): { readonly field: string; readonly message: string } | null {
  const kinds = list.filter(({ type }) => given.type === undefined || type === given.type);
  if (kinds.length === 0) return { field: 'type', message: `there is no ${noun} of type ${show(given.type)}` };
  const names = Object.keys(given).filter((name) => name !== 'type');
  const canHave = (fields: (typeof kinds)[number]['fields'], name: string): boolean => {
    const domain = fields[name];
    return domain !== undefined && canBe(domain, given[name]);
  };
  for (const name of names) {
    if (!kinds.some(({ fields }) => Object.hasOwn(fields, name))) {
      return { field: name, message: `is not a field of this ${noun}` };
    }
    if (!kinds.some(({ fields }) => canHave(fields, name))) {
      return { field: name, message: `${show(given[name])} is never possible` };
    }
  }
  const fits = kinds.some(({ fields }) => names.every((name) => canHave(fields, name)));
  return fits ? null : { field: names[0] ?? 'type', message: `no ${noun} has all of these fields` };
}
