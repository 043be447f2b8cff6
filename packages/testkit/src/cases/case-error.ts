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
