import { Chance, copy, type Match, openStream, Play, type RandomStream, type State } from '@heldentisch/engine';

/**
 * A second match that stands where the first one stands, with the same chance to come but a history of its own.
 * What is tried there leaves the first one untouched. `state` puts another state in place of the copy, `chanceOf` another
 * kind of chance.
 */
export function branch<S extends State>(
  match: Match<S>,
  state: S = copy(match.play.state),
  chanceOf = (stream: RandomStream): Chance => new Chance(stream),
): Match<S> {
  const { game, setup } = match;
  const chance = chanceOf(openStream(setup.random, setup.seed, 'play'));
  chance.stream.load(match.play.chance.stream.save());
  chance.used = match.play.chance.used;
  const play = new Play(game, state, chance);
  play.events = [];
  play.restore(state);
  return {
    game,
    setup,
    play,
    log: [],
    hashes: [],
    startHash: '',
    events: [],
    startEvents: [],
    entries: [],
    undone: [],
    revisions: match.revisions.slice(),
    moments: null,
    here: null,
    undoRequest: null,
    broken: null,
  };
}

/** The seats that must decide now. */
export function waitingSeats<S extends State>(match: Match<S>): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < match.setup.seats; seat++) if (match.play.isWaitingFor(seat)) seats.push(seat);
  return seats;
}

/** The seats that may choose now: those that must decide, and those invited that have something to choose. */
export function choosingSeats<S extends State>(match: Match<S>): number[] {
  const { play, setup } = match;
  const invited = (seat: number): boolean => play.isInvited(seat) && play.options(seat).length > 0;
  return Array.from({ length: setup.seats }, (_, seat) => seat).filter(
    (seat) => play.isWaitingFor(seat) || invited(seat),
  );
}

/** All offers of all seats as one text: two matches that stand at the same place give the same. */
export function offersOf<S extends State>(match: Match<S>): string {
  return choosingSeats(match)
    .map((seat) => `${seat}:${match.play.options(seat).toArray().join(',')}`)
    .join(';');
}
