import { type Code, type Game, type Match, pairedWorld, type ScriptedOutcome } from '@heldentisch/engine';
import { branch } from '../branch.js';
import { Random } from '../random.js';
import { goOn, takeAndLearn } from './leaks.js';
import { guarded } from './report.js';
import { checkShuffleLeak } from './shuffles.js';

/** A choice that leads on, with scripted chance where a case has some. */
export interface NextChoice {
  readonly seat: number;
  readonly code: Code;
  readonly dice?: readonly ScriptedOutcome[];
}

/** A place of a game, and a choice that leads on from there. */
export interface KnownPlace {
  readonly match: Match;
  readonly next: NextChoice;
  /** For messages. */
  readonly name: string;
}

/**
 * Goes through one given choice in two worlds that the seat may not be able to tell apart. What a choice writes down
 * outside of the zones is the same in both worlds as soon as it is written: only who was there before can see it. What
 * the choice shows to the seat is the same in both. Returns `same` if nothing else is hidden from the seat.
 */
function checkCrossing(match: Match, next: NextChoice, seat: number, random: Random): string | null | 'same' {
  const { zones } = match.game;
  return guarded(() => {
    const shown = takeAndLearn(branch(match), next, next.code, seat);
    const pair = pairedWorld(zones, match.play.state, seat, random.stream, (id) => (shown.has(id) ? null : 0));
    if (!pair.differs) return 'same';
    const result = goOn({ seat, here: branch(match), there: branch(match, pair.state) }, next, shown);
    return typeof result === 'string' ? result : null;
  });
}

/** The same through the eyes of everybody but the one who chooses: a problem or null for each who has something hidden. */
export function checkCrossings(match: Match, next: NextChoice, random: Random): (string | null)[] {
  const found: (string | null)[] = [];
  for (let seat = -1; seat < match.setup.seats; seat++) {
    if (seat === next.seat) continue;
    for (const check of [checkCrossing, checkShuffleLeak]) {
      const result = check(match, next, seat, random);
      if (result !== 'same') found.push(result);
    }
  }
  return found;
}

/** Crosses known places, such as those of the rule cases, which go where random play seldom does. */
export function* leaksAt(game: Game, places: Iterable<KnownPlace>, seed = 1): Generator<string> {
  const random = Random.fromNumber(seed);
  for (const { match, next, name } of places) {
    for (const problem of checkCrossings(match, next, random)) {
      if (problem !== null) yield `${game.id}, ${name}: ${problem}`;
    }
  }
}
