/** The tiles as the rules have them, for the page that shows all of the art. Places: middle, E, SE, SW, W, NW, NE. */
import type { Terrain } from '../src/games/mage-knight/art/map/index.js';

/** Terrain, then the site and its colours, where there are some. */
type Hex = readonly [Terrain, ...string[]];

export interface DemoTile {
  readonly id: string;
  readonly hexes: readonly Hex[];
  readonly walls?: readonly (readonly [number, number])[];
}

// biome-ignore format: a table
export const tiles: readonly DemoTile[] = [
  { id: 'start-a', hexes: [['plains', 'portal'], ['plains'], ['sea'], ['sea'], ['sea'], ['plains'], ['forest']] },
  { id: 'start-b', hexes: [['plains', 'portal'], ['plains'], ['plains'], ['sea'], ['sea'], ['plains'], ['forest']] },
  { id: 'countryside-1', hexes: [['forest', 'magical-glade'], ['plains', 'village'], ['plains'], ['plains'], ['forest'], ['forest', 'marauding-orcs'], ['lake']] },
  { id: 'countryside-2', hexes: [['hills'], ['plains', 'village'], ['plains'], ['hills', 'crystal-mine', 'green'], ['plains'], ['hills', 'marauding-orcs'], ['forest', 'magical-glade']] },
  { id: 'countryside-3', hexes: [['forest'], ['hills'], ['hills', 'crystal-mine', 'white'], ['plains', 'village'], ['plains'], ['plains'], ['hills', 'keep']] },
  { id: 'countryside-4', hexes: [['desert', 'mage-tower'], ['mountain'], ['plains', 'village'], ['plains'], ['hills', 'marauding-orcs'], ['desert'], ['desert']] },
  { id: 'countryside-5', hexes: [['lake'], ['plains', 'marauding-orcs'], ['hills', 'crystal-mine', 'blue'], ['forest'], ['forest', 'magical-glade'], ['forest'], ['plains', 'monastery']] },
  { id: 'countryside-6', hexes: [['hills', 'crystal-mine', 'red'], ['plains'], ['forest', 'marauding-orcs'], ['hills'], ['hills', 'monster-den'], ['mountain'], ['forest']] },
  { id: 'countryside-7', hexes: [['swamp'], ['forest', 'magical-glade'], ['plains', 'dungeon'], ['plains'], ['plains', 'monastery'], ['lake'], ['forest', 'marauding-orcs']] },
  { id: 'countryside-8', hexes: [['swamp', 'marauding-orcs'], ['plains'], ['swamp', 'village'], ['swamp'], ['forest'], ['forest', 'magical-glade'], ['forest', 'ancient-ruins']] },
  { id: 'countryside-9', hexes: [['mountain'], ['wasteland', 'keep'], ['plains'], ['wasteland', 'mage-tower'], ['plains'], ['wasteland', 'dungeon'], ['mountain']] },
  { id: 'countryside-10', hexes: [['mountain'], ['plains'], ['hills', 'ancient-ruins'], ['hills', 'keep'], ['hills'], ['hills', 'monster-den'], ['forest']] },
  { id: 'countryside-11', hexes: [['plains', 'mage-tower'], ['lake'], ['hills', 'marauding-orcs'], ['lake'], ['plains', 'ancient-ruins'], ['hills'], ['lake']] },
  { id: 'countryside-12', hexes: [['plains', 'marauding-orcs'], ['hills', 'monastery'], ['mountain'], ['plains', 'maze'], ['hills', 'refugee-camp'], ['mountain'], ['swamp']], walls: [[0, 4], [0, 3], [0, 1]] },
  { id: 'countryside-13', hexes: [['forest', 'mage-tower'], ['lake'], ['forest', 'deep-mine', 'green', 'blue'], ['plains'], ['swamp', 'magical-glade'], ['forest'], ['hills', 'marauding-orcs']], walls: [[0, 6], [6, 5]] },
  { id: 'countryside-14', hexes: [['plains'], ['wasteland', 'maze'], ['hills', 'village'], ['plains'], ['desert', 'deep-mine', 'red', 'white'], ['desert'], ['plains', 'keep']], walls: [[0, 6]] },
  { id: 'core-1', hexes: [['desert', 'monastery'], ['desert'], ['desert'], ['hills'], ['hills', 'spawning-grounds'], ['mountain'], ['desert', 'tomb']] },
  { id: 'core-2', hexes: [['lake'], ['hills', 'crystal-mine', 'green'], ['swamp', 'draconum'], ['swamp', 'mage-tower'], ['forest'], ['lake'], ['swamp', 'ancient-ruins']] },
  { id: 'core-3', hexes: [['wasteland'], ['hills', 'mage-tower'], ['wasteland'], ['hills', 'crystal-mine', 'white'], ['wasteland', 'tomb'], ['mountain'], ['wasteland', 'ancient-ruins']] },
  { id: 'core-4', hexes: [['mountain', 'draconum'], ['wasteland', 'keep'], ['wasteland'], ['wasteland', 'ancient-ruins'], ['wasteland'], ['hills', 'crystal-mine', 'blue'], ['hills']] },
  { id: 'core-5', hexes: [['swamp', 'city', 'green'], ['swamp', 'marauding-orcs'], ['swamp'], ['forest', 'marauding-orcs'], ['lake'], ['forest', 'magical-glade'], ['swamp', 'village']] },
  { id: 'core-6', hexes: [['plains', 'city', 'blue'], ['lake'], ['lake'], ['hills'], ['mountain', 'draconum'], ['forest'], ['plains', 'monastery']] },
  { id: 'core-7', hexes: [['plains', 'city', 'white'], ['forest'], ['lake', 'draconum'], ['lake'], ['wasteland', 'keep'], ['wasteland', 'spawning-grounds'], ['plains']] },
  { id: 'core-8', hexes: [['desert', 'city', 'red'], ['desert'], ['desert', 'draconum'], ['wasteland'], ['wasteland', 'draconum'], ['desert', 'ancient-ruins'], ['hills', 'crystal-mine', 'red']] },
  { id: 'core-9', hexes: [['plains', 'draconum'], ['mountain'], ['desert', 'refugee-camp'], ['desert'], ['wasteland'], ['hills', 'labyrinth'], ['hills', 'mage-tower']], walls: [[0, 4], [0, 3], [0, 2], [4, 5], [2, 1]] },
  { id: 'core-10', hexes: [['swamp'], ['forest', 'labyrinth'], ['hills', 'marauding-orcs'], ['hills', 'marauding-orcs'], ['forest', 'keep'], ['swamp', 'deep-mine', 'red', 'blue', 'green', 'white'], ['lake']] },
];
