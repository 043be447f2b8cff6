import type { Choice, Language, Pending, ToldEvent } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { type Context, type Dispatch, type SetStateAction, useContext } from 'react';

/** The kinds of things with which a game fills the model of its table. */
export interface Kinds {
  /** The state as the game declares it. */
  readonly View: unknown;
  /** What is looked at closely. */
  readonly Subject: unknown;
  /** An offered choice with the things it speaks of. */
  readonly Offer: unknown;
  /** How a thing shines that can be clicked. */
  readonly Light: unknown;
  /** The keys of the table's own words. */
  readonly Word: string;
}

/** What the parts of every table need that is played by pointing at things; a game adds its own. */
export interface PointingTable<K extends Kinds> {
  readonly view: K['View'];
  /** The seat at the lower edge. */
  readonly below: number;
  /** Whether the seat below is the viewer's own. */
  readonly isOwn: boolean;
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  /** What has happened last, oldest first. */
  readonly recent: readonly ToldEvent[];
  readonly offers: readonly K['Offer'][];
  /** The names of the things pointed at so far. */
  readonly selected: readonly string[];
  /** The offers that fit the selection. */
  readonly left: readonly K['Offer'][];
  readonly lit: ReadonlyMap<string, K['Light']>;
  readonly inspected: K['Subject'] | null;
  readonly pinned: K['Subject'] | null;
  click(key: string, subject?: K['Subject']): void;
  take(choice: Choice): void;
  cancel(): void;
  readonly inspect: Dispatch<SetStateAction<K['Subject'] | null>>;
  /** Opens the close-up as a dialog. */
  pin(subject: K['Subject'] | null): void;
  say(key: K['Word'], params?: Readonly<Record<string, string | number>>): string;
  text(key: string): string;
}

/** The model of the table around a part. */
export function useModel<Model>(context: Context<Model | null>): Model {
  const model = useContext(context);
  if (model === null) throw new Error('a part of the table is drawn outside of it');
  return model;
}

/** The player's name where there is one, else what the game calls the seat. */
export function seatName({ seats, text }: Pick<PointingTable<Kinds>, 'seats' | 'text'>, seat: number): string {
  const sitter = seats[seat];
  const name = sitter?.kind === 'person' ? sitter.name : '';
  return name === '' ? text(`seat.${seat}`) : name;
}
