import type { Arguments, Flags } from './arguments.js';

/** What a command has found: `lines` for people, `json` for programs, and whether all is well. */
export interface Report {
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
  /** What is wrong, in plain words for standard error. */
  readonly problems?: readonly string[];
}

/** One command of the command line. Flags `json` and `help` belong to all of them. */
export interface Command {
  readonly name: string;
  /** What stands behind the name, as usage shows it. */
  readonly synopsis: string;
  readonly summary: string;
  /** More lines for `--help`. */
  readonly help: readonly string[];
  readonly flags: Flags;
  run(given: Arguments): Promise<Report> | Report;
}
