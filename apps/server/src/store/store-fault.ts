/** SQLite itself, but not a row that its rules refuse. */
const sqlite = /^SQLITE_(?!CONSTRAINT)/;
/** Of the system, on the way to the database: ECONNREFUSED, ETIMEDOUT, EPIPE, … */
const system = /^E[A-Z]+$/;
/** PostgreSQL: connections, resources, locks and time limits, an operator, the machine; and a copy that cannot be written. */
const postgres = /^(08|53|55|57|58|25006)/;

/** Whether an error says that the database did not do its work, and not that the work was wrong. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  // The driver of PostgreSQL gives its own time limits no code.
  if (typeof code !== 'string') return /timeout|connection terminated/i.test(error.message);
  return sqlite.test(code) || system.test(code) || postgres.test(code);
}
