import { type RuneboundState, game as runebound } from '@heldentisch/runebound';
import { remembered } from '../../../table/kit/store.js';
import type { TableModel as Model, TableSpec } from '../../../table/kit/table-model.js';
import { tableOf } from '../../../table/kit/use-table.js';
import { thingsOf } from '../../../table/kit/use-thing.js';
import { wordsOf } from '../../../table/kit/words-of.js';
import { type Blow, lastBlow } from './blow.js';
import { nameOf } from './labels.js';
import { mannerOf } from './manner.js';
import { meantChoice } from './meant.js';
import { pointingOf } from './objects.js';
import { type Ways, waysIn } from './ways.js';
import { word } from './words.js';

/** What is looked at closely. */
export interface Subject {
  readonly kind: 'card' | 'kept' | 'hero' | 'party' | 'space' | 'track';
  /** The name of the card, hero or space; the number of the seat or of the place on the track. */
  readonly id: string;
}

export interface RuneboundKinds {
  readonly View: RuneboundState;
  readonly Facts: {
    /** Where the dice on the table lead the viewer's hero. */
    readonly ways: Ways | null;
  };
  readonly Subject: Subject;
  readonly Extra: {
    /** The last attack, defence, escape or test, until the next one. */
    readonly blow: Blow | null;
  };
}

export type TableModel = Model<RuneboundKinds>;

const blowOf = remembered(lastBlow);

/** What the hero and its company have lost: a walk stops if that changes. */
const harmOf = ({ parties, wounds, exhaustion }: RuneboundState, seat: number): string => {
  const party = parties[seat];
  return [
    party?.wounds,
    party?.exhaustion,
    party?.gold,
    ...(party?.cards ?? []).map((card) => `${wounds[card]} ${exhaustion[card]}`),
  ].join();
};

export const spec: TableSpec<RuneboundKinds> = {
  facts: (view, viewer) => ({ ways: waysIn(view, viewer) }),
  pointing: (choice, decision, view, { ways }) => pointingOf(choice, decision, view, ways),
  manner: mannerOf,
  meant: ({ view }, decision, selected, key) => meantChoice(view, decision, selected, key),
  goesOn(before, now, { type }) {
    if (type !== 'move') return true;
    const seat = runebound.turns.seat(now);
    return harmOf(before, seat) === harmOf(now, seat);
  },
  extra: ({ history, performing }) => ({ blow: blowOf(history, performing) }),
};

export const table = tableOf(spec);
export const { useControl, useTable, useObject } = table;
export const useThing = thingsOf(table);

const useBasicWords = wordsOf(table, runebound, word);

/** Words of the table, of the game and of people, in the language of the viewer. */
export function useWords() {
  const words = useBasicWords();
  return { ...words, name: (card: string, isKept = false): string => nameOf(words.language, card, isKept) };
}

/** Whose turn it is, or -1. */
export const turnSeat = (view: RuneboundState): number => runebound.turns.seat(view);
