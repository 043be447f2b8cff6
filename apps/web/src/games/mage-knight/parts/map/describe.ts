import type { Language } from '@heldentisch/engine';
import {
  type Exploration,
  heroIds,
  isIn,
  isNightRound,
  type MageKnightState,
  spaceNames,
  terrainAt,
  terrainCosts,
  terrains,
  tilePlaceNames,
  tokenAt,
  tokensAt,
  type Way,
} from '@heldentisch/mage-knight';
import { gameText, nameOf, siteName, whoIsAt } from '../../model/labels.js';
import type { LandCell } from '../../model/land.js';
import type { Ways } from '../../model/objects.js';
import { word } from '../../model/words.js';

export interface Sight {
  readonly language: Language;
  readonly view: MageKnightState;
  readonly ways: Ways | null;
  readonly explorations: readonly Exploration[];
  readonly below: number;
  seatName(seat: number): string;
}

function describeUnexplored({ language, explorations }: Sight, place: string): string {
  const one = explorations.find(({ tilePlace }) => tilePlaceNames[tilePlace] === place);
  if (one === undefined) return word(language, 'unexplored');
  return [
    word(language, one.isCore ? 'exploreBrown' : 'exploreGreen'),
    one.isInReach ? word(language, 'exploreCost', { cost: one.cost }) : word(language, 'exploreFar'),
  ].join(' · ');
}

/** What the way to a space costs and leads to. */
export function wayWords({ language, view }: Pick<Sight, 'language' | 'view'>, way: Way): string[] {
  const { cost, isPaid, provokes, isAssault, meets } = way;
  return [
    isPaid ? word(language, 'wayCost', { cost }) : word(language, 'wayShort', { cost, missing: cost - view.turn.move }),
    ...(isAssault ? [word(language, 'wayAssault')] : []),
    ...provokes.map((space) => word(language, 'wayProvokes', { name: whoIsAt(language, view, space) })),
    ...(meets >= 0 ? [word(language, 'wayMeets')] : []),
  ];
}

function tokenWords({ language, view }: Sight, space: number): string[] {
  return tokensAt(view, space).map((index) => {
    const token = tokenAt(view, index);
    if (token.kind === 'enemy') return nameOf(language, 'enemy', token.enemy);
    if (token.kind === 'enemyBack') return nameOf(language, 'pile', token.pile);
    return token.kind === 'ruin' ? nameOf(language, 'ruin', token.ruin) : '';
  });
}

function heroWords({ language, view, below, seatName }: Sight, space: number): string[] {
  return view.players.flatMap(({ hero, space: at }, seat) => {
    const id = heroIds[hero];
    if (id === undefined || at !== space || !isIn(view, seat)) return [];
    const name = nameOf(language, 'hero', id);
    return [
      seat === below
        ? word(language, 'ownHeroHere', { hero: name })
        : word(language, 'heroHere', { hero: name, seat: seatName(seat) }),
    ];
  });
}

/** A space in words: its ground, what stands there, and what it takes to get there. */
export function describeCell(sight: Sight, cell: LandCell | undefined): string {
  const { language, view, ways } = sight;
  if (cell === undefined) return '';
  if (cell.unexplored !== undefined) return describeUnexplored(sight, cell.unexplored);
  const space = spaceNames.indexOf(cell.id);
  const terrain = terrainAt(view, space);
  const costs = terrainCosts(terrain);
  const price = costs === null ? null : isNightRound(view) ? costs.night : costs.day;
  const way = ways?.get(space);
  return [
    siteName(language, view, space),
    gameText(language, `terrain.${terrains[terrain]}`),
    ...tokenWords(sight, space),
    ...heroWords(sight, space),
    ...(way !== undefined
      ? wayWords(sight, way)
      : [price === null ? word(language, 'noEntry') : word(language, 'enter', { cost: price })]),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
