import {
  act,
  copy,
  describeSituation,
  hash,
  type Language,
  type Match,
  type Refusal,
  tableRules,
} from '@heldentisch/engine';
import { branch } from '../branch.js';
import { show } from '../plain-data.js';
import type { Random } from '../random.js';
import { errorText } from './report.js';
import {
  type Attempt,
  malformed,
  type Offers,
  staleAnswer,
  unofferedChoice,
  wellFormed,
  wrongSeat,
} from './strange-choices.js';

/** What must be refused now. `offers` is null when the game is over: then nothing at all may be chosen. */
export function strangeAttempt(match: Match, offers: Offers | null, random: Random): Attempt {
  if (offers === null) return { seat: random.below(match.setup.seats), choice: wellFormed(match, random) };
  const way = random.below(100);
  if (way < 60) {
    const choice = unofferedChoice(offers, random);
    if (choice !== null) return { seat: offers.seat, choice };
  }
  if (way < 80) return { seat: offers.seat, choice: malformed(offers, random) };
  return way < 95 ? wrongSeat(offers, random) : staleAnswer(offers, random);
}

const ruleSets = new WeakMap<Match['game'], ReadonlySet<string>>();

function knownRules(game: Match['game']): ReadonlySet<string> {
  let rules = ruleSets.get(game);
  if (rules === undefined) {
    rules = new Set([...Object.keys(tableRules), ...game.rules.map(({ id }) => id)]);
    ruleSets.set(game, rules);
  }
  return rules;
}

const languages: readonly Language[] = ['de', 'en'];

/** A reason with details needs a sentence that tells them, in both languages, with every blank filled. */
function wordsProblem(match: Match, refusal: Refusal): string | null {
  if (refusal.rule in tableRules) return null;
  const hasDetails = Object.keys(refusal.params).length > 0;
  for (const language of languages) {
    const words = describeSituation(match.game, language, refusal);
    if (words === '' && hasDetails)
      return `has details ${show(refusal.params)} but no sentence why.${refusal.rule} in ${language}`;
    if (/[{}]/.test(words)) return `leaves a blank open: ${words}`;
  }
  return null;
}

function refusalProblem(match: Match, refusal: Refusal): string | null {
  if (!knownRules(match.game).has(refusal.rule)) return `names an unknown rule ${show(refusal.rule)}`;
  // The fields can be read and the seat may choose: then some rule of the game must stand against it.
  if (refusal.rule === 'HT-DOOR-03') return 'names no rule of the game';
  const odd = Object.entries(refusal.params).find(
    ([, value]) => typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value)),
  );
  return odd === undefined ? wordsProblem(match, refusal) : `has the odd parameter ${odd[0]} = ${show(odd[1])}`;
}

function describe({ seat, choice, revision }: Attempt): string {
  return `seat ${show(seat)}, choice ${show(choice).slice(0, 300)}${revision === undefined ? '' : `, revision ${revision}`}`;
}

/**
 * Says something at the door that must be refused by a known rule. What is cheap to see is compared at once; the
 * state's hash is compared by the caller, once for several attempts.
 */
export function checkUnoffered(match: Match, attempt: Attempt): string | null {
  const { log, play, revisions } = match;
  const before = `${log.length} ${play.chance.used} ${revisions.join()} ${play.waiting}`;
  try {
    const answer = act(match, attempt.seat, attempt.choice, attempt.revision);
    if (answer.ok) return `${describe(attempt)} is accepted`;
    const odd = refusalProblem(match, answer.refusal);
    if (odd !== null) return `the refusal of ${describe(attempt)} ${odd}`;
    const after = `${log.length} ${play.chance.used} ${revisions.join()} ${play.waiting}`;
    return before === after ? null : `${describe(attempt)} is refused but changed the match: ${before} became ${after}`;
  } catch (error) {
    return `${describe(attempt)} threw ${errorText(error)}`;
  }
}

/** Finds which of several refused attempts changed the state. */
export function culpritOf(match: Match, before: Match['play']['state'], attempts: readonly Attempt[]): string {
  const expected = hash(before);
  const culprit = attempts.find((attempt) => {
    const world = branch(match, copy(before));
    checkUnoffered(world, attempt);
    return hash(world.play.state) !== expected;
  });
  return culprit === undefined
    ? `one of ${attempts.length} refused choices changed the state`
    : `${describe(culprit)} is refused but changed the state`;
}
