/** A broken promise of the program itself: stops the match concerned, never a refusal for a player. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Stays on in production: a match that breaks an invariant must stop rather than go on wrong. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Reads an element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new InvariantError(`nothing at index ${index} of ${list.length}`);
  return value;
}
