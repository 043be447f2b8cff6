import { type Game, kindOf } from '@heldentisch/engine';
import { type CaseFile, type CaseReport, watchCase } from './cases/run-case.js';
import { simulateRandom } from './play-random.js';
import { setupsOf } from './setups.js';

export interface CoverageOptions {
  /** How many random games to play. */
  readonly games: number;
  readonly seed: number;
  readonly cases: readonly CaseFile[];
  /** Rules cited in test files: id to the files that cite it. */
  readonly citedIn?: Readonly<Record<string, readonly string[]>>;
  /** Called after each random game. */
  readonly onProgress?: (games: number) => void;
}

/** What random games and the rule cases never came across. */
export interface CoverageReport {
  readonly games: number;
  readonly decisions: number;
  /** Never resolved in the random games. */
  readonly abilitiesNeverResolved: readonly string[];
  /** Never resolved in a passing case. */
  readonly abilitiesWithoutCase: readonly string[];
  readonly eventsNeverSeen: readonly string[];
  readonly choicesNeverOffered: readonly string[];
  readonly choicesNeverTaken: readonly string[];
  /** Neither in `rules` of a passing case nor cited by a test. */
  readonly rulesWithoutCase: readonly string[];
  readonly casesFailed: readonly CaseReport[];
}

/** `PT-ATK-03`, or in a game with few rules `NOU-02`. */
const ruleId = /\b[A-Z]{2,3}(?:-[A-Z]+)?-\d+\b/g;

/** The rule ids a text cites, each once. */
export function citedRules(text: string): string[] {
  return [...new Set(text.match(ruleId) ?? [])];
}

/** Marks what was met; the rest is the report. */
class Seen {
  private readonly met: Uint8Array;

  constructor(private readonly names: readonly string[]) {
    this.met = new Uint8Array(names.length);
  }

  add(index: number): void {
    this.met[index] = 1;
  }

  never(): string[] {
    return this.names.filter((_, i) => this.met[i] !== 1);
  }
}

const typesOf = (table: { readonly list: readonly { readonly type: string }[] }): string[] =>
  table.list.map(({ type }) => type);

const zeroNames = (names: readonly string[], counts: Int32Array): string[] =>
  names.filter((_, i) => (counts[i] ?? 0) === 0);

function playGames(game: Game, given: CoverageOptions) {
  const abilities = new Int32Array(game.abilities.length);
  const events = new Seen(typesOf(game.events));
  const offered = new Seen(typesOf(game.choices));
  const taken = new Seen(typesOf(game.choices));
  const setupAt = setupsOf(game, given.seed);
  let decisions = 0;
  for (let index = 0; index < given.games; index++) {
    const setup = setupAt(index);
    const result = simulateRandom(game, setup.seed, setup, {
      coverage: abilities,
      onDecision(play, seat, code) {
        const options = play.options(seat);
        for (let i = 0; i < options.length; i++) offered.add(kindOf(options.codes[i] as number));
        taken.add(kindOf(code));
      },
      onEvents(list) {
        for (const { kind } of list) events.add(kind);
      },
    });
    decisions += result.decisions;
    given.onProgress?.(index + 1);
  }
  return { decisions, abilities, events, offered, taken };
}

/** Plays random games and the cases, and lists what was never met. */
export function coverage(game: Game, given: CoverageOptions): CoverageReport {
  const played = playGames(game, given);
  const inCases = new Int32Array(game.abilities.length);
  const covered = new Set(Object.entries(given.citedIn ?? {}).flatMap(([id, files]) => (files.length > 0 ? [id] : [])));
  const casesFailed: CaseReport[] = [];
  for (const { name, text } of given.cases) {
    const counts = new Int32Array(game.abilities.length);
    const report = watchCase({ [game.id]: game }, text, name, { coverage: counts });
    if (!report.passed) {
      casesFailed.push(report);
      continue;
    }
    for (const rule of report.rules) covered.add(rule);
    counts.forEach((count, i) => {
      inCases[i] = (inCases[i] ?? 0) + count;
    });
  }
  return {
    games: given.games,
    decisions: played.decisions,
    abilitiesNeverResolved: zeroNames(game.abilities, played.abilities),
    abilitiesWithoutCase: zeroNames(game.abilities, inCases),
    eventsNeverSeen: played.events.never(),
    choicesNeverOffered: played.offered.never(),
    choicesNeverTaken: played.taken.never(),
    rulesWithoutCase: game.rules.map(({ id }) => id).filter((id) => !covered.has(id)),
    casesFailed,
  };
}
