import {
  type AttackPreview,
  type CardId,
  type PixelState,
  type PlaceFacts,
  placeNames,
} from '@heldentisch/pixel-tactics';
import { createContext } from 'react';
import { type PointingTable, useModel } from '../../../table/kit/pointing-table.js';
import type { ObjectKey } from './choice-objects.js';
import type { Light, Offer } from './selection.js';
import type { Word } from './words.js';

/** A card that is looked at closely; `place` if it lies in a unit, so that its active row can be shown. */
export interface Subject {
  readonly card: CardId;
  readonly seat: number;
  readonly place?: number;
}

/** An attack that a click would declare, with what it would do. */
export interface PreviewedAttack {
  readonly attacker: number;
  readonly target: number;
  readonly kind: 'melee' | 'ranged';
  readonly preview: AttackPreview;
}

interface Kinds {
  readonly View: PixelState;
  readonly Subject: Subject;
  readonly Offer: Offer;
  readonly Light: Light;
  readonly Word: Word;
}

/** Everything the parts of the table need; computed once per drawing. */
export interface TableModel extends PointingTable<Kinds> {
  readonly facts: readonly PlaceFacts[];
  /** For each place under threat of the selected attacker the strongest attack. */
  readonly threats: ReadonlyMap<number, PreviewedAttack>;
  /** The attack that waits for an answer. */
  readonly running: PreviewedAttack | null;
  /** The objects of the row or column that a click on the pointed place would choose. */
  readonly area: ReadonlySet<ObjectKey>;
  /** The place under the pointer or the focus. */
  readonly pointed: number | null;
  point(place: number | null): void;
}

const Context = createContext<TableModel | null>(null);

export const TableModelProvider = Context.Provider;
export const useTable = (): TableModel => useModel(Context);

export const placeNumber = (name: string): number => placeNames.indexOf(name);
