import {
  type Answer,
  act,
  answerUndo,
  askUndo,
  at,
  below,
  type Choice,
  type Match,
  openStream,
  type State,
  seedFromNumber,
} from '@heldentisch/engine';

/** Chooses, and fails at once if the door says no. */
export function choose<S extends State>(match: Match<S>, seat: number, choice: Choice): Answer & { ok: true } {
  const answer = act(match, seat, choice);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.rule}`);
  return answer;
}

/** The rule behind a "no", or `ok`. */
export const verdict = (answer: Answer): string => (answer.ok ? 'ok' : answer.refusal.rule);

/** Asks for an undo, and everybody else agrees. */
export function undoByConsent<S extends State>(match: Match<S>, seat: number): void {
  const answers = [askUndo(match, seat)];
  for (let other = 0; other < match.setup.seats; other++) {
    if (other !== seat) answers.push(answerUndo(match, other, true));
  }
  const refused = answers.map(verdict).find((rule) => rule !== 'ok');
  if (refused !== undefined) throw new Error(`refused: ${refused}`);
}

/** Everything a refused request must leave as it was. */
export function fingerprint<S extends State>(match: Match<S>): string {
  const { play, log, hashes, events, entries, undone, revisions, undoRequest, broken } = match;
  const { state, waiting, chance } = play;
  const bare = entries.map(({ before: _before, previous: _previous, ...entry }) => entry);
  const place = [chance.stream.save(), chance.used];
  return JSON.stringify([state, waiting, place, log, hashes, events, bare, undone, revisions, undoRequest, broken]);
}

/** Random choices of random seats, the same for the same number. */
export function stroll<S extends State>(match: Match<S>, count: number, seed: number, only?: readonly string[]): void {
  const random = openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');
  for (let i = 0; i < count && match.play.waiting !== 0; i++) {
    const seats = match.revisions.map((_, seat) => seat).filter((seat) => match.play.isWaitingFor(seat));
    const seat = at(seats, below(random, seats.length));
    const all = match.play.options(seat).toArray().map(match.game.choices.decode);
    const liked = only === undefined ? all : all.filter(({ type }) => only.includes(type));
    const list = liked.length > 0 ? liked : all;
    choose(match, seat, at(list, below(random, list.length)));
  }
}
