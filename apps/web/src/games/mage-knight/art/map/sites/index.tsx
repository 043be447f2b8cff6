import { cached } from '../../../../../pen/cached.js';
import { type Layer, Layers } from '../paint/layers.js';
import { burnedMonastery, cities, keep, mageTower, monastery, refugeeCamp, village } from './settlements.js';
import {
  crystalMine,
  deepMine,
  dungeon,
  labyrinth,
  lair,
  type MineColor,
  magicalGlade,
  marauders,
  maze,
  monsterDen,
  portal,
  ruins,
  spawningGrounds,
  tomb,
} from './wilds.js';

export type { MineColor } from './wilds.js';

const plain = {
  portal,
  village,
  monastery,
  keep,
  'mage-tower': mageTower,
  'magical-glade': magicalGlade,
  'marauding-orcs': marauders,
  draconum: lair,
  'ancient-ruins': ruins,
  dungeon,
  tomb,
  'monster-den': monsterDen,
  'spawning-grounds': spawningGrounds,
  maze,
  labyrinth,
  'refugee-camp': refugeeCamp,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type SiteName = keyof typeof plain | 'city' | 'crystal-mine' | 'deep-mine';
export const siteNames: readonly SiteName[] = [
  ...(Object.keys(plain) as (keyof typeof plain)[]),
  'city',
  'crystal-mine',
  'deep-mine',
];
export const siteColors: readonly MineColor[] = ['red', 'blue', 'white', 'green'];

export interface SiteProps {
  readonly site: SiteName;
  /** Of a city or a mine; a deep mine may have several. */
  readonly colors?: readonly MineColor[];
  readonly isBurned?: boolean;
}

export function siteLayers({ site, colors = [], isBurned = false }: SiteProps): readonly Layer[] {
  const [first] = colors;
  if (site === 'city' || site === 'crystal-mine' || site === 'deep-mine') {
    if (first === undefined) throw new Error(`a site of the kind ${site} needs a colour`);
    return site === 'city' ? cities[first] : site === 'crystal-mine' ? crystalMine(first) : deepMine(colors);
  }
  return site === 'monastery' && isBurned ? burnedMonastery : plain[site];
}

const pictureOf = cached((key: string) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <Layers of={siteLayers(JSON.parse(key) as SiteProps)} />
  </g>
));

/** A site around the middle of its hex. */
export const SitePicture = ({ site, colors = [], isBurned = false }: SiteProps) =>
  pictureOf(JSON.stringify({ site, colors, isBurned }));
