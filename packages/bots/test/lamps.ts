import { assert, at, defineChoices, defineEvents, type Frame, type Game, kindOf, range } from '@heldentisch/engine';
import { deedsFrom } from '../../engine/test/deeds-from.js';

/**
 * A game that allows what no game should: in its turn each seat turns lamps on and off until it is done, in circles for
 * ever if it likes. Three of the lamps give light; the others make no difference.
 */
export interface LampState {
  readonly frames: (Frame & { seat: number })[];
  readonly lamps: number[][];
  /** Counts the turns that are over. */
  turns: number;
}

const most = 500;
const bright = 3;

const choices = defineChoices({ done: {}, turn: { lamp: range('lamp', 0, most - 1) } });
const { turn } = choices.kinds;
export const done = choices.kinds.done.code();

export const light = (state: LampState, seat: number): number =>
  at(state.lamps, seat)
    .slice(0, bright)
    .reduce((sum, lamp) => sum + lamp, 0);

export function lampGame(bot: Partial<Game<LampState>['bot']> = {}, lampCount = 8): Game<LampState> {
  return {
    id: 'lamps',
    rulesVersion: 1,
    seats: { least: 2, most: 2 },
    options: {},
    choices,
    events: defineEvents({}),
    zones: { zones: [], count: 0, back: () => 0, seen: () => [] },
    steps: {
      lamps: {
        seats: (_c, frame: { seat: number }) => 1 << frame.seat,
        deeds: deedsFrom<LampState, { seat: number }>(Object.values(choices.kinds), {
          options(_c, _frame, _seat, out) {
            for (let lamp = 0; lamp < lampCount; lamp++) out.add(turn.code(lamp));
            out.add(done);
          },
          choose({ state }, frame, seat, code) {
            const lamps = at(state.lamps, seat);
            if (turn.is(code)) lamps[turn.lamp(code)] = 1 - at(lamps, turn.lamp(code));
            else if (++state.turns === 2) state.frames.pop();
            else frame.seat = 1 - seat;
          },
        }),
        joinsUndo: () => true,
        isAmid: () => true,
      },
    },
    turns: { seat: ({ frames }) => frames[0]?.seat ?? -1, number: ({ turns }) => turns },
    occasions: {},
    rules: [],
    texts: { de: {}, en: {} },
    position: { schema: {}, read: () => assert(false, 'not needed') as never, write: (state) => state },
    create: () => ({
      frames: [{ step: 'lamps', seat: 0 }],
      lamps: [new Array(lampCount).fill(0), new Array(lampCount).fill(0)],
      turns: 0,
    }),
    outcome: (state) => ({ scores: [0, 1].map((seat) => light(state, seat) / 2 / bright), reason: 'light' }),
    concede: (c) => {
      c.state.frames.length = 0;
    },
    check: () => undefined,
    longestGame: 200,
    abilities: [],
    bot: { evaluate: (state, seat) => (light(state, seat) - light(state, 1 - seat)) / bright, group: kindOf, ...bot },
  };
}
