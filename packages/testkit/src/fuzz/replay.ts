import { GameFileError, hash, type Match, readGameFile, replay, writeGameFile } from '@heldentisch/engine';
import { sameData } from '../plain-data.js';
import type { Random } from '../random.js';
import { errorText, guarded } from './report.js';
import { tamper } from './tamper.js';

function seatNames(match: Match): string[] {
  return Array.from({ length: match.setup.seats }, (_, seat) => `seat ${seat}`);
}

/** The file of a match, played again, gives the same match to the last byte. */
function checkFaithful(match: Match, text: string): string | null {
  const again = replay(match.game, readGameFile(text));
  if (hash(again.play.state) !== hash(match.play.state)) return 'the replayed game ends elsewhere';
  if (again.play.chance.used !== match.play.chance.used) return 'the replayed game used chance another number of times';
  return writeGameFile(again, seatNames(match)) === text ? null : 'the replayed game writes another file';
}

/**
 * Whether a changed file still tells the same game: as many seats, and the same state at the start and after every
 * line. What left no trace in any state may differ: the names of the seats, a seed that was never asked, an option
 * without effect, who asked for an undo that all agreed to, a choice that leads to the very same state.
 */
export function sameGame(a: Match, b: Match): boolean {
  return a.startHash === b.startHash && a.setup.seats === b.setup.seats && sameData(a.hashes, b.hashes);
}

/** A changed file is refused with its line and field, or the change was without consequence. */
function checkTampered(match: Match, changed: string): string | null {
  let again: Match;
  try {
    again = replay(match.game, readGameFile(changed));
  } catch (error) {
    if (error instanceof GameFileError) return null;
    return `a changed game file threw ${errorText(error)} instead of a GameFileError`;
  }
  return sameGame(match, again) ? null : 'a changed game file is taken for good';
}

export function checkReplay(match: Match, random: Random): string | null {
  return guarded(() => {
    const text = writeGameFile(match, seatNames(match));
    if (random.percent(40)) return checkFaithful(match, text);
    const changed = tamper(text, random);
    const problem = checkTampered(match, changed);
    return problem === null ? null : `${problem}: ${JSON.stringify(differingLine(text, changed))}`;
  });
}

function differingLine(text: string, changed: string): string {
  const lines = text.split('\n');
  return changed.split('\n').find((line, i) => line !== lines[i]) ?? '(a line is missing)';
}
