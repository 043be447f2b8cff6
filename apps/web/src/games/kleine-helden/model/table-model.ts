import type { BeingFacts, CardId, CombatPreview, HeldenState } from '@heldentisch/kleine-helden';
import { createContext } from 'react';
import { type PointingTable, useModel } from '../../../table/kit/pointing-table.js';
import type { ObjectKey } from './choice-objects.js';
import type { Light, Offer } from './selection.js';
import type { Stage } from './use-stage.js';
import type { Word } from './words.js';

/** A card that is looked at closely; `being` if it is somebody in play, so that the values of now can be shown. */
export interface Subject {
  readonly card: CardId;
  readonly being?: number;
}

interface Kinds {
  readonly View: HeldenState;
  readonly Subject: Subject;
  readonly Offer: Offer;
  readonly Light: Light;
  readonly Word: Word;
}

/** Everything the parts of the table need; computed once per drawing. */
export interface TableModel extends PointingTable<Kinds> {
  readonly isReduced: boolean;
  readonly beings: readonly BeingFacts[];
  /** The attack or casting that is going on or was last. */
  readonly stage: Stage | null;
  /** The offers that stand as buttons. */
  readonly buttons: readonly Offer[];
  /** For each being that the selected one could attack: the best way to do it. */
  readonly threats: ReadonlyMap<string, CombatPreview>;
  /** Names two things at once: one was dragged onto the other. */
  drop(from: ObjectKey, onto: ObjectKey): void;
}

const Context = createContext<TableModel | null>(null);

export const TableModelProvider = Context.Provider;
export const useTable = (): TableModel => useModel(Context);
