import { type Game, type Language, type State, textOf } from '@heldentisch/engine';
import { withNames } from '../names.js';
import { remembered } from './store.js';
import type { Kinds, TableModel } from './table-model.js';
import type { Params } from './words.js';

/** What is needed of a table (`tableOf`). */
interface Table<K extends Kinds> {
  useTable<Part>(select: (model: TableModel<K>) => Part): Part;
}

/**
 * The words of a table in the language of the viewer: those of the table itself (`say`), those of the game by their keys
 * (`text`), the names of cards, and what players are called.
 */
export function wordsOf<K extends Kinds, S extends State, Word extends string>(
  { useTable }: Table<K>,
  game: Game<S>,
  word: (language: Language, key: Word, params?: Params) => string,
) {
  const named = remembered(withNames<S>);
  return function useWords() {
    const { language, seats } = useTable((model) => ({ language: model.language, seats: model.seats }));
    const text = (key: string): string => textOf(game, language, key);
    return {
      language,
      text,
      say: (key: Word, params?: Params): string => word(language, key, params),
      cardName: (card: string): string => text(`card.${card}`),
      /** By name, or as the game calls the seat. */
      seatName: (seat: number): string => textOf(named(game, seats), language, `seat.${seat}`),
    };
  };
}
