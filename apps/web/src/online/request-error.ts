import type { ErrorCode } from '@heldentisch/protocol';
import type { Say } from '../text/index.js';

/** Why a request was not done: what the server says, or `lost` (the connection) and `outdated` (this page). */
export type ProblemCode = ErrorCode | 'lost' | 'outdated';

export class RequestError extends Error {
  constructor(
    readonly code: ProblemCode,
    /** For who looks for the fault, in English. */
    message: string = code,
  ) {
    super(message);
  }
}

/** A part of the app that is not on this device could not be fetched; each browser says it in its own way. */
const isMissingPart = (error: Error): boolean => /dynamically imported module|importing a module/i.test(error.message);

/** What went wrong, in the person's words. */
export function problemText(t: Say, error: unknown): string {
  if (error instanceof RequestError) return t(`error.${error.code}`);
  if (error instanceof Error && isMissingPart(error)) return t('gameNotKept');
  // Errors from a worker keep their name, not their class.
  if (error instanceof Error && error.name === 'NotStoredError') return t('notStored');
  if (error instanceof Error && error.name === 'StoreBlockedError') return t('storeBlocked');
  return t('failed', { reason: error instanceof Error ? error.message : String(error) });
}
