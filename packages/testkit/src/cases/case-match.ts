import {
  Chance,
  createMatch,
  type Game,
  type GameOptions,
  type Match,
  matchFromPosition,
  matchFromState,
  OptionError,
  openStream,
  Play,
  PositionError,
  readOptions,
  ScriptError,
  seedFromNumber,
} from '@heldentisch/engine';
import { errorText } from '../fuzz/report.js';
import { CaseError, type CasePath } from './case-error.js';
import type { CaseStart, RuleCase } from './read-case.js';

const random = 'xoroshiro128plus';

function seedOf(start: CaseStart): string {
  return typeof start.seed === 'number' ? seedFromNumber(start.seed) : start.seed;
}

/** The field of the case that a position error speaks of. */
function positionPath(path: string): CasePath {
  const keys = path.split(/[.[\]/]+/).filter((key) => key !== '');
  return keys[0] === 'position' ? keys : ['position', ...keys];
}

/** Sets up a game whose chance in the set-up is scripted; the match begins behind it. */
function scriptedStart(game: Game, start: CaseStart, dice: NonNullable<CaseStart['dice']>): Match {
  const options = readOptions(game, start.options as GameOptions, start.seats);
  const chance = new Chance(openStream(random, seedOf(start), 'setup'));
  chance.follow(dice);
  const play = new Play(game, game.create(options, start.seats), chance);
  play.settle();
  const rest = chance.release();
  if (rest.length > 0) {
    throw new CaseError(['start', 'dice'], `${rest.length} outcomes stay unused: ${JSON.stringify(rest)}`);
  }
  return matchFromState(game, { state: play.state, options, seats: start.seats }, random, seedOf(start));
}

function fromStart(game: Game, start: CaseStart): Match {
  try {
    if (start.dice !== null) return scriptedStart(game, start, start.dice);
    const options = start.options as GameOptions;
    return createMatch(game, { options, seats: start.seats, seed: seedOf(start), random });
  } catch (error) {
    if (error instanceof OptionError) throw new CaseError(['start', ...error.field.split('.')], error.message);
    if (error instanceof ScriptError) throw new CaseError(['start', 'dice'], error.message);
    throw error;
  }
}

/** The match a case begins with. Every problem is reported at the field that caused it. */
export function setUp({ game, start, position }: RuleCase): Match {
  try {
    if (start !== null) return fromStart(game, start);
    return matchFromPosition(game, position, random, seedFromNumber(1));
  } catch (error) {
    if (error instanceof CaseError) throw error;
    if (error instanceof PositionError) throw new CaseError(positionPath(error.path), error.message);
    throw new CaseError([start === null ? 'position' : 'start'], `cannot be set up: ${errorText(error)}`);
  }
}
