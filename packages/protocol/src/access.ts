import type { ClientMessageType } from './client-messages.js';

/**
 * Who may send a message. The server checks this table before any handler runs, and the authorisation tests are
 * generated from it, so a new message without an entry does not compile.
 */
export interface Access {
  /**
   * `session`: whoever has one. `table`: whoever knows the table's id. `viewer`: who looks at it. `person`: who
   * sits there. `creator`: who has opened it. `seat`: who sits at the seat that the message names. `owner`: for whom a
   * bot plays it. `sight`: who sits at the seat named by `viewer`, or anybody for -1.
   */
  readonly who: 'session' | 'table' | 'viewer' | 'person' | 'creator' | 'seat' | 'owner' | 'sight';
  /** In which state of the table; null if it does not matter. */
  readonly when: 'open' | 'running' | 'begun' | 'finished' | null;
}

export const access = {
  ping: { who: 'session', when: null },
  name: { who: 'session', when: null },
  'lobby.watch': { who: 'session', when: null },
  'lobby.unwatch': { who: 'session', when: null },
  'table.create': { who: 'session', when: null },
  'table.open': { who: 'table', when: null },
  'table.close': { who: 'table', when: null },
  'table.sit': { who: 'table', when: 'open' },
  'table.stand': { who: 'seat', when: 'open' },
  'table.standing': { who: 'seat', when: 'running' },
  act: { who: 'seat', when: 'running' },
  undo: { who: 'seat', when: 'running' },
  redo: { who: 'seat', when: 'running' },
  'undo.ask': { who: 'seat', when: 'running' },
  'undo.answer': { who: 'seat', when: 'running' },
  concede: { who: 'seat', when: 'running' },
  why: { who: 'seat', when: 'running' },
  chat: { who: 'viewer', when: null },
  rematch: { who: 'person', when: 'finished' },
  'handover.ask': { who: 'person', when: 'running' },
  'handover.answer': { who: 'person', when: 'running' },
  'seat.bot': { who: 'creator', when: 'open' },
  'seat.return': { who: 'owner', when: 'running' },
  history: { who: 'sight', when: 'begun' },
  view: { who: 'sight', when: 'begun' },
  file: { who: 'table', when: 'finished' },
} as const satisfies Readonly<Record<ClientMessageType, Access>>;
