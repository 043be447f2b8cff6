/** The wire: types and bounds, without the schemas (those are in `@heldentisch/protocol/schema`, for the server). */
export type * from './client-messages.js';
export * from './limits.js';
export type * from './server-messages.js';
