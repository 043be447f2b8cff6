import { at, type Language, type Page } from '@heldentisch/engine';
import { hexText, type TextHex } from '@heldentisch/pieces';
import { hexOf, neighboursOf, portal, spaceCount, spaceNames, spaceOf, tilePlaceNames } from '../board.js';
import { enemyDesign } from '../box.js';
import { enemyIds } from '../card-ids.js';
import { hasWall, isRampaging, isRevealed, siteAt, terrainAt, tokensAt } from '../map.js';
import { isIn } from '../players.js';
import { explorations, type MapToken, tokenAt } from '../preview/map.js';
import { inaccessible, isClosedCity, stepCost } from '../rules/movement.js';
import type { MageKnightState, SiteState } from '../state.js';
import { type Site, sites, type Terrain, terrains } from '../terms.js';
import { enemyWords } from './enemies.js';
import { lettersOf, textAt, word } from './words.js';

/** The map as text. A hex has two lines: its terrain around its column, and what lies and stands there. */

export const signs: Readonly<Record<Terrain, string>> = {
  plains: '.',
  hills: 'n',
  forest: '&',
  wasteland: ':',
  desert: '_',
  swamp: '"',
  lake: '~',
  mountain: '^',
  sea: '≈',
  city: '#',
};

/** A hex is as wide as this, and a gap. */
const inside = 5;
const block = inside + 1;

/** The own hero is @, others go by letters. */
export const figureOf = (seat: number, viewer: number): string =>
  seat === viewer ? '@' : String.fromCharCode('A'.charCodeAt(0) + seat);

const terrainOf = (state: MageKnightState, space: number): Terrain => at(terrains, terrainAt(state, space));
const siteName = ({ site }: SiteState): Site => at(sites, site);

/** The number of the column in the middle of the terrain: `..3..`. */
function groundOf(state: MageKnightState, space: number): string {
  const sign = signs[terrainOf(state, space)];
  const column = (spaceNames[space] as string).split(',')[0] as string;
  const left = Math.floor((inside - column.length) / 2);
  return sign.repeat(left) + column + sign.repeat(inside - left - column.length);
}

const tokensOn = (state: MageKnightState, space: number): MapToken[] =>
  tokensAt(state, space).map((index) => tokenAt(state, index));
const markOf = ({ kind, isUp }: MapToken): string => (!isUp ? '?' : kind === 'enemy' ? '!' : '');

const figuresOn = (state: MageKnightState, space: number, viewer: number): string =>
  [...state.players.keys()]
    .filter((seat) => isIn(state, seat) && at(state.players, seat).space === space)
    .sort((a, b) => Number(b === viewer) - Number(a === viewer))
    .map((seat) => figureOf(seat, viewer))
    .join('');

/** Figures, the site in three letters, tokens; more than fit end in a +. */
function thingsOn(state: MageKnightState, space: number, viewer: number, language: Language): string {
  const site = siteAt(state, space);
  const letters = site === undefined || site.gone === 1 ? '' : lettersOf(language, siteName(site));
  const marks = tokensOn(state, space).map(markOf).join('');
  const all = `${figuresOn(state, space, viewer)}${letters}${marks}`;
  return all.length <= inside ? all : `${all.slice(0, inside - 1)}+`;
}

const revealedSpaces = (state: MageKnightState): number[] =>
  Array.from({ length: spaceCount }, (_, space) => space).filter((space) => isRevealed(state, space));

export function mapLines(state: MageKnightState, viewer: number, language: Language, page: Page): string[] {
  const own = state.players[viewer]?.space ?? -1;
  const hexes = revealedSpaces(state).map(
    (space): TextHex => ({
      hex: hexOf(space),
      lines: [groundOf(state, space), thingsOn(state, space, viewer, language)],
      isStrong: space === own,
    }),
  );
  const unknown = explorations(state, viewer)
    .filter(({ isInReach }) => isInReach)
    .map(
      ({ tilePlace }): TextHex => ({
        hex: hexOf(spaceOf(tilePlace, 0)),
        lines: [at(tilePlaceNames, tilePlace), '???'],
      }),
    );
  const margin = (r: number): string =>
    String(r)
      .padStart(3)
      .padEnd(block - 2);
  return hexText([...hexes, ...unknown], { page, block, focus: hexOf(own < 0 ? portal : own), margin });
}

/** What the signs of this map mean. */
export function legend(state: MageKnightState, viewer: number, language: Language): string[] {
  const spaces = revealedSpaces(state);
  const known = terrains.filter((terrain) => spaces.some((space) => terrainOf(state, space) === terrain));
  const found = sites.filter((name) => state.sites.some((site) => site.gone === 0 && siteName(site) === name));
  const own = state.players[viewer] === undefined ? [] : [word(language, 'ownHero')];
  const others = viewer < 0 || state.players.length > 1 ? [word(language, 'otherHeroes')] : [];
  const canExplore = explorations(state, viewer).some(({ isInReach }) => isInReach);
  return [
    ...known.map((name) => `${signs[name]} ${textAt(language, `terrain.${name}`)}`),
    ...found.map((name) => `${lettersOf(language, name)} ${textAt(language, `site.${name}`)}`),
    ...own,
    ...others,
    word(language, 'faceUp'),
    word(language, 'faceDown'),
    ...(canExplore ? [word(language, 'unexplored')] : []),
    word(language, 'names'),
  ];
}

/** A neighbour with what a step there costs. */
function nearFact(state: MageKnightState, viewer: number, from: number, space: number, language: Language): string {
  const site = siteAt(state, space);
  const cost =
    isRampaging(state, space) || isClosedCity(state, space) ? inaccessible : stepCost(state, viewer, from, space);
  const parts = [
    `${textAt(language, `terrain.${terrainOf(state, space)}`)} ${cost === inaccessible ? `(${word(language, 'closed')})` : cost}`,
    ...(hasWall(state, from, space) ? [word(language, 'wall')] : []),
    ...(site === undefined || site.gone === 1 ? [] : [textAt(language, `site.${siteName(site)}`)]),
  ];
  return `${spaceNames[space]} ${parts.join(', ')}`;
}

/** What lies next to the own hero: the choices name spaces by their numbers. */
export function aroundFacts(state: MageKnightState, viewer: number, language: Language): string[][] {
  const from = state.players[viewer]?.space ?? -1;
  if (from < 0) return [];
  const near = neighboursOf(from).filter((space) => isRevealed(state, space));
  const [first = '', ...rest] = near.map((space) => nearFact(state, viewer, from, space, language));
  const places = explorations(state, viewer).filter(({ isInReach }) => isInReach);
  const list = places.map(
    ({ tilePlace, cost }) => `${textAt(language, `tilePlace.${tilePlaceNames[tilePlace]}`)} (${cost})`,
  );
  return [
    ...(near.length === 0 ? [] : [[word(language, 'around', { list: first }), ...rest]]),
    ...(list.length === 0 ? [] : [[word(language, 'explore', { list: list.join(', ') })]]),
  ];
}

function tokenFact(token: MapToken, language: Language): string {
  if (token.kind === 'enemy') return enemyWords(enemyDesign(enemyIds.indexOf(token.enemy)), language).join(', ');
  if (token.kind === 'ruin') return textAt(language, `ruin.${token.ruin}`);
  if (token.kind === 'ruinBack') return word(language, 'hiddenRuin');
  return word(language, 'hidden', { pile: textAt(language, `pile.${token.pile}`) });
}

/** Everything that waits on the map, with its values. */
export function tokenFacts(state: MageKnightState, language: Language): string[][] {
  const lines = revealedSpaces(state).flatMap((space) => {
    const tokens = tokensOn(state, space);
    return tokens.length === 0
      ? []
      : [[`  ${spaceNames[space]} ${tokens.map((token) => tokenFact(token, language)).join('; ')}`]];
  });
  return lines.length === 0 ? [] : [[word(language, 'enemies')], ...lines];
}
