import type { Choice, Language, Pending, ToldEvent } from '@heldentisch/engine';
import {
  type AttackPreview,
  type CardId,
  type PixelState,
  type PlaceFacts,
  placeNames,
} from '@heldentisch/pixel-tactics';
import type { SeatInfo } from '@heldentisch/protocol';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
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

/** Everything the parts of the table need; computed once per drawing. */
export interface TableModel {
  readonly view: PixelState;
  /** The seat at the lower edge. */
  readonly below: number;
  /** Whether the seat below is the viewer's own. */
  readonly isOwn: boolean;
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly facts: readonly PlaceFacts[];
  /** What has happened last, oldest first. */
  readonly recent: readonly ToldEvent[];
  readonly offers: readonly Offer[];
  readonly selected: readonly ObjectKey[];
  /** The offers that fit the selection. */
  readonly left: readonly Offer[];
  readonly lit: ReadonlyMap<ObjectKey, Light>;
  /** For each place under threat of the selected attacker the strongest attack. */
  readonly threats: ReadonlyMap<number, PreviewedAttack>;
  /** The attack that waits for an answer. */
  readonly running: PreviewedAttack | null;
  /** The objects of the row or column that a click on the pointed place would choose. */
  readonly area: ReadonlySet<ObjectKey>;
  /** The place under the pointer or the focus. */
  readonly pointed: number | null;
  readonly inspected: Subject | null;
  readonly pinned: Subject | null;
  point(place: number | null): void;
  click(key: ObjectKey, subject?: Subject): void;
  take(choice: Choice): void;
  cancel(): void;
  readonly inspect: Dispatch<SetStateAction<Subject | null>>;
  /** Opens the close-up as a dialog. */
  pin(subject: Subject | null): void;
  say(key: Word, params?: Readonly<Record<string, string | number>>): string;
  text(key: string): string;
}

const Context = createContext<TableModel | null>(null);

export const TableModelProvider = Context.Provider;

export function useTable(): TableModel {
  const model = useContext(Context);
  if (model === null) throw new Error('a part of the table is drawn outside of it');
  return model;
}

/** "Blue" with the player's name, where it has one. */
export function seatName(model: TableModel, seat: number): string {
  const sitter = model.seats[seat];
  const name = sitter?.kind === 'person' ? sitter.name : '';
  return name === '' ? model.text(`seat.${seat}`) : name;
}

export const placeNumber = (name: string): number => placeNames.indexOf(name);
