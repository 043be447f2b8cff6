import { type Game, type Language, type Rule, type State, tableRules } from '@heldentisch/engine';

type BookRule = Pick<Rule, 'id' | 'de' | 'en'>;

/** The rules of the game and of the table that have this id or speak of this word. */
export function findRules(game: Pick<Game<State>, 'rules'>, language: Language, sought: string): string[] {
  const word = sought.toLowerCase();
  const table: BookRule[] = Object.entries(tableRules).map(([id, texts]) => ({ id, ...texts }));
  const book: readonly BookRule[] = [...game.rules, ...table];
  const exact = book.filter(({ id }) => id.toLowerCase() === word);
  const found =
    exact.length > 0
      ? exact
      : book.filter((rule) => rule.id.toLowerCase().startsWith(word) || rule[language].toLowerCase().includes(word));
  return found.map((rule) => `${rule.id}: ${rule[language]}`);
}
