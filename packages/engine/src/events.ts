import { assert, at } from './assert.js';
import type { Domain } from './domain.js';

/** A field that names a secret thing (a card instance): each seat sees it only if the zones let it. */
export interface SecretField {
  readonly secret: Domain;
}

export type EventFields = Readonly<Record<string, Domain | SecretField>>;

export interface EventTable<K extends string> {
  readonly kinds: { readonly [N in K]: number };
  readonly list: readonly { readonly type: K; readonly fields: EventFields }[];
  /** For each kind which of its arguments are secret. */
  readonly secrets: readonly (readonly boolean[])[];
  /** For each kind the names of its arguments and what they range over. */
  readonly columns: readonly (readonly (readonly [string, Domain])[])[];
}

/** What happened, as small integers. `shown` holds for each argument the seats (as bits) that may see it. */
export interface GameEvent {
  readonly kind: number;
  readonly args: readonly number[];
  readonly shown: readonly number[];
}

/** What a seat is told: secret fields it may not know are null. */
export interface ToldEvent {
  readonly type: string;
  readonly [field: string]: string | number | null;
}

export function defineEvents<T extends Readonly<Record<string, EventFields>>>(table: T): EventTable<keyof T & string> {
  type K = keyof T & string;
  const list = Object.entries(table).map(([type, fields]) => ({ type: type as K, fields }));
  const kinds: Record<string, number> = {};
  list.forEach(({ type }, kind) => {
    kinds[type] = kind;
  });
  const secrets = list.map(({ fields }) => Object.values(fields).map(isSecret));
  const columns = list.map(({ fields }) =>
    Object.entries(fields).map(([name, field]) => [name, isSecret(field) ? field.secret : field] as const),
  );
  return { kinds: kinds as EventTable<K>['kinds'], list, secrets, columns };
}

export const isSecret = (field: Domain | SecretField): field is SecretField => 'secret' in field;

export const everyone = -1;

/** Builds an event; `knowers` tells which seats may know a secret value at this moment. */
export function recordEvent(
  table: EventTable<string>,
  kind: number,
  args: readonly number[],
  knowers: (id: number) => number,
): GameEvent {
  const secrets = at(table.secrets, kind);
  assert(args.length >= secrets.length, `event ${at(table.list, kind).type} lacks a field`);
  const kept = args.slice(0, secrets.length);
  return { kind, args: kept, shown: secrets.map((secret, i) => (secret ? knowers(at(kept, i)) : everyone)) };
}

function maySee(shown: number, seat: number): boolean {
  return shown === everyone || (seat >= 0 && (shown & (1 << seat)) !== 0);
}

/** The secret things that the event names to the seat. */
export function toldThings(table: EventTable<string>, event: GameEvent, seat: number): number[] {
  const secrets = at(table.secrets, event.kind);
  return event.args.filter((_, i) => secrets[i] === true && maySee(at(event.shown, i), seat));
}

/** The event as one seat sees it; seat -1 is a spectator, who sees what nobody keeps secret. */
export function tellEvent(table: EventTable<string>, event: GameEvent, seat: number): ToldEvent {
  const told: Record<string, string | number | null> = { type: at(table.list, event.kind).type };
  at(table.columns, event.kind).forEach(([name, domain], i) => {
    told[name] = maySee(at(event.shown, i), seat) ? domain.name(at(event.args, i)) : null;
  });
  return told as ToldEvent;
}
