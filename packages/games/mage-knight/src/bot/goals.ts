import { parts, tilePlacesBeside } from '../board.js';
import { designOf, enemyDesign, isEnemyThing, unitDesign } from '../box.js';
import { enemyIds } from '../card-ids.js';
import { scenarioOf } from '../create.js';
import { hasTokens, isAssault, isRampaging, isRevealed, tokensAt } from '../map.js';
import { isConquered, isNightRound, playerOf } from '../players.js';
import { ruinAt } from '../rules/adventures.js';
import { exploreCost, nextTile, placeProblem } from '../rules/exploring.js';
import { hostOf } from '../rules/interaction.js';
import { inaccessible, stepCost } from '../rules/movement.js';
import type { MageKnightState, SiteState } from '../state.js';
import { type Pile, piles, type RecruitSite, type Site, sites } from '../terms.js';
import { type Foe, foeOfCard } from './foes.js';
import { isOpen, openNeighbours } from './routes.js';

/** Places on the map that are worth going to, and what could be done there. */

export type GoalKind = 'explore' | 'rampage' | 'assault' | 'adventure' | 'burn' | 'trade' | 'mine' | 'glade';

export interface Goal {
  readonly kind: GoalKind;
  /** The space it is about, or -1. */
  readonly space: number;
  readonly site: SiteState | undefined;
  /** Where the hero must be for it, and the move points it costs there. */
  readonly stands: readonly (readonly [space: number, cost: number])[];
}

/** The spaces from which the next tile can be laid. */
function exploringSpaces(state: MageKnightState, seat: number): Goal['stands'] {
  if (nextTile(state) === null) return [];
  const legal = new Map<number, boolean>();
  const isLegal = (place: number): boolean => {
    let found = legal.get(place);
    if (found === undefined) {
      found = placeProblem(state, place) === null;
      legal.set(place, found);
    }
    return found;
  };
  const cost = exploreCost(state);
  const list: (readonly [number, number])[] = [];
  for (const [place, tile] of state.tileAt.entries()) {
    if (tile < 0) continue;
    for (let space = place * parts; space < (place + 1) * parts; space++) {
      if (isOpen(state, seat, space) && tilePlacesBeside(space).some(isLegal)) list.push([space, cost]);
    }
  }
  return list;
}

const adventureSites: readonly string[] = ['ancient-ruins', 'dungeon', 'tomb', 'monster-den', 'spawning-grounds'];

function goalsAt(state: MageKnightState, seat: number, site: SiteState): Goal[] {
  const { space } = site;
  const name = sites[site.site] as Site;
  const here = [[space, 0]] as const;
  const goal = (kind: GoalKind, stands: Goal['stands'] = here): Goal => ({ kind, space, site, stands });
  if (isRampaging(state, space)) {
    return [
      goal(
        'rampage',
        openNeighbours(state, seat, space).map((near) => [near, 0]),
      ),
    ];
  }
  if (site.gone === 1) return [];
  if (isAssault(state, seat, space)) {
    if (name === 'city' && scenarioOf(state).cityLevels.length === 0) return [];
    const stands = openNeighbours(state, seat, space)
      .map((near) => [near, stepCost(state, seat, near, space)] as const)
      .filter(([, cost]) => cost !== inaccessible);
    return [goal('assault', stands)];
  }
  if (name === 'village' || name === 'refugee-camp') return [goal('trade')];
  if (name === 'monastery') return [goal('trade'), goal('burn')];
  if ((name === 'keep' && site.shields[0] === seat) || (name === 'mage-tower' && isConquered(state, site)))
    return [goal('trade')];
  if (name === 'city' && isConquered(state, site) && hostOf(state, seat) !== undefined) return [goal('trade')];
  if (adventureSites.includes(name) && site.shields.length === 0) return [goal('adventure')];
  if (name === 'crystal-mine' || name === 'deep-mine') return [goal('mine')];
  if (name === 'magical-glade') return [goal('glade')];
  return [];
}

export function goalsOf(state: MageKnightState, seat: number): Goal[] {
  const list: Goal[] = [{ kind: 'explore', space: -1, site: undefined, stands: exploringSpaces(state, seat) }];
  for (const site of state.sites) if (isRevealed(state, site.space)) list.push(...goalsAt(state, seat, site));
  return list.filter(({ stands }) => stands.length > 0);
}

// Enemies

const designsOfPile: readonly (readonly number[])[] = piles.map((pile) =>
  [...enemyIds.keys()].filter((design) => enemyDesign(design).pile === pile),
);

/** Enemies that a token of a pile can be: a few of them, from all over the pile. */
const mostGuesses = 4;
function guesses(state: MageKnightState, pile: Pile): number[] {
  const all = (designsOfPile[piles.indexOf(pile)] as readonly number[]).filter(
    (design) => state.allContent || enemyDesign(design).lostLegion !== true,
  );
  if (all.length <= mostGuesses) return all;
  return Array.from({ length: mostGuesses }, (_, i) => all[Math.floor((i * all.length) / mostGuesses)] as number);
}

/** The enemies that may be met at a goal: each list is one of the possibilities, all as likely as the others. */
export function foesAt(state: MageKnightState, { kind, space, site }: Goal): Foe[][] {
  const walls = kind === 'assault' ? 1 : 0;
  const known: Foe[] = [];
  const unknown: number[][] = [];
  for (const index of tokensAt(state, space)) {
    const token = state.tokens[index] as number;
    if (!isEnemyThing(token)) continue;
    const { pile } = enemyDesign(designOf(token));
    if (state.tokenUp[index] === 1) known.push(foeOfCard(enemyDesign(designOf(token)), walls));
    else unknown.push(guesses(state, pile));
  }
  for (const pile of drawnAt(state, kind, space, site)) unknown.push(guesses(state, pile));
  if (unknown.length === 0) return [known];
  const count = Math.max(...unknown.map((list) => list.length));
  return Array.from({ length: count }, (_, i) => [
    ...known,
    ...unknown.map((list, j) => foeOfCard(enemyDesign(list[(i + j) % list.length] as number), walls)),
  ]);
}

/** Piles from which enemies are drawn when the fight begins. */
function drawnAt(state: MageKnightState, kind: GoalKind, space: number, site: SiteState | undefined): readonly Pile[] {
  if (kind === 'burn') return ['violet'];
  if (site === undefined || hasEnemies(state, space)) return [];
  switch (sites[site.site]) {
    case 'dungeon':
    case 'monster-den':
      return ['brown'];
    case 'tomb':
      return ['red'];
    case 'spawning-grounds':
      return ['brown', 'brown'];
    case 'ancient-ruins':
      return ruinSeen(state, space)?.enemies ?? [];
    case 'keep':
      return ['gray'];
    default:
      return [];
  }
}
const hasEnemies = (state: MageKnightState, space: number): boolean =>
  hasTokens(state, space) && tokensAt(state, space).some((index) => isEnemyThing(state.tokens[index] as number));

/** The ruin on a space, if it lies face up. */
export function ruinSeen(state: MageKnightState, space: number): ReturnType<typeof ruinAt> {
  const isUp = tokensAt(state, space).every((index) => state.tokenUp[index] === 1);
  return isUp ? ruinAt(state, space) : undefined;
}

/** Units of the offer that are to be had at a site. */
export function unitsFor(state: MageKnightState, site: SiteState): number[] {
  const name = sites[site.site] as RecruitSite | 'refugee-camp';
  return state.unitOffer
    .map(designOf)
    .filter((design) => name === 'refugee-camp' || unitDesign(design).sites.includes(name as RecruitSite));
}

/** What there is on the map, as a text: goals are the same where this is the same. */
export function mapKey(state: MageKnightState, seat: number): string {
  const list: string[] = [`${seat}${isNightRound(state) ? 'n' : 'd'}`];
  for (const [place, tile] of state.tileAt.entries()) if (tile >= 0) list.push(`${place}:${tile}`);
  for (const { gone, shields } of state.sites) list.push(`${gone}${shields.join('')}`);
  for (const [index, space] of state.tokenSpaces.entries()) {
    const token = state.tokens[index] as number;
    const isUp = state.tokenUp[index] === 1;
    list.push(`${space}:${isUp ? `u${token}` : isEnemyThing(token) ? enemyDesign(designOf(token)).pile : 'r'}`);
  }
  list.push(state.players.map(({ space }, i) => (i === seat ? '' : space)).join());
  list.push(`${state.stack.length}/${playerOf(state, seat).reputation}/${exploreCost(state)}`);
  return list.join('|');
}
