/** Goes up when a client of the version before could misunderstand a message. */
export const protocolVersion = 2;

/** No message to the server is longer; longer ones close the connection. */
export const longestInboundBytes = 8192;

/** Bounds of what people write. Counted in UTF-16 units, as the schemas count. */
export const longest = {
  requestId: 40,
  tableId: 40,
  name: 30,
  chat: 500,
  login: 40,
  password: 200,
} as const;

/** How long a window may stay open, where a table wants a limit. */
export const windowTimesMs = [5_000, 10_000, 20_000] as const;
export type WindowMs = (typeof windowTimesMs)[number];

/** How long somebody may be away before those who wait decide about the seat: what people choose from, and the bounds. */
export const graceTimesMs = [60_000, 300_000, 1_800_000, 86_400_000] as const;
export const defaultGraceMs = 300_000;
export const graceBoundsMs = { least: 1_000, most: 86_400_000 } as const;

/** No table has more seats. */
export const mostSeats = 8;

/** Lines in one answer to `history`, and the most that come with a freshly opened table. */
export const historyPage = 200;

/** Lines of chat that come with a freshly opened table. */
export const chatTail = 50;

/** What closes a connection, as WebSocket close codes. */
export const closeCodes = {
  /** The server shuts down; come back in a moment. */
  goingAway: 1001,
  /** A message was longer than `longestInboundBytes`. */
  tooLarge: 1009,
  /** Too many messages, or too much unread. */
  flood: 4008,
  /** The session ended: signed out elsewhere. */
  sessionEnded: 4001,
} as const;
