import { numberAt, type PositionFields, wrongField } from '@heldentisch/engine';
import { gearOf } from './groups.js';
import { gameCourse } from './rules/course.js';
import { turnCourse } from './rules/turn.js';
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
  const [game] = s.frames;
  if (game?.step !== 'game') return;
  if (stage === 'turn' || stage === 'turnStart') {
    if (s.turn === 0) wrongField('turn', 'must be at least 1');
    gameCourse.go(game, 'turns');
    s.frames.push({ step: 'turn', seat: s.active, at: stage === 'turn' ? turnCourse.at.actions : turnCourse.at.begin });
  } else if (stage === 'opening' || stage === 'draw') {
    s.turn = 0;
    for (let being = 0; being < s.actions.length; being++) {
      s.actions[being] = 0;
      s.reactions[being] = 0;
    }
    gameCourse.go(game, stage === 'draw' ? 'openingCards' : 'openingGear');
    if (stage === 'opening') {
      game.done = 1;
      s.frames.push({ step: 'opening', seat: s.active, started: false });
    }
  } else wrongField('stage', `must be one of ${stages.join(', ')}`);
}

/** As if everybody had taken turns in order so far. */
const lastTurn = (s: HeldenState, seat: number): number =>
  Math.max(0, s.turn - ((s.active - seat + s.seats) % s.seats || s.seats));
