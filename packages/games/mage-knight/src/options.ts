import { type OptionSpec, undoOption } from '@heldentisch/engine';
import { mostSeats } from './box.js';
import { scenarioIds } from './scenarios.js';

export const highestCity = 11;

/** What is agreed before the game. */
export const settings = {
  id: 'mage-knight',
  seats: { least: 1, most: mostSeats },
  options: {
    scenario: { type: 'choice', values: scenarioIds, default: 'first-reconnaissance' },
    heroes: { type: 'choice', values: ['pick', 'random'], default: 'pick' },
    content: { type: 'choice', values: ['all', 'base'], default: 'all' },
    cityLevel: {
      type: 'choice',
      values: ['standard', ...Array.from({ length: highestCity }, (_, i) => i + 1)],
      default: 'standard',
    },
    undo: undoOption,
  } satisfies Readonly<Record<string, OptionSpec>>,
} as const;
