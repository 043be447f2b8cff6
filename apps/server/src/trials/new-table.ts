import type { Request } from './client.js';

export type NewTable = Extract<Request, { type: 'table.create' }>;

/** The request for a table; what is not said is the simplest. */
export const newTable = (fields: Partial<NewTable> = {}): NewTable => ({
  type: 'table.create',
  game: 'noughts',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'private',
  clock: null,
  windowMs: null,
  graceMs: 300_000,
  ...fields,
});
