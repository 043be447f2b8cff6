import { PositionError, type PositionNotation } from '@heldentisch/engine';
import { cellNames, type NoughtsState } from './state.js';

const marks = ['x', 'o'];

/** Nine signs, given in a row or by the names of the cells. */
function signsOf(cells: unknown): string[] {
  if (typeof cells === 'string') return [...cells.replaceAll(' ', '')];
  if (typeof cells !== 'object' || cells === null) throw new PositionError('cells', 'must be a text or an object');
  for (const name of Object.keys(cells)) {
    if (!cellNames.some((cell) => cell === name)) throw new PositionError(`cells.${name}`, 'is no cell');
  }
  return cellNames.map((name) => String((cells as Record<string, unknown>)[name] ?? '.'));
}

/** `{ "cells": "xo. .x. ...", "turn": 1 }`: three rows from a1, spaces ignored. */
export const position: PositionNotation<NoughtsState> = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    properties: {
      cells: {
        type: ['string', 'object'],
        description: 'nine of x, o and . in the order a1 b1 c1 a2 … c3; spaces are ignored',
      },
      turn: { enum: [0, 1], description: 'the seat to move; by default the one with fewer marks' },
    },
  },
  read(data) {
    if (typeof data !== 'object' || data === null) throw new PositionError('position', 'must be an object');
    const { cells = '.........', turn, ...rest } = data as Record<string, unknown>;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw new PositionError(unknown, 'is not a field of a position');
    const signs = signsOf(cells);
    if (signs.length !== 9 || signs.some((sign) => !'xo.'.includes(sign))) {
      throw new PositionError('cells', 'must be nine of x, o and .');
    }
    const values = signs.map((sign) => marks.indexOf(sign));
    const count = (seat: number): number => values.filter((value) => value === seat).length;
    if (turn !== undefined && turn !== 0 && turn !== 1) throw new PositionError('turn', 'must be 0 or 1');
    const seat = turn ?? (count(0) > count(1) ? 1 : 0);
    if (count(0) + count(1) === 9) throw new PositionError('cells', 'leave nothing to decide');
    return {
      state: { frames: [{ step: 'turn', seat }], cells: values, winner: -1, marks: count(0) + count(1) },
      options: {},
      seats: 2,
    };
  },
  write: (state) => ({
    cells: Object.fromEntries(cellNames.map((name, i) => [name, marks[state.cells[i] as number] ?? '.'])),
    turn: state.frames[0]?.seat ?? null,
    winner: state.winner,
  }),
};
