import {
  assert,
  type Code,
  defineChoices,
  defineEvents,
  type Frame,
  type Game,
  kindOf,
  noCode,
  type Plan,
  range,
} from '@heldentisch/engine';
import { deedsFrom } from '../../engine/test/deeds-from.js';

/**
 * A game of one seat that only a whole intention wins: go to the dragon's hill, there draw the one sword that bites, then
 * strike. On the way somebody may call out, which is usually let pass. Nothing but the victory is worth anything, and
 * everything else uses up the day.
 */
export interface QuestState {
  readonly frames: Frame[];
  readonly hill: number;
  readonly sword: number;
  at: number;
  drawn: number;
  /** 1: somebody calls out on the way. */
  called: number;
  hours: number;
  won: number;
}

const most = 60;
const choices = defineChoices({
  go: { hill: range('hill', 0, most - 1) },
  draw: { sword: range('sword', 0, most - 1) },
  strike: {},
  walkOn: {},
  talk: {},
});
const { go, draw, strike, walkOn, talk } = choices.kinds;

function choose(state: QuestState, code: Code): void {
  if (state.called === 1) {
    state.called = 0;
    if (talk.is(code)) state.hours = 0;
  } else {
    state.hours--;
    if (go.is(code)) {
      state.at = go.hill(code);
      state.called = 1;
    } else if (draw.is(code)) state.drawn = draw.sword(code);
    else if (state.at === state.hill && state.drawn === state.sword) state.won = 1;
  }
  if (state.won === 1 || state.hours === 0) state.frames.pop();
}

/** What is left to do of each of a few quests, the promising one among them; another wants what is never offered. */
export function questPlans(state: QuestState): Plan[] {
  if (state.called === 1) return [];
  const quests = [-2, -1, 0, 1].map((off) => ({ hill: state.hill + off, sword: state.sword + off }));
  const left = quests.map(({ hill, sword }) => [
    ...(state.at === hill ? [] : [go.code(hill)]),
    ...(state.drawn === sword ? [] : [draw.code(sword)]),
    strike.code(),
  ]);
  return [...left, [strike.code(), talk.code()]].map((codes, group) => ({ codes, group: 100 + group }));
}

export const usualReply = (state: QuestState): Code => (state.called === 1 ? walkOn.code() : noCode);

/** `count` hills and swords, and a day of so many hours. */
export function questGame(bot: Partial<Game<QuestState>['bot']>, count = most, hours = 3): Game<QuestState> {
  return {
    id: 'quest',
    rulesVersion: 1,
    seats: { least: 1, most: 1 },
    options: {},
    choices,
    events: defineEvents({}),
    zones: { zones: [], count: 0, back: () => 0, seen: () => [] },
    steps: {
      day: {
        seats: () => 1,
        deeds: deedsFrom<QuestState, Frame>(Object.values(choices.kinds), {
          options(c, _frame, _seat, out) {
            if (c.state.called === 1) {
              out.add(walkOn.code());
              out.add(talk.code());
              return;
            }
            for (let i = 0; i < count; i++) out.add(go.code(i));
            for (let i = 0; i < count; i++) out.add(draw.code(i));
            out.add(strike.code());
          },
          choose: (c, _frame, _seat, code) => choose(c.state, code),
        }),
      },
    },
    turns: { seat: () => 0, number: () => 0 },
    occasions: {},
    rules: [],
    texts: { de: {}, en: {} },
    position: { schema: {}, read: () => assert(false, 'not needed') as never, write: (state) => state },
    create: () => ({
      frames: [{ step: 'day' }],
      hill: Math.floor((count * 2) / 3),
      sword: Math.floor(count / 3),
      at: 0,
      drawn: 0,
      called: 0,
      hours,
      won: 0,
    }),
    outcome: (state) => ({ scores: [state.won], reason: 'quest' }),
    concede: (c) => {
      c.state.frames.length = 0;
    },
    check: () => undefined,
    longestGame: 10,
    abilities: [],
    bot: { evaluate: (state) => state.won, group: kindOf, ...bot },
  };
}
