import { gameFileLines, type Match } from '@heldentisch/engine';
import { addRows, type MatchRecord } from './match-store.js';

/**
 * Stores a match while it is played, each line once and in order. Lines that come while others are being written go
 * together. After a failure nothing is left out: the next write begins where the last one succeeded.
 */
export class MatchWriter {
  private stored: number;
  private isDue = false;
  private writing: Promise<void> | null = null;

  /** The lines that the match has now are stored already. */
  constructor(
    private readonly match: Match,
    private readonly describe: () => MatchRecord,
  ) {
    this.stored = match.log.length;
  }

  /** Stores what is new. Resolves when everything up to now is stored. */
  write(): Promise<void> {
    this.isDue = true;
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  /** Resolves when everything up to now is stored; tries once more what could not be. */
  settle(): Promise<void> {
    return this.writing ?? (this.stored < this.match.log.length ? this.write() : Promise.resolve());
  }

  private async writeAll(): Promise<void> {
    while (this.isDue) {
      this.isDue = false;
      const rows = gameFileLines(this.match, this.stored + 1).map((line) => JSON.stringify(line));
      await addRows(this.describe(), this.stored, rows);
      this.stored += rows.length;
    }
  }
}
