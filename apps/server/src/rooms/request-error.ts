import type { ErrorCode } from '@heldentisch/protocol';

/** A request that cannot be served. The message goes to the client: it names nothing that is secret. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}
