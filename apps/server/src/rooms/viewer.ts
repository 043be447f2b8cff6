/** A connection that looks at a table. */
export interface Viewer {
  readonly user: string;
  /** For each sight (seat, or -1) the last line this client knows. */
  readonly known: Map<number, number>;
  /** The last line it knew of when it opened the table, for sights not in `known` yet. */
  readonly since: number;
  send(text: string): void;
}

/** What a room needs of the connections outside of it. */
export interface Mailbox {
  /** Sends to every connection of the user that does not look at the table: those that do are told more anyway. */
  toUserElsewhere(user: string, table: string, text: () => string): void;
}
