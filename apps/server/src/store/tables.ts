/** The rows as they are stored. JSON is text in both databases; times are milliseconds since 1970. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  /** The name as `nameKey` has it, which nobody else has; null if somebody else had it before keys were kept. */
  readonly name_key: string | null;
  readonly login: string | null;
  /** The same of the login. */
  readonly login_key: string | null;
  /** Argon2id, with its parameters. */
  readonly password: string | null;
  readonly created_ms: number;
}

export interface SessionRow {
  /** SHA-256 of the cookie: who reads the database cannot take over a session. */
  readonly token_hash: string;
  readonly user_id: string;
  readonly created_ms: number;
  /** When it was last used, to a day. */
  readonly used_ms: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly rules_before: number | null;
  readonly options: string;
  readonly seats: string;
  readonly visibility: string;
  readonly clock: string | null;
  readonly window_ms: number | null;
  readonly grace_ms: number;
  /** Secret as long as the match runs. */
  readonly seed: string;
  readonly random: string;
  /** `open`, `running` or `finished`; a cache of what the lines say. */
  readonly status: string;
  /** Why the match is paused. */
  readonly problem: string | null;
  /** A request that waits for people's answers. */
  readonly request: string | null;
  readonly rematch: string | null;
  /** Goes up with every change of this row: the lock for everything that is no line. */
  readonly version: number;
  readonly creator: string;
  /** The creator's id of the request: a resend creates no second table. */
  readonly client: string;
  readonly created_ms: number;
  /** When this row was last changed, or somebody still had the table in memory: what the sweep goes by. */
  readonly changed_ms: number;
  /** When the match fell asleep because nobody had played on; null if it is awake. */
  readonly asleep_ms: number | null;
  /** The number of the release that ended its last pause: running servers look for those they do not know yet. */
  readonly released: number | null;
}

/** Who sits where, so that a user's tables are found. Derived from `matches.seats`, but for the last column. */
export interface SittingRow {
  readonly match: string;
  readonly user_id: string;
  /** Since when the person has been away from the table; null if they are there, or nobody has seen them leave. */
  readonly away_ms: number | null;
}

/**
 * One accepted choice, undo, redo or concession. Only its hash ever changes, when other rules take the match over; it is
 * deleted only together with its match.
 */
export interface LineRow {
  readonly match: string;
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  /** The line as the game file has it, without number and hash. */
  readonly body: string;
  readonly hash: string;
  /** The client's id of the request, unique within the match; null if no person made the line. */
  readonly client: string | null;
  /** For matches with clocks: milliseconds left for each seat after this line. */
  readonly clocks: string | null;
  readonly at_ms: number;
  /** The seats that are waited for after this line, as bits; null in rows that are older than this column. */
  readonly waiting: number | null;
}

/** A seat's standing answer. Not in the row of the match, whose changes are told to everybody. */
export interface StandingRow {
  readonly match: string;
  readonly seat: number;
  readonly body: string;
}

export interface ChatRow {
  readonly match: string;
  readonly number: number;
  readonly user_id: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly client: string;
  readonly at_ms: number;
}

/** The only row is written to find out whether writing works, and counts the releases of paused matches. */
export interface HealthRow {
  readonly id: number;
  readonly probed_ms: number;
  readonly releases: number;
}

export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  matches: MatchRow;
  sitting: SittingRow;
  lines: LineRow;
  chat: ChatRow;
  standing: StandingRow;
  health: HealthRow;
}
