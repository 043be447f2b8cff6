import { type Game, hash, PositionError } from '@heldentisch/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readYaml } from './cases/case-file.js';
import type { CaseFile } from './cases/run-case.js';
import { errorText } from './fuzz/report.js';
import { firstDifference } from './plain-data.js';
import { playRandom } from './play-random.js';
import { setupsOf } from './setups.js';

/** A position as somebody wrote it, with the file it stands in. */
export interface WrittenPosition {
  readonly file: string;
  readonly position: unknown;
}

/** The positions written in cases. Cases that cannot be read are left out. */
export function positionsOf(cases: readonly CaseFile[]): WrittenPosition[] {
  return cases.flatMap(({ name, text }) => {
    try {
      const data = readYaml(text).data as Readonly<Record<string, unknown>>;
      return Object.hasOwn(data, 'position') ? [{ file: name, position: data.position }] : [];
    } catch {
      return [];
    }
  });
}

/** Those that can be played: a case may also test that a position is refused. */
export const playablePositions = (game: Game, cases: readonly CaseFile[]): WrittenPosition[] =>
  positionsOf(cases).filter(({ position }) => {
    try {
      game.position.read(position);
      return true;
    } catch (error) {
      if (error instanceof PositionError) return false;
      throw error;
    }
  });

/**
 * What is wrong with positions people wrote: the published JSON Schema must accept each, and writing what was read
 * must be possible. With `roundTrip` the written form must be readable again and give the same state.
 */
export function writtenPositionProblems(game: Game, cases: readonly CaseFile[], roundTrip: boolean): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const accepts = ajv.compile(game.position.schema);
  return positionsOf(cases).flatMap(({ file, position }) => {
    try {
      const { state } = game.position.read(position);
      const written = game.position.write(state);
      if (!accepts(position)) return [`${file}: the schema refuses the position: ${ajv.errorsText(accepts.errors)}`];
      if (roundTrip && hash(game.position.read(written).state) !== hash(state)) {
        return [`${file}: written and read again, the position is another one`];
      }
      return [];
    } catch (error) {
      // A case may test that a position is refused.
      return error instanceof PositionError ? [] : [`${file}: the position threw ${errorText(error)}`];
    }
  });
}

/** States of random games, written as positions and read again, must be the same states. */
export function randomPositionProblems(game: Game, games: number, seed: number): string[] {
  const setupAt = setupsOf(game, seed);
  const problems: string[] = [];
  for (let index = 0; index < games; index++) {
    const setup = setupAt(index);
    playRandom(game, setup.seed, {
      ...setup,
      onDecision({ match, number }) {
        const { state } = match.play;
        const again = game.position.read(JSON.parse(JSON.stringify(game.position.write(state)))).state;
        if (hash(again) === hash(state)) return true;
        problems.push(`seed ${setup.seed}, decision ${number}: ${firstDifference(state, again)}`);
        return false;
      },
    });
  }
  return problems;
}
