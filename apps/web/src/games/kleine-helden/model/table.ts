import type { ToldEvent } from '@heldentisch/engine';
import {
  type BeingFacts,
  beingNames,
  beingsInPlay,
  type CardId,
  type CombatPreview,
  cardIdOf,
  type HeldenState,
  kleineHelden,
} from '@heldentisch/kleine-helden';
import type { Offer } from '../../../table/kit/pointing.js';
import { remembered } from '../../../table/kit/store.js';
import type { TableModel as Model, TableSpec } from '../../../table/kit/table-model.js';
import { tableOf } from '../../../table/kit/use-table.js';
import { thingsOf } from '../../../table/kit/use-thing.js';
import { wordsOf } from '../../../table/kit/words-of.js';
import { type Bout, lastBout } from './bout.js';
import { type Deed, lastDeeds } from './deeds.js';
import { mannerOf } from './manner.js';
import { meantChoice } from './meant.js';
import { pointingOf } from './objects.js';
import { type Memory, recall } from './reckoning.js';
import { threatsOf } from './threats.js';
import { word } from './words.js';

/** A card that is looked at closely; `being` if it is somebody in play, so that the values of now can be shown. */
export interface Subject {
  readonly card: CardId;
  readonly being?: number;
}

interface Kinds {
  readonly View: HeldenState;
  readonly Facts: { readonly beings: readonly BeingFacts[] };
  readonly Subject: Subject;
  readonly Extra: {
    /** The attack or casting that is going on or was last. */
    readonly bout: Bout | null;
    readonly memory: Memory;
    /** Its dice are falling just now: the middle of the table shows nothing else. */
    readonly isDuel: boolean;
    /** The event that was played or the NPC that was called, as long as others may answer. */
    readonly played: CardId | null;
    /** What the others did last. */
    readonly deeds: readonly Deed[];
    /** For each being that the selected one could attack: the best way to do it. */
    readonly threats: ReadonlyMap<string, CombatPreview>;
  };
}

export type TableModel = Model<Kinds>;

/** What is shown in the middle of the table: the dice and what they bring about. */
const fallen = new Set([
  ...['dieRolled', 'dieDropped', 'attackValued', 'defenceValued', 'attackHit', 'attackWardedOff', 'attackCancelled'],
  ...['spellSucceeded', 'spellFailed', 'lifeLost', 'lifeKept', 'beingDied'],
]);
const isDuel = (bout: Bout | null, performing: ToldEvent | null): boolean =>
  bout !== null && performing !== null && fallen.has(performing.type) && !bout.isSettled && bout.attackRolls.length > 0;

function playedCard({ frames }: HeldenState): CardId | null {
  const frame = frames.findLast(({ step }) => step === 'played' || step === 'call');
  if (frame?.step === 'played') return cardIdOf(frame.card);
  return frame?.step === 'call' ? ((beingNames[frame.npc] as CardId | undefined) ?? null) : null;
}

const boutOf = remembered(lastBout);
const deedsOf = remembered(lastDeeds);
const noThreats: ReadonlyMap<string, CombatPreview> = new Map();
const threatsTo = remembered((view: HeldenState, left: readonly Offer[], isAimed: boolean) =>
  isAimed ? threatsOf(view, left) : noThreats,
);

export const spec: TableSpec<Kinds> = {
  facts: (view) => ({ beings: beingsInPlay(view) }),
  pointing: (choice, decision, view, { beings }) => pointingOf(choice, decision, view, beings),
  manner: mannerOf,
  meant: ({ view, facts }, decision, selected, key) =>
    meantChoice(facts.beings, view.hand[decision.seat] ?? [], decision, selected, key),
  extra({ view, history, performing, below, left, selected }, before) {
    const bout = boutOf(history, performing);
    return {
      bout,
      memory: recall(view, bout, before?.memory ?? null),
      isDuel: isDuel(bout, performing),
      played: playedCard(view),
      deeds: deedsOf(history, below),
      threats: threatsTo(view, left, selected.length > 0),
    };
  },
};

export const table = tableOf(spec);
export const { useControl, useTable } = table;
export const useThing = thingsOf(table);
export const useWords = wordsOf(table, kleineHelden, word);
