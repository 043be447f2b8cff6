/** A place in a case file, from its top: keys and indices. */
export type CasePath = readonly (string | number)[];

/** What is wrong in a case, and where. The runner turns it into the report's difference. */
export class CaseError extends Error {
  override name = 'CaseError';
  constructor(
    readonly path: CasePath,
    message: string,
  ) {
    super(message);
  }
}

/** Everything that is wrong in the form of a case. */
export class CaseErrors extends Error {
  override name = 'CaseErrors';
  constructor(readonly errors: readonly CaseError[]) {
    super(errors.map(({ message }) => message).join('; '));
  }
}
