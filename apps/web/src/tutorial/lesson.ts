/*
 * Lessons: a game's first-game tutorial as data, and what CI and the page do with it.
 *
 * A game writes its steps; `Lesson` from lesson-view.tsx draws them over the game's own table, and `playLesson` plays
 * every step against the engine and throws if a text promises something that the rules do not keep.
 */
import {
  act,
  type Choice,
  type Game,
  type Language,
  type Match,
  matchFromPosition,
  outcomeOf,
  pendingFor,
  type State,
  tellFor,
  whyNot,
} from '@heldentisch/engine';

export type Bilingual = Readonly<Record<Language, string>>;

/** Fields that a choice must have; what is not named is free. */
export type PartialChoice = Readonly<Partial<Choice>> & { readonly type: string };

/** One step of the lesson. The learner is seat 0. */
export interface LessonStep {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** A new table in the position notation; without it the game of the step before goes on. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** What the learner does to go on. Without it the step is only read. */
  readonly expects?: PartialChoice;
  /** Choices the text calls impossible, each with the rule that forbids it: CI asks the engine. */
  readonly impossible?: readonly { readonly choice: Choice; readonly rule: string }[];
  /** What the scripted opponents answer, in order; each answer is given by whoever is offered it. */
  readonly replies?: readonly PartialChoice[];
  /** What chance brings in this step, in order: faces of dice, places of random picks. Nothing else, and all of it. */
  readonly chance?: readonly number[];
  /** Events that the text speaks of: CI looks whether they happen. */
  readonly happens?: readonly PartialChoice[];
  /** Text key of the outcome, if the game is over after the step. */
  readonly outcome?: string;
}

/** The learner's seat; all others are scripted. */
export const learner = 0;
const seed = '00000000000000000000000000000001';

const fits = (wanted: PartialChoice, found: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([field, value]) => found[field] === value);

/** Whether the choice is what the step waits for. */
export const isExpected = (step: LessonStep, choice: Choice): boolean =>
  step.expects !== undefined && fits(step.expects, choice);

/** The table of a step: a new one where the step sets one up, else the one before. */
export function tableOfStep<S extends State>(game: Game<S>, step: LessonStep, before: Match<S> | null): Match<S> {
  const match = step.position === undefined ? before : matchFromPosition(game, step.position, 'xoroshiro128plus', seed);
  if (match === null) throw new Error(`${step.id}: no table to go on with`);
  match.play.chance.follow(step.chance ?? []);
  return match;
}

function take<S extends State>(match: Match<S>, seats: readonly number[], wanted: PartialChoice, step: string): void {
  for (const seat of seats) {
    const options = pendingFor(match, seat).find((pending) => pending.seat === seat)?.options ?? [];
    const choice = options.find((option) => fits(wanted, option));
    if (choice === undefined) continue;
    const answer = act(match, seat, choice);
    if (!answer.ok) throw new Error(`${step}: refused by ${answer.refusal.rule}`);
    return;
  }
  throw new Error(`${step}: nobody of ${seats.join(', ')} is offered ${JSON.stringify(wanted)}`);
}

/** The next scripted answer, one at a time so that a person can follow; false when there is none. */
export function replyOnce<S extends State>(match: Match<S>, step: LessonStep, index: number): boolean {
  const reply = step.replies?.[index];
  if (reply === undefined) return false;
  const others = Array.from({ length: match.setup.seats - 1 }, (_, i) => i + 1);
  take(match, others, reply, step.id);
  return true;
}

/** Everything that happens in a step. */
function playStep<S extends State>(match: Match<S>, step: LessonStep): void {
  if (step.expects !== undefined) take(match, [learner], step.expects, step.id);
  for (let i = 0; replyOnce(match, step, i); i++);
}

/** The table with which a step begins, whatever was played before it: that of the last new one, played on. */
export function tableAt<S extends State>(game: Game<S>, steps: readonly LessonStep[], index: number): Match<S> {
  const first = steps.findLastIndex(({ position }, i) => i <= index && position !== undefined);
  let match: Match<S> | null = null;
  for (const step of steps.slice(first, index)) {
    match = tableOfStep(game, step, match);
    playStep(match, step);
  }
  return tableOfStep(game, steps[index] as LessonStep, match);
}

function checkImpossible<S extends State>(match: Match<S>, step: LessonStep): void {
  for (const { choice, rule } of step.impossible ?? []) {
    const found = whyNot(match, learner, choice)?.rule ?? 'nothing';
    if (found !== rule) throw new Error(`${step.id}: ${JSON.stringify(choice)} is forbidden by ${found}, not ${rule}`);
  }
}

function checkStep<S extends State>(match: Match<S>, step: LessonStep): void {
  checkImpossible(match, step);
  const before = match.log.length;
  playStep(match, step);
  const unused = match.play.chance.release();
  if (unused.length > 0) throw new Error(`${step.id}: chance did not bring ${unused.join(', ')}`);
  const told = tellFor(match, learner, match.events.slice(before).flat());
  for (const wanted of step.happens ?? []) {
    if (!told.some((event) => fits(wanted, event))) throw new Error(`${step.id}: no ${JSON.stringify(wanted)} happens`);
  }
  const outcome = outcomeOf(match)?.reason;
  if (outcome !== step.outcome && step.expects !== undefined) {
    throw new Error(`${step.id}: the game ended with ${outcome}, not ${step.outcome}`);
  }
}

/** Plays a whole lesson. Returns the number of steps; throws at the first one that does not hold. */
export function playLesson<S extends State>(game: Game<S>, steps: readonly LessonStep[]): number {
  let match: Match<S> | null = null;
  for (const step of steps) {
    match = tableOfStep(game, step, match);
    checkStep(match, step);
  }
  return steps.length;
}
