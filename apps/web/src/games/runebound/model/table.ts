import type { State, ToldEvent } from '@heldentisch/engine';
import { type RuneboundState, game as runebound } from '@heldentisch/runebound';
import { seatName } from '../../../table/kit/seat-name.js';
import { remembered } from '../../../table/kit/store.js';
import type { TableModel as Model, TableSpec } from '../../../table/kit/table-model.js';
import { tableOf } from '../../../table/kit/use-table.js';
import { thingsOf } from '../../../table/kit/use-thing.js';
import { type Blow, lastBlow } from './blow.js';
import { gameText, nameOf } from './labels.js';
import { mannerOf } from './manner.js';
import { meantChoice } from './meant.js';
import { pointingOf } from './objects.js';
import { type Ways, waysIn } from './ways.js';
import { type Word, word } from './words.js';

/** What is looked at closely. */
export interface Subject {
  readonly kind: 'card' | 'kept' | 'hero' | 'party' | 'space' | 'track';
  /** The name of the card, hero or space; the number of the seat or of the place on the track. */
  readonly id: string;
}

interface Kinds {
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

export type TableModel = Model<Kinds>;

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

export const spec: TableSpec<Kinds> = {
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

const table = tableOf(spec);
export const { Provider, useControl, useTable, useObject } = table;
export const useThing = thingsOf(table);

/** Words of the table, of the game and of people, in the language of the viewer. */
export function useWords() {
  const { language, seats } = useTable(({ language, seats }) => ({ language, seats }));
  return {
    language,
    say: (key: Word, params?: Readonly<Record<string, string | number>>): string => word(language, key, params),
    text: (key: string): string => gameText(language, key),
    name: (card: string, isKept = false): string => nameOf(language, card, isKept),
    seatName: (seat: number): string => seatName(runebound, language, seats, seat),
  };
}

/** Whose turn it is, or -1. */
export const turnSeat = (view: RuneboundState): number => runebound.turns.seat(view);
export type { State, ToldEvent };
