import { numberAt, type PositionFields, wrongField } from '@heldentisch/engine';
import { gearOf } from './groups.js';
import type { HeldenState } from './state.js';

export function putGearAt(s: HeldenState, hero: number, card: number): void {
  gearOf(s, hero).push(card);
}

export const stages = ['turn', 'turnStart', 'opening', 'draw'] as const;

/** Where in the course of play the position stands: in a turn, before one, or in the opening. */
export function settleCourse(s: HeldenState, data: PositionFields): void {
  const number = (key: string, fallback: number, most: number): number =>
    data[key] === undefined ? fallback : numberAt(data[key], key, most);
  s.eventPlayed = number('eventPlayed', 0, 1);
  s.heroPrice = number('heroPrice', s.heroPrice, 8);
  for (let seat = 0; seat < s.seats; seat++) s.lastTurn[seat] = lastTurn(s, seat);
  const stage = data.stage ?? 'turn';
  const afterOpenings = 2 * s.seats + 1;
  const [game] = s.frames;
  if (game?.step !== 'game') return;
  if (stage === 'turn' || stage === 'turnStart') {
    if (s.turn === 0) wrongField('turn', 'must be at least 1');
    game.at = afterOpenings;
    s.frames.push({ step: 'turn', seat: s.active, at: stage === 'turn' ? inActions : 0 });
  } else if (stage === 'opening' || stage === 'draw') {
    s.turn = 0;
    for (let being = 0; being < s.actions.length; being++) {
      s.actions[being] = 0;
      s.reactions[being] = 0;
    }
    game.at = stage === 'draw' ? 1 : s.seats + 2;
    if (stage === 'opening') s.frames.push({ step: 'opening', seat: s.active, at: 0 });
  } else wrongField('stage', `must be one of ${stages.join(', ')}`);
}

const inActions = 4;

/** As if everybody had taken turns in order so far. */
const lastTurn = (s: HeldenState, seat: number): number =>
  Math.max(0, s.turn - ((s.active - seat + s.seats) % s.seats || s.seats));
