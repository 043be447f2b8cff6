import { Chance, type Code, copyState, type Game, hash, noCode, Play, type State } from '@heldentisch/engine';
import { simulateRandom } from './play-random.js';
import { Random } from './random.js';
import { type Setup, setupsOf } from './setups.js';

/** Nobody needs more choices in a row before chance or another seat has a say; who makes more could go on for ever. */
const longestRun = 500;
/** In each game the walk sets out so many times from each kind of question. */
const walksPerQuestion = 2;

interface Step {
  readonly play: Play<State>;
  readonly code: Code;
}

/** A second play at the same place. What is tried there leaves the first one untouched. */
function branchOff(play: Play<State>, random: Random): Play<State> {
  const branch = new Play(play.game, copyState(play.game, play.state), new Chance(random.stream));
  branch.restore(branch.state);
  return branch;
}

/** Lets all windows pass: whoever may react lets a circle go on by not doing so. */
function letWindowsPass(play: Play<State>): void {
  const { windows } = play.game;
  if (windows === undefined) return;
  for (let seat = play.nextSeat(); seat >= 0; seat = play.nextSeat()) {
    const code = windows.pass(play.state, seat);
    if (code === noCode || !play.choose(seat, code)) return;
  }
}

const shuffled = (codes: readonly Code[], random: Random): Code[] => {
  const left = [...codes];
  return codes.map(() => left.splice(random.below(left.length), 1)[0] as Code);
};

/**
 * A choice after which the seat goes on alone, with no chance used; null if there is none. One that stays inside what is
 * going on is preferred to one that ends it, so that an effect without end is not left by accident.
 */
function nextAlone(play: Play<State>, seat: number, random: Random): Step | null {
  let leaving: Step | null = null;
  for (const code of shuffled(play.options(seat).toArray(), random)) {
    const ahead = branchOff(play, random);
    ahead.choose(seat, code);
    letWindowsPass(ahead);
    if (ahead.waiting !== 1 << seat || ahead.chance.used > 0) continue;
    const step = { play: ahead, code };
    if (ahead.state.frames.length >= play.state.frames.length) return step;
    leaving ??= step;
  }
  return leaving;
}

/** Walks on by choices of one seat alone. Describes how that can go on for ever, or returns null. */
function walkAlone(start: Play<State>, seat: number, random: Random): string | null {
  const { decode } = start.game.choices;
  const taken: Code[] = [];
  const seen = new Map([[hash(start.state), 0]]);
  let play = start;
  while (taken.length < longestRun) {
    const step = nextAlone(play, seat, random);
    if (step === null) return null;
    taken.push(step.code);
    play = step.play;
    const place = hash(play.state);
    const before = seen.get(place);
    if (before !== undefined) {
      const circle = taken.slice(before).map((code) => JSON.stringify(decode(code)));
      return `seat ${seat} can go round in a circle: ${circle.join(', ')}`;
    }
    seen.set(place, taken.length);
  }
  const last = taken.slice(-5).map((code) => JSON.stringify(decode(code)));
  return `seat ${seat} can make more than ${longestRun} choices in a row, the last ones ${last.join(', ')}`;
}

/** Looks for circles in one random game. */
function circlesIn(game: Game, setup: Setup, problems: Set<string>): void {
  const walks = new Map<string, number>();
  const random = Random.fromNumber(setup.seed, 2);
  let number = 0;
  simulateRandom(game, setup.seed, setup, {
    onDecision(play, seat) {
      number++;
      const question = `${play.waitingFrame?.step} ${play.prompt(seat).key}`;
      const count = walks.get(question) ?? 0;
      if (count >= walksPerQuestion || play.waiting !== 1 << seat) return;
      walks.set(question, count + 1);
      const problem = walkAlone(branchOff(play, random), seat, random);
      if (problem !== null) problems.add(`${problem} [${game.id} ${JSON.stringify(setup)}, decision ${number - 1}]`);
    },
  });
}

/**
 * Whether a seat can keep a game from going on: by choices that lead back to the same state, or by more and more of them,
 * with neither chance nor anybody else having a say. Tried by random walks from every kind of question in random games.
 */
export function circleProblems(game: Game, given: { readonly games: number; readonly seed: number }): string[] {
  const problems = new Set<string>();
  const setupAt = setupsOf(game, given.seed);
  for (let index = 0; index < given.games; index++) circlesIn(game, setupAt(index), problems);
  return [...problems];
}
