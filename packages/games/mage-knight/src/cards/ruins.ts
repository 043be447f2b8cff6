import type { RuinId } from '../card-ids.js';
import type { BasicColor, Pile } from '../terms.js';

export interface RuinCard {
  readonly id: RuinId;
  /** An altar: mana to be paid, and the fame for it. */
  readonly pay?: Readonly<Partial<Record<BasicColor, number>>>;
  readonly fame?: number;
  /** Enemies that guard it, and what their defeat brings. */
  readonly enemies?: readonly Pile[];
  readonly reward?: {
    readonly artifacts?: number;
    readonly spells?: number;
    readonly actions?: number;
    readonly units?: number;
    readonly crystals?: true;
  };
  readonly lostLegion?: true;
}

export const ruinCards: readonly RuinCard[] = [
  { id: 'altar-green', pay: { green: 3 }, fame: 7 },
  { id: 'altar-blue', pay: { blue: 3 }, fame: 7 },
  { id: 'altar-white', pay: { white: 3 }, fame: 7 },
  { id: 'altar-red', pay: { red: 3 }, fame: 7 },
  { id: 'ruin-brown-red', enemies: ['brown', 'red'], reward: { artifacts: 2 } },
  { id: 'ruin-green-red', enemies: ['green', 'red'], reward: { artifacts: 1, actions: 1 } },
  { id: 'ruin-gray-white', enemies: ['gray', 'white'], reward: { artifacts: 1, spells: 1 } },
  { id: 'ruin-gray-brown', enemies: ['gray', 'brown'], reward: { artifacts: 1 } },
  { id: 'ruin-gray-violet', enemies: ['gray', 'violet'], reward: { units: 1 } },
  { id: 'ruin-green-brown', enemies: ['green', 'brown'], reward: { artifacts: 1 } },
  { id: 'ruin-green-green', enemies: ['green', 'green'], reward: { crystals: true } },
  { id: 'ruin-brown-violet', enemies: ['brown', 'violet'], reward: { spells: 1, crystals: true } },
  { id: 'altar-four-colors', pay: { green: 1, blue: 1, white: 1, red: 1 }, fame: 10, lostLegion: true },
  { id: 'ruin-green-green-green', enemies: ['green', 'green', 'green'], reward: { units: 1 }, lostLegion: true },
  { id: 'ruin-violet-violet', enemies: ['violet', 'violet'], reward: { spells: 1, actions: 1 }, lostLegion: true },
];
