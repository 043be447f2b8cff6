import type { Rule } from '@heldentisch/engine';

export interface Section {
  readonly id: string;
  readonly de: string;
  readonly en: string;
}
export interface GlossaryEntry {
  readonly de: string;
  readonly en: string;
  readonly textDe: string;
  readonly textEn: string;
}
/** The ledger of a game: its rulebook as data. */
export interface Ledger {
  readonly sections: readonly Section[];
  readonly rules: readonly Rule[];
  readonly glossary?: readonly GlossaryEntry[];
}
