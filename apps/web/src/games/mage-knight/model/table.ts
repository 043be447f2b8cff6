import {
  type Exploration,
  explorations,
  type MageKnightState,
  game as mageKnight,
  waysOf,
} from '@heldentisch/mage-knight';
import type { TableModel as Model, TableSpec } from '../../../table/kit/table-model.js';
import { tableOf } from '../../../table/kit/use-table.js';
import { thingsOf } from '../../../table/kit/use-thing.js';
import { wordsOf } from '../../../table/kit/words-of.js';
import { type NamedKind, nameOf } from './labels.js';
import { mannerOf } from './manner.js';
import { meantChoice } from './meant.js';
import { pointingOf, type Ways } from './objects.js';
import { word } from './words.js';

/** What is looked at closely. */
export interface Subject {
  readonly kind:
    | NamedKind
    | 'ownCard'
    | 'ownUnit'
    | 'fighter'
    | 'cell'
    | 'tile'
    | 'player'
    | 'dummy'
    | 'mana'
    | 'time'
    | 'fame'
    | 'reputation';
  /** The name of what it is; the number of the slot or seat. */
  readonly id: string;
}

export interface MageKnightKinds {
  readonly View: MageKnightState;
  readonly Facts: {
    /** Where the viewer's hero could go; null while it cannot move. */
    readonly ways: Ways | null;
    /** Where the next tile may lie. */
    readonly explorations: readonly Exploration[];
  };
  readonly Subject: Subject;
  readonly Extra: object;
}

export type TableModel = Model<MageKnightKinds>;

/** Whose turn it is, or -1. */
export const turnSeat = (view: MageKnightState): number => mageKnight.turns.seat(view);

/** The hero walks in the first part of the own turn, while nothing has come between. */
const canWalk = (view: MageKnightState, seat: number): boolean =>
  view.frames.at(-1)?.step === 'turn' && turnSeat(view) === seat && view.turn.stage === 0;

/** What a walk can bring to light: it stops then, for who sees more may want something else. */
const seenOf = ({ tokens, tokenUp }: MageKnightState): string => `${tokens.join()} ${tokenUp.join()}`;

export const spec: TableSpec<MageKnightKinds> = {
  facts: (view, viewer) => ({
    ways: canWalk(view, viewer) ? waysOf(view, viewer) : null,
    explorations: view.frames.length === 0 ? [] : explorations(view, viewer),
  }),
  pointing: (choice, decision, view, { ways }) => pointingOf(choice, decision, view, ways),
  manner: mannerOf,
  meant: ({ view }, decision, selected, key) => meantChoice(view, decision, selected, key),
  goesOn: (before, now, { type }) => type !== 'step' || seenOf(before) === seenOf(now),
  extra: () => ({}),
};

export const table = tableOf(spec);
export const { useControl, useTable, useObject } = table;
export const useThing = thingsOf(table);

const useBasicWords = wordsOf(table, mageKnight, word);

/** Words of the table, of the game and of people, in the language of the viewer. */
export function useWords() {
  const words = useBasicWords();
  return { ...words, name: (kind: NamedKind, id: string): string => nameOf(words.language, kind, id) };
}
