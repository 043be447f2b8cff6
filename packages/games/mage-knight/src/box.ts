import { at, InvariantError } from '@heldentisch/engine';
import type { DeedCard, UnitCard } from './card.js';
import {
  advancedActionIds,
  artifactIds,
  basicActionIds,
  enemyIds,
  heroIds,
  ruinIds,
  skillIds,
  spellIds,
  tacticIds,
  unitIds,
} from './card-ids.js';
import { advancedActions } from './cards/advanced-actions.js';
import { artifacts } from './cards/artifacts.js';
import { basicActions } from './cards/basic-actions.js';
import { enemyCards } from './cards/enemies.js';
import { heroCards } from './cards/heroes.js';
import { spells } from './cards/spells.js';
import { tileCards } from './cards/tiles.js';
import { unitCards } from './cards/units.js';
import { colorNumber, pileNumber, siteNumber, type sites, terrainNumber } from './terms.js';

/*
 * Everything that lies in the box, numbered: a thing is one card, token or tile. Several things may be of one design.
 */

export const mostSeats = 4;

/** MK-SET-05: more wounds than any game needs. */
export const woundCount = 300;

/** The designs of deed cards; the last one is the wound. */
export const cardNames: readonly string[] = [
  ...basicActionIds,
  ...advancedActionIds,
  ...spellIds,
  ...artifactIds,
  'wound',
];
export const wound = cardNames.length - 1;
const deedCards = new Map<string, DeedCard>(
  [...basicActions, ...advancedActions, ...spells, ...artifacts].map((card) => [card.id, card]),
);
const designs: readonly (DeedCard | undefined)[] = cardNames.map((id) => deedCards.get(id));
export function deedCard(design: number): DeedCard {
  const card = designs[design];
  if (card === undefined) throw new InvariantError(`${cardNames[design] ?? design} is no deed card`);
  return card;
}
export const hasDeedCard = (design: number): boolean => designs[design] !== undefined;

const firstAdvanced = basicActionIds.length;
const firstSpell = firstAdvanced + advancedActionIds.length;
const firstArtifact = firstSpell + spellIds.length;
export const isBasicDesign = (design: number): boolean => design < firstAdvanced;
export const isActionDesign = (design: number): boolean => design < firstSpell;
export const isAdvancedDesign = (design: number): boolean => design >= firstAdvanced && design < firstSpell;
export const isSpellDesign = (design: number): boolean => design >= firstSpell && design < firstArtifact;
export const isArtifactDesign = (design: number): boolean => design >= firstArtifact && design < wound;

/** The colours of each design, as bits. */
export const colorsOfDesign: readonly number[] = designs.map((card) =>
  (card?.colors ?? []).reduce((bits, color) => bits | (1 << colorNumber(color)), 0),
);

// Things, kind by kind.

interface Kind {
  readonly first: number;
  readonly count: number;
}
const designOfThing: number[] = [];
const thingNames: string[] = [];
const firstOwners: number[] = [];
function add(list: readonly { readonly design: number; readonly name: string; readonly owner?: number }[]): Kind {
  const first = designOfThing.length;
  for (const { design, name, owner = -1 } of list) {
    designOfThing.push(design);
    thingNames.push(name);
    firstOwners.push(owner);
  }
  return { first, count: list.length };
}
const repeat = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** The decks of the heroes. The owner is a hero here: who plays it is not known yet. */
export const basicThings = add(
  heroCards.flatMap(({ deck }, hero) =>
    basicActionIds.flatMap((id, design) => repeat(deck[id] ?? 0, { design, name: id, owner: hero })),
  ),
);
export const actionThings = add(advancedActionIds.map((name, i) => ({ design: firstAdvanced + i, name })));
export const spellThings = add(spellIds.map((name, i) => ({ design: firstSpell + i, name })));
export const artifactThings = add(artifactIds.map((name, i) => ({ design: firstArtifact + i, name })));
export const woundThings = add(repeat(woundCount, { design: wound, name: 'wound' }));
const unitDesigns = new Map<string, UnitCard>(unitCards.map((card) => [card.id, card]));
export const unitThings = add(
  unitIds.flatMap((name, design) => repeat(unitDesigns.get(name)?.copies ?? 0, { design, name })),
);
export const enemyThings = add(
  enemyIds.flatMap((name, design) => repeat(enemyCards.find(({ id }) => id === name)?.count ?? 0, { design, name })),
);
export const ruinThings = add(ruinIds.map((name, design) => ({ design, name })));
/** Tiles that are drawn; the starting tile lies there from the beginning. */
const drawnTiles = tileCards.map((card, design) => ({ card, design })).filter(({ card }) => card.kind !== 'start');
export const tileThings = add(drawnTiles.map(({ card, design }) => ({ design, name: card.id })));
export const skillThings = add(
  skillIds.map((name, design) => ({ design, name, owner: heroIds.findIndex((hero) => name.startsWith(`${hero}-`)) })),
);

export const thingCount = designOfThing.length;
export const nameOfThing: readonly string[] = thingNames;
/** The design of a thing: a number among the deed cards, units, enemies, ruins, tiles or skills. */
export const designOf = (thing: number): number => designOfThing[thing] as number;
/** The hero to whose deck or skills a thing belongs from the start, or -1. */
export const firstHeroOf = (thing: number): number => firstOwners[thing] as number;

const isOf =
  ({ first, count }: Kind) =>
  (thing: number): boolean =>
    thing >= first && thing < first + count;
export const isDeedThing = (thing: number): boolean => thing >= 0 && thing < unitThings.first;
export const isWound = isOf(woundThings);
export const isUnitThing = isOf(unitThings);
export const isEnemyThing = isOf(enemyThings);
export const isRuinThing = isOf(ruinThings);
export const isTileThing = isOf(tileThings);
export const isSkillThing = isOf(skillThings);
export const thingsOf = ({ first, count }: Kind): number[] => Array.from({ length: count }, (_, i) => first + i);

/** Position of a unit card in the lists of the state that tell about units. */
export const unitIndex = (thing: number): number => thing - unitThings.first;
export const skillThing = (skill: number): number => skillThings.first + skill;

const unitList = unitIds.map((id) => unitDesigns.get(id) as UnitCard);
export const unitCard = (thing: number): UnitCard => unitList[designOf(thing)] as UnitCard;
export const unitDesign = (design: number): UnitCard => at(unitList, design);

const enemyList = enemyIds.map((id) =>
  at(
    enemyCards,
    enemyCards.findIndex((card) => card.id === id),
  ),
);
export const enemyDesign = (design: number): (typeof enemyCards)[number] =>
  enemyList[design] as (typeof enemyCards)[number];
export const pileOfEnemy: readonly number[] = enemyList.map(({ pile }) => pileNumber(pile));

// Tiles: terrain, site and colours of every space.

const tile = (design: number): (typeof tileCards)[number] => at(tileCards, design);
export const tileKind = (design: number): (typeof tileCards)[number]['kind'] => tile(design).kind;
export const startTiles: readonly [a: number, b: number] = [0, 1];
export const terrainsOfTile: readonly (readonly number[])[] = tileCards.map(({ spaces }) =>
  spaces.map(([terrain]) => terrainNumber(terrain)),
);
/** The site of each space, or -1. */
export const sitesOfTile: readonly (readonly number[])[] = tileCards.map(({ spaces }) =>
  spaces.map(([, site]) => (site === undefined ? -1 : siteNumber(site))),
);
/** The colours of each space's mine or city, as bits. */
export const colorsOfTile: readonly (readonly number[])[] = tileCards.map(({ spaces }) =>
  spaces.map(([, , ...list]) => list.reduce((bits, color) => bits | (1 << colorNumber(color)), 0)),
);
export const wallsOfTile: readonly (readonly (readonly [number, number])[])[] = tileCards.map(
  ({ walls = [] }) => walls,
);
export const tileHas = (design: number, site: (typeof sites)[number]): boolean =>
  at(sitesOfTile, design).includes(siteNumber(site));

/** What effects come from: deed cards, units, skills, tactics. */
export const sourceNames: readonly string[] = [...cardNames, ...unitIds, ...skillIds, ...tacticIds];
export const sourceOfCard = (design: number): number => design;
export const sourceOfUnit = (design: number): number => cardNames.length + design;
export const sourceOfSkill = (skill: number): number => cardNames.length + unitIds.length + skill;
export const sourceOfTactic = (tactic: number): number => cardNames.length + unitIds.length + skillIds.length + tactic;

/** Effects of the rules themselves come from nothing printed. */
export const sourceKey = (source: number): string => `source.${sourceNames[source] ?? 'none'}`;
export const cardKey = (design: number): string => `card.${cardNames[design]}`;
export const unitKey = (design: number): string => `unit.${unitIds[design]}`;
export const skillKey = (skill: number): string => `skill.${skillIds[skill]}`;
export const enemyKey = (design: number): string => `enemy.${enemyIds[design]}`;
