import { assertBotsMayPlay, type Game, type GameOptions } from '@heldentisch/engine';
import { namelessPerson, type SeatPlan } from './match-store.js';

/** Refuses bots where the options are for people only. */
export function assertSeats(game: Game, options: GameOptions, seats: readonly SeatPlan[]): void {
  if (seats.some(({ kind }) => kind === 'bot')) assertBotsMayPlay(game, options);
}

/** Who sat where, as a game file tells it. */
export const namesOf = (seats: readonly SeatPlan[]): string[] =>
  seats.map((plan) => (plan.kind === 'bot' ? plan.bot : plan.name || namelessPerson));
