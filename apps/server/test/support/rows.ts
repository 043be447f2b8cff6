import { newMatchId, newSeed } from '../../src/store/ids.js';
import type { MatchRecord } from '../../src/store/match-record.js';
import type { LineRow } from '../../src/store/tables.js';

export const record = (client: string): MatchRecord => ({
  id: newMatchId(),
  game: 'noughts',
  rules: 1,
  rulesBefore: null,
  options: {},
  seats: [],
  visibility: 'private',
  clock: null,
  windowMs: null,
  graceMs: 300_000,
  seed: newSeed(),
  random: 'chacha20',
  status: 'running',
  problem: null,
  request: null,
  rematch: null,
  version: 1,
  creator: 'nobody',
  client,
  createdMs: 0,
  asleepMs: null,
});

export const line = (match: string, number: number, client: string | null = `${number}`): LineRow => ({
  match,
  number,
  seat: 0,
  kind: 'choice',
  body: '{"seat":0,"choice":{"type":"mark","cell":"a\\"1, ü"}}',
  hash: '0'.repeat(16),
  client,
  clocks: null,
  at_ms: 1,
  waiting: null,
});
