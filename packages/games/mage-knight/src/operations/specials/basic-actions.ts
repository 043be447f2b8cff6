import { refusal } from '@heldentisch/engine';
import { parts, spaceOf } from '../../board.js';
import type { SpecialName } from '../../card.js';
import { isRevealed, terrainAt } from '../../map.js';
import { findDesign, isNight, playerOf } from '../../players.js';
import { gainToken } from '../../rules/mana.js';
import { terrainCost } from '../../rules/movement.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { black, blue, fire, green, ice, red, terrains, white } from '../../terms.js';
import { choose } from '../../vocabulary.js';
import { ask } from '../asks.js';
import { addBlock } from '../points.js';
import { amountOf, lastAnswer, type OperationVerb, type Special } from '../verb.js';
import { askColor, askDie, distinct, onlyIn, run } from './parts.js';

/** A die is taken and set to a colour: so many tokens of it. It goes back as it was set. */
const takeDie = (tokens: number): Special => ({
  whyNot: ({ source }) => (source.length > 0 ? null : refusal('MK-MAN-08', { case: 'empty' })),
  lines: () => [
    askDie({
      options: ({ source }) => distinct(source),
      answer: (_c, frame, color) => void frame.answers.push(color),
      none: (_c, frame) => void frame.answers.push(-1),
    }),
    askColor({
      prompt: 'setDie',
      options: (_state, frame) => (lastAnswer(frame) < 0 ? [] : [red, blue, white, green, black]),
      answer(c, frame, color) {
        const { source, turn } = c.state;
        source.splice(source.indexOf(lastAnswer(frame)), 1);
        turn.keptDice.push(color);
        for (let i = 0; i < tokens; i++) gainToken(c, frame.seat, color);
      },
    }),
  ],
});

/** The card has a choice of its own at the end of the turn, if it lies among those played then. */
export const marked = (isStrong: boolean): OperationVerb =>
  run(({ state }, { seat, source }) => {
    const card = findDesign(playerOf(state, seat).played, source);
    if (card >= 0) state.turn.marks.push(card, isStrong ? 1 : 0);
  });

const easier = (
  state: MageKnightState,
  { source }: EffectFrame,
  bits: number,
  what: 'easierSpace' | 'costLess',
): void => void state.turn.lasting.push({ what, bits, n: 1, least: 2, source });

/** Spaces whose price can be lowered. */
function dearSpaces(state: MageKnightState, seat: number): number[] {
  const list: number[] = [];
  for (const [place, tile] of state.tileAt.entries()) {
    if (tile < 0) continue;
    for (let part = 0; part < parts; part++) {
      const space = spaceOf(place, part);
      if (isRevealed(state, space) && terrainCost(state, seat, terrainAt(state, space), space) > 2) list.push(space);
    }
  }
  return list;
}

export const basicActions = {
  manaDraw: takeDie(2),
  manaPull: takeDie(1),
  crystalJoy: { lines: () => [marked(false)] },
  crystalJoyStrong: { lines: () => [marked(true)] },
  landBlock: {
    whyNot: onlyIn('MK-BLK-03', 1),
    lines: () => [
      run((c, frame) => addBlock(c, frame, isNight(c.state) ? ice : fire, amountOf(c.state, frame, 'terrainCost'))),
    ],
  },
  easierSpace: {
    lines: () => [
      ask({
        kind: choose.pickSpace,
        rule: 'MK-MOV-15',
        prompt: 'easierSpace',
        options: (state, { seat }) => dearSpaces(state, seat),
        read: (code) => choose.pickSpace.space(code),
        answer: ({ state }, frame, space) => easier(state, frame, space, 'easierSpace'),
      }),
    ],
  },
  easierTerrain: {
    lines: () => [
      ask({
        kind: choose.pickTerrain,
        rule: 'MK-MOV-15',
        prompt: 'easierTerrain',
        options: (state, { seat }) => [...terrains.keys()].filter((terrain) => terrainCost(state, seat, terrain) > 2),
        read: (code) => choose.pickTerrain.terrain(code),
        answer: ({ state }, frame, terrain) => easier(state, frame, 1 << terrain, 'costLess'),
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
