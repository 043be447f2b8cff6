import type { ServerConfig } from '../config.js';
import type { Origin } from './room.js';

/**
 * How long this process waits before it does what another one should have done. Who stored the last line does not wait;
 * with one process there is nobody else.
 */
export function patienceMs({ databaseUrl, rescueMs }: ServerConfig, origin: Origin): number {
  return origin === 'here' || (origin === 'load' && databaseUrl === null) ? 0 : rescueMs;
}
