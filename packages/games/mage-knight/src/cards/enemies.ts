import type { Ability, Element, Pile, Resistance } from '../terms.js';

/** An attack of a token: a value with its element, or a token of a pile is summoned instead. */
export type EnemyAttack = readonly [value: number, element: Element] | { readonly summon: Pile };

/** One design of an enemy token. */
export interface EnemyCard {
  readonly id: string;
  readonly pile: Pile;
  readonly count: number;
  readonly armor: number;
  /** The higher armor of an elusive enemy. */
  readonly elusiveArmor?: number;
  readonly attacks: readonly EnemyAttack[];
  readonly abilities?: readonly Ability[];
  readonly resistances?: readonly Resistance[];
  readonly fame: number;
  readonly reputation?: number;
  /** Not in the base game. */
  readonly lostLegion?: true;
}

/** Every enemy token (MK-SET-02). */
export const enemyCards: readonly EnemyCard[] = [
  { id: 'prowlers', pile: 'green', count: 2, armor: 3, attacks: [[4, 'physical']], fame: 2 },
  { id: 'diggers', pile: 'green', count: 2, armor: 3, attacks: [[3, 'physical']], abilities: ['fortified'], fame: 2 },
  { id: 'cursed-hags', pile: 'green', count: 2, armor: 5, attacks: [[3, 'physical']], abilities: ['poison'], fame: 3 },
  { id: 'wolf-riders', pile: 'green', count: 2, armor: 4, attacks: [[3, 'physical']], abilities: ['swift'], fame: 3 },
  { id: 'ironclads', pile: 'green', count: 2, armor: 3, attacks: [[4, 'physical']], abilities: ['brutal'], resistances: ['physical'], fame: 4 },
  { id: 'orc-summoners', pile: 'green', count: 2, armor: 4, attacks: [{ summon: 'brown' }], fame: 4 },
  { id: 'crossbowmen', pile: 'gray', count: 3, armor: 4, attacks: [[4, 'physical']], abilities: ['swift'], fame: 3 },
  { id: 'guardsmen', pile: 'gray', count: 3, armor: 7, attacks: [[3, 'physical']], abilities: ['fortified'], fame: 3 },
  { id: 'swordsmen', pile: 'gray', count: 2, armor: 5, attacks: [[6, 'physical']], fame: 4 },
  { id: 'golems', pile: 'gray', count: 2, armor: 5, attacks: [[2, 'physical']], resistances: ['physical'], fame: 4 },
  { id: 'monks', pile: 'violet', count: 2, armor: 5, attacks: [[5, 'physical']], abilities: ['poison'], fame: 4 },
  { id: 'illusionists', pile: 'violet', count: 2, armor: 3, attacks: [{ summon: 'brown' }], resistances: ['physical'], fame: 4 },
  { id: 'ice-mages', pile: 'violet', count: 2, armor: 6, attacks: [[5, 'ice']], resistances: ['ice'], fame: 5 },
  { id: 'ice-golems', pile: 'violet', count: 1, armor: 4, attacks: [[2, 'ice']], abilities: ['paralyze'], resistances: ['physical', 'ice'], fame: 5 },
  { id: 'fire-mages', pile: 'violet', count: 2, armor: 5, attacks: [[6, 'fire']], resistances: ['fire'], fame: 5 },
  { id: 'fire-golems', pile: 'violet', count: 1, armor: 4, attacks: [[3, 'fire']], abilities: ['brutal'], resistances: ['physical', 'fire'], fame: 5 },
  { id: 'minotaur', pile: 'brown', count: 2, armor: 5, attacks: [[5, 'physical']], abilities: ['brutal'], fame: 4 },
  { id: 'gargoyle', pile: 'brown', count: 2, armor: 4, attacks: [[5, 'physical']], resistances: ['physical'], fame: 4 },
  { id: 'medusa', pile: 'brown', count: 2, armor: 4, attacks: [[6, 'physical']], abilities: ['paralyze'], fame: 5 },
  { id: 'crypt-worm', pile: 'brown', count: 2, armor: 6, attacks: [[6, 'physical']], abilities: ['fortified'], fame: 5 },
  { id: 'werewolf', pile: 'brown', count: 2, armor: 5, attacks: [[7, 'physical']], abilities: ['swift'], fame: 5 },
  { id: 'swamp-dragon', pile: 'red', count: 2, armor: 9, attacks: [[5, 'physical']], abilities: ['swift', 'poison'], fame: 7 },
  { id: 'fire-dragon', pile: 'red', count: 2, armor: 7, attacks: [[9, 'fire']], resistances: ['physical', 'fire'], fame: 8 },
  { id: 'ice-dragon', pile: 'red', count: 2, armor: 7, attacks: [[6, 'ice']], abilities: ['paralyze'], resistances: ['physical', 'ice'], fame: 8 },
  { id: 'high-dragon', pile: 'red', count: 2, armor: 9, attacks: [[6, 'cold-fire']], abilities: ['brutal'], resistances: ['fire', 'ice'], fame: 9 },
  { id: 'freezers', pile: 'white', count: 3, armor: 7, attacks: [[3, 'ice']], abilities: ['swift', 'paralyze'], resistances: ['fire'], fame: 7 },
  { id: 'gunners', pile: 'white', count: 3, armor: 6, attacks: [[6, 'fire']], abilities: ['brutal'], resistances: ['ice'], fame: 7 },
  { id: 'altem-guardsmen', pile: 'white', count: 2, armor: 7, attacks: [[5, 'physical']], abilities: ['fortified'], resistances: ['physical', 'fire', 'ice'], fame: 8 },
  { id: 'altem-mages', pile: 'white', count: 2, armor: 8, attacks: [[4, 'cold-fire']], abilities: ['brutal', 'poison'], resistances: ['physical'], fame: 8 },
  { id: 'orc-skirmishers', pile: 'green', count: 2, armor: 4, attacks: [[1, 'physical'], [1, 'physical']], fame: 2, lostLegion: true },
  { id: 'orc-trackers', pile: 'green', count: 2, armor: 3, elusiveArmor: 6, attacks: [[4, 'physical']], abilities: ['assassination', 'elusive'], fame: 3, lostLegion: true },
  { id: 'orc-war-beasts', pile: 'green', count: 2, armor: 5, attacks: [[3, 'physical']], abilities: ['unfortified', 'brutal'], resistances: ['fire', 'ice'], fame: 3, lostLegion: true },
  { id: 'orc-stonethrower', pile: 'green', count: 2, armor: 2, attacks: [[7, 'physical']], abilities: ['fortified', 'cumbersome'], resistances: ['physical'], fame: 4, lostLegion: true },
  { id: 'thugs', pile: 'gray', count: 2, armor: 5, attacks: [[3, 'physical']], abilities: ['brutal'], fame: 2, reputation: 1, lostLegion: true },
  { id: 'shocktroops', pile: 'gray', count: 2, armor: 3, elusiveArmor: 6, attacks: [[5, 'physical']], abilities: ['unfortified', 'elusive'], fame: 3, lostLegion: true },
  { id: 'heroes-fortified', pile: 'gray', count: 1, armor: 4, attacks: [[5, 'physical'], [3, 'physical']], abilities: ['fortified'], fame: 5, reputation: -1, lostLegion: true },
  { id: 'heroes-swift', pile: 'gray', count: 1, armor: 5, attacks: [[3, 'physical'], [2, 'physical']], abilities: ['swift'], fame: 5, reputation: -1, lostLegion: true },
  { id: 'heroes-fire', pile: 'gray', count: 1, armor: 4, attacks: [[4, 'physical'], [2, 'fire']], resistances: ['fire'], fame: 5, reputation: -1, lostLegion: true },
  { id: 'heroes-ice', pile: 'gray', count: 1, armor: 4, attacks: [[3, 'physical'], [3, 'ice']], resistances: ['ice'], fame: 5, reputation: -1, lostLegion: true },
  { id: 'sorcerers', pile: 'violet', count: 2, armor: 6, attacks: [[6, 'physical']], abilities: ['assassination', 'poison', 'arcane-immunity'], fame: 5, lostLegion: true },
  { id: 'magic-familiars', pile: 'violet', count: 2, armor: 7, attacks: [[3, 'physical'], [3, 'physical']], abilities: ['unfortified', 'brutal'], fame: 5, lostLegion: true },
  { id: 'manticore', pile: 'brown', count: 2, armor: 6, attacks: [[4, 'physical']], abilities: ['swift', 'assassination', 'poison'], resistances: ['fire'], fame: 5, lostLegion: true },
  { id: 'hydra', pile: 'brown', count: 2, armor: 6, attacks: [[2, 'physical'], [2, 'physical'], [2, 'physical']], resistances: ['ice'], fame: 5, lostLegion: true },
  { id: 'shadow', pile: 'brown', count: 2, armor: 4, elusiveArmor: 8, attacks: [[4, 'cold-fire']], abilities: ['arcane-immunity', 'elusive'], fame: 4, lostLegion: true },
  { id: 'lava-dragon', pile: 'red', count: 2, armor: 8, attacks: [[6, 'fire']], abilities: ['fortified', 'brutal'], resistances: ['fire'], fame: 8, lostLegion: true },
  { id: 'dragon-summoner', pile: 'red', count: 2, armor: 8, attacks: [{ summon: 'brown' }, { summon: 'brown' }], abilities: ['arcane-immunity'], resistances: ['physical'], fame: 9, lostLegion: true },
  { id: 'storm-dragon', pile: 'red', count: 2, armor: 7, elusiveArmor: 14, attacks: [[4, 'ice']], abilities: ['swift', 'elusive'], resistances: ['ice'], fame: 7, lostLegion: true },
  { id: 'fire-catapult', pile: 'white', count: 1, armor: 7, attacks: [[8, 'fire']], abilities: ['fortified', 'cumbersome'], fame: 7, lostLegion: true },
  { id: 'ice-catapult', pile: 'white', count: 1, armor: 6, attacks: [[9, 'ice']], abilities: ['fortified', 'cumbersome'], fame: 7, lostLegion: true },
  { id: 'delphana-masters', pile: 'white', count: 2, armor: 8, attacks: [[5, 'cold-fire']], abilities: ['assassination', 'paralyze'], resistances: ['fire', 'ice'], fame: 9, lostLegion: true },
  { id: 'grim-legionnaires', pile: 'white', count: 2, armor: 10, attacks: [[11, 'physical']], abilities: ['unfortified', 'arcane-immunity'], fame: 8, lostLegion: true },
];
