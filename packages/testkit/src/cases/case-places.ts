import type { Choice, Game } from '@heldentisch/engine';
import { branch } from '../branch.js';
import type { KnownPlace } from '../fuzz/crossings.js';
import { readYaml } from './case-file.js';
import { setUp } from './case-match.js';
import { CaseRun } from './case-run.js';
import { matching, offersTo } from './offers.js';
import { readCase } from './read-case.js';
import type { CaseFile } from './run-case.js';

/**
 * The places of the cases where something is chosen, with that choice: cases go where random play seldom does. What a
 * case gets wrong is for the case runner to say; here such a case just ends.
 */
export function* casePlaces(game: Game, files: readonly CaseFile[]): Generator<KnownPlace> {
  for (const { name, text } of files) {
    try {
      const ruleCase = readCase({ [game.id]: game }, readYaml(text).data);
      const run = new CaseRun(setUp(ruleCase), 'plain');
      for (const step of ruleCase.steps) {
        if (step.verb === 'chooses') {
          const [choice] = matching(offersTo(run.match, step.seat), step.given) as Choice[];
          const code = game.choices.encode(choice);
          if (typeof code !== 'number') break;
          const next = { seat: step.seat, code, ...(step.dice === null ? {} : { dice: step.dice }) };
          yield { match: branch(run.match), next, name };
        }
        // Runs the step; what it finds different does not matter here.
        for (const _difference of run.take(step));
      }
    } catch {
      // The case does not hold: the case runner reports it.
    }
  }
}
