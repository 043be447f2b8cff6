import { everyone, type Frame, type Game, type State, type Step } from '@heldentisch/engine';

/** Something hidden from everybody who only looks on, or -1: the last thing of the first zone that has one. */
function hiddenThing(game: Game, state: State): number {
  for (const zone of game.zones.zones) {
    const things = zone.things(state);
    for (let i = things.length - 1; i >= 0; i--) {
      const id = things[i] as number;
      const seen = game.zones.seen(state)[id] as number;
      if (id >= 0 && zone.seenBy(state, i) !== everyone && seen !== everyone) return id;
    }
  }
  return -1;
}

/**
 * The game with a fault: as soon as a frame of this kind lies on the stack at a decision, it holds the id of a hidden
 * thing. `null` plants it into a field of the state instead. For proving that the checks find such a thing.
 */
export function plantLeak(game: Game, kind: string | null): Game {
  const plant = (state: State): void => {
    const holders: object[] = kind === null ? [state] : state.frames.filter(({ step }) => step === kind);
    for (const holder of holders) {
      if (!('planted' in holder)) (holder as { planted: number }).planted = hiddenThing(game, state);
    }
  };
  const faulty = (step: Step<State, Frame>): Step<State, Frame> => ({
    ...step,
    seats(c, frame) {
      const seats = step.seats?.(c, frame) ?? 0;
      if (seats !== 0) plant(c.state);
      return seats;
    },
  });
  const steps = Object.entries(game.steps).map(([name, step]) => [name, faulty(step as Step<State, Frame>)]);
  const { copy: _copy, ...rest } = game;
  return { ...rest, steps: Object.fromEntries(steps) as Game['steps'] };
}
