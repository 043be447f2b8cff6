import type { Choice } from './choices.js';
import type { Domain } from './domain.js';
import { isSecret, type SecretField, type ToldEvent } from './events.js';
import type { Game, Language, Outcome, Prompt, State } from './game.js';
import { type Refusal, tableRules } from './refusal.js';

/** Where text is written: how many letters fit into a line, and how some of them catch the eye. */
export interface Page {
  readonly width: number;
  strong(text: string): string;
}

type Params = Readonly<Record<string, string | number | null>>;
type AnyGame = Pick<Game<State>, 'texts' | 'rules' | 'choices' | 'events'>;

const blanks = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** The names of the blanks in a template. */
export const blanksIn = (template: string): string[] =>
  [...template.matchAll(blanks)].map((match) => match[1] as string);

function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * Fills `{name}` in a template; a value that is itself a text key is replaced by its text. `{count|wound|wounds}` is a
 * number with its word, in the singular for one.
 */
function fill(game: AnyGame, language: Language, template: string, params: Params): string {
  const texts = game.texts[language];
  return template.replace(blanks, (whole, name: string, one?: string, more?: string) => {
    const value = lookUp(params, name);
    if (value === undefined) return whole;
    if (value === null) return texts['value.hidden'] ?? '?';
    if (one !== undefined) return `${value} ${value === 1 ? one : more}`;
    return lookUp(texts, String(value)) ?? String(value);
  });
}

/** The text of a key. A missing text shows its key: visible to people, and found by the tests. */
export function textOf(game: AnyGame, language: Language, key: string, params: Params = {}): string {
  return fill(game, language, lookUp(game.texts[language], key) ?? key, params);
}

function valueKeys(fields: Readonly<Record<string, Domain | SecretField>>, values: Params): Params {
  const keys: Record<string, string | number | null> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] ?? null;
    const domain = isSecret(field) ? field.secret : field;
    keys[name] = value === null ? null : `${domain.key}.${value}`;
    if (typeof value === 'number' && domain.key === 'number') keys[name] = value;
  }
  return keys;
}

/** Where a field of the choice says `none`, the text `choice.<type>.none` speaks without it, if there is one. */
export function describeChoice(game: AnyGame, language: Language, choice: Choice): string {
  const entry = game.choices.list.find(({ type }) => type === choice.type);
  const without = `choice.${choice.type}.none`;
  const isWithout = Object.values(choice).includes('none') && Object.hasOwn(game.texts[language], without);
  const key = isWithout ? without : `choice.${choice.type}`;
  return textOf(game, language, key, valueKeys(entry?.fields ?? {}, choice));
}

export function describeEvent(game: AnyGame, language: Language, event: ToldEvent): string {
  const entry = game.events.list.find(({ type }) => type === event.type);
  return textOf(game, language, `event.${event.type}`, valueKeys(entry?.fields ?? {}, event));
}

export function describePrompt(game: AnyGame, language: Language, prompt: Prompt): string {
  return textOf(game, language, `prompt.${prompt.key}`, prompt.params ?? {});
}

/** How the game ended. Its text may speak of the seats that did best and of the others: `{winners}`, `{losers}`. */
export function describeOutcome(game: AnyGame, language: Language, { scores, reason }: Outcome): string {
  const best = Math.max(...scores);
  const names = (isMeant: (score: number) => boolean): string =>
    scores.flatMap((score, seat) => (isMeant(score) ? textOf(game, language, `seat.${seat}`) : [])).join(', ');
  const [winners, losers] = [names((score) => score === best), names((score) => score < best)];
  return textOf(game, language, reason, { winners, losers });
}

/** What stands against a choice in this situation, in plain words; empty if the game has none for the rule. */
export function describeSituation(game: AnyGame, language: Language, { rule, params }: Refusal): string {
  const key = params.case === undefined ? `why.${rule}` : `why.${rule}.${params.case}`;
  return lookUp(game.texts[language], key) === undefined ? '' : textOf(game, language, key, params);
}

/** The words behind a "no": the rule's id, what makes it apply now, and the rule. */
export function describeRefusal(game: AnyGame, language: Language, reason: Refusal): string {
  const own = lookUp<Readonly<Record<Language, string>>>(tableRules, reason.rule);
  const rule = own ?? game.rules.find(({ id }) => id === reason.rule);
  const situation = describeSituation(game, language, reason);
  const words = rule === undefined ? reason.rule : rule[language];
  return `${reason.rule}: ${situation === '' ? '' : `${situation} `}${words}`;
}
