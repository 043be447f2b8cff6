import { type OptionSpec, undoOption } from '@heldentisch/engine';
import { mostSeats } from './box.js';

const limits = Array.from({ length: 29 }, (_, i) => 20 + 10 * i);

/** What is agreed before the game (RB-OPT). */
export const settings = {
  id: 'runebound',
  seats: { least: 1, most: mostSeats },
  options: {
    heroes: { type: 'choice', values: ['pick', 'random'], default: 'pick' },
    startPlayer: { type: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], default: 'random' },
    pvp: { type: 'boolean', default: true },
    runesCanBeTaken: { type: 'boolean', default: true },
    renewal: { type: 'boolean', default: true },
    // RB-OPT-07: bots do not find an end by themselves.
    roundLimit: { type: 'choice', values: [...limits, 'none'], default: 100, peopleOnly: ['none'] },
    doom: { type: 'boolean', default: false },
    undo: undoOption,
  } satisfies Readonly<Record<string, OptionSpec>>,
} as const;
