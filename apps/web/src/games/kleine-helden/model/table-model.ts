import type { Choice, Language, Pending, ToldEvent } from '@heldentisch/engine';
import type { BeingFacts, CardId, CombatPreview, HeldenState } from '@heldentisch/kleine-helden';
import type { SeatInfo } from '@heldentisch/protocol';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { ObjectKey } from './choice-objects.js';
import type { Light, Offer } from './selection.js';
import type { Stage } from './use-stage.js';
import type { Word } from './words.js';

/** A card that is looked at closely; `being` if it is somebody in play, so that the values of now can be shown. */
export interface Subject {
  readonly card: CardId;
  readonly being?: number;
}

/** Everything the parts of the table need; computed once per drawing. */
export interface TableModel {
  readonly view: HeldenState;
  /** The seat at the lower edge. */
  readonly below: number;
  /** Whether the seat below is the viewer's own. */
  readonly isOwn: boolean;
  readonly language: Language;
  readonly isReduced: boolean;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  readonly beings: readonly BeingFacts[];
  /** What has happened last, oldest first. */
  readonly recent: readonly ToldEvent[];
  /** The attack or casting that is going on or was last. */
  readonly stage: Stage | null;
  readonly offers: readonly Offer[];
  readonly selected: readonly ObjectKey[];
  /** The offers that fit the selection. */
  readonly left: readonly Offer[];
  /** The offers that stand as buttons. */
  readonly buttons: readonly Offer[];
  readonly lit: ReadonlyMap<ObjectKey, Light>;
  /** For each being that the selected one could attack: the best way to do it. */
  readonly threats: ReadonlyMap<string, CombatPreview>;
  readonly inspected: Subject | null;
  readonly pinned: Subject | null;
  click(key: ObjectKey, subject?: Subject): void;
  /** Names two things at once: one was dragged onto the other. */
  drop(from: ObjectKey, onto: ObjectKey): void;
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

/** "Ruby", or the player's name where it has one. */
export function seatName(model: TableModel, seat: number): string {
  const sitter = model.seats[seat];
  const name = sitter?.kind === 'person' ? sitter.name : '';
  return name === '' ? model.text(`seat.${seat}`) : name;
}
