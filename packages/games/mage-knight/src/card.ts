import type { AdvancedActionId, ArtifactId, BasicActionId, SkillId, SpellId, TacticId, UnitId } from './card-ids.js';
import type {
  Ability,
  AttackKind,
  BasicColor,
  Color,
  Element,
  RecruitSite,
  Resistance,
  Terrain,
} from './terms.js';

/*
 * The language in which cards, units, skills and tactics are written. An effect is a list of operations, read from top
 * to bottom; `operations/` carries them out. Effects are data, so that tables and bots can read what a card would do.
 *
 *   rage: { color: 'red', basic: [either({ attack: [attack(2)], block: [block(2)] })], strong: [attack(4)] }
 */

/** What an amount grows with. */
export type Per =
  | 'woundInHandOrOnUnits'
  | 'enemy'
  | 'enemyBlocked'
  | 'readyUnit'
  | 'crystalColor'
  | 'emptyCommand'
  | 'crystalSet';

/** A fixed number, one by day and one by night, or a number that grows with something. */
export type Amount =
  | number
  | { readonly day: number; readonly night: number }
  | { readonly base: number; readonly each: number; readonly per: Per; readonly most?: number }
  /** What it costs to enter the own space (One with the Land). */
  | 'terrainCost';

export const per = (base: number, each: number, what: Per, most?: number): Amount =>
  most === undefined ? { base, each, per: what } : { base, each, per: what, most };

/** Names of the ways of `either`: what the choice `take` calls them. */
export const ways = [
  'move',
  'influence',
  'attack',
  'block',
  'ranged',
  'siege',
  'fire-attack',
  'fire-block',
  'fire-siege',
  'ice-attack',
  'ice-block',
  'ice-siege',
  'cold-fire-attack',
  'cold-fire-block',
  'heal',
  'draw',
  'ready',
  'crystal',
  'mana',
  'lower',
  'weaken',
  'prevent',
  'honour',
  'wound',
  'one',
  'all',
  'fortification',
  'resistance',
  'yes',
  'no',
  'red',
  'blue',
  'white',
  'green',
  'gold',
  'black',
  'top',
  'bottom',
  'hand',
  'discard',
  'taunt',
  'travel',
  'discount',
  'two-blocks',
  'three-blocks',
  'more',
  'flip',
] as const;
export type Way = (typeof ways)[number];

export type Operations = readonly Operation[];

/** Something that is done to one enemy. Colours and immunities are looked after when it is done (MK-CBT-18, MK-ABL-25). */
export type EnemyOperation =
  | { readonly to: 'armor'; readonly n: number; readonly fortified?: number; readonly perResistance?: true }
  | { readonly to: 'prevent' }
  | { readonly to: 'destroy' }
  | { readonly to: 'lose'; readonly abilities?: readonly Ability[] | 'all'; readonly resistances?: readonly Resistance[] }
  | { readonly to: 'gain'; readonly ability: Ability }
  | { readonly to: 'doom'; readonly as: 'destroyed' | 'armor1' }
  /** Its attack value becomes the player's own attack in the Attack phase. */
  | { readonly to: 'possess' };

/** Which enemies may be chosen. */
export type EnemyFilter = 'any' | 'unfortified';

/** What waits for a block or an attack to succeed. */
export type RiderName =
  | 'weakenBlocked'
  | 'weakenBlockedBySurplus'
  | 'destroyBlocked'
  | 'attackAfterBlock'
  | 'blockByAbilities'
  | 'reputationPerDefeated'
  | 'famePerDefeated'
  | 'crystalPerDefeated'
  | 'crystalOncePerDefeated'
  | 'weakenOthersPerDefeated'
  | 'duel';

/** Changes of the rules for the rest of the turn. */
export type LastingName =
  // Movement: `terrains` cost less (not below `least`), cost so much, or can be entered at that price; or not at all.
  | 'costLess'
  | 'easierSpace'
  | 'cost'
  | 'open'
  | 'closed'
  | 'safe'
  | 'spaceBending'
  | 'exploreLess'
  | 'exploreFar'
  | 'seeFar'
  | 'noWalls'
  // Combat
  | 'moveAsAttack'
  | 'moveAsRanged'
  | 'influenceAsBlock'
  | 'influenceAsFireBlock'
  | 'influenceAsIceBlock'
  | 'firstAttackOrBlock'
  | 'unitsUnhurt'
  | 'unitsResist'
  | 'unitArmor'
  | 'unitBonus'
  | 'unitFame'
  | 'unitAttackBonus'
  | 'defeatFame'
  | 'phaseDefeatFame'
  | 'doublePhysical'
  | 'noPhysicalResistance'
  | 'coldFireAttacks'
  | 'siegeAttacks'
  | 'rangedDoubledOrSiege'
  | 'mistForm'
  | 'noFirstWound'
  | 'attackCardBonus'
  | 'blockBonus'
  // Cards and mana
  | 'sideways'
  | 'sidewaysWound'
  | 'unitPhysical'
  | 'nextMove'
  | 'everyMove'
  | 'freeMana'
  | 'goldAtNight'
  | 'blackByDay'
  | 'dayInForest'
  | 'anyColorDice'
  | 'blackDieAnyColor'
  | 'polarized'
  | 'keepCrystals'
  | 'drawPerWound'
  | 'drawPerHealed'
  | 'readyHealed'
  | 'famePerHealing'
  | 'reputationPerRecruit'
  | 'famePerRecruit'
  | 'recruitDiscount'
  | 'noReputation'
  | 'learnAction'
  | 'healForInfluence'
  | 'readyForInfluence'
  | 'discardForCrystal'
  | 'removeNewWounds'
  | 'drawBonusOnHills'
  | 'drawBonusOnMountains'
  | 'shapeshift';

export type Operation =
  | { readonly op: 'move' | 'influence' | 'heal'; readonly n: Amount }
  | { readonly op: 'attack'; readonly kind: AttackKind; readonly element: Element; readonly n: Amount }
  | { readonly op: 'block'; readonly element: Element; readonly n: Amount; readonly swift?: true }
  | { readonly op: 'fame' | 'reputation' | 'draw' | 'wound' | 'dice' | 'drawBonus'; readonly n: number }
  /** At the end of the turn, if the points were used in an interaction. */
  | { readonly op: 'courtesy'; readonly fame: number; readonly reputation: number }
  /** One mana token or crystal, of a colour that is chosen among these. */
  | { readonly op: 'mana' | 'crystal'; readonly of: readonly Color[] }
  /** A crystal of a colour the player has already, or has not yet. */
  | { readonly op: 'crystalOf'; readonly which: 'owned' | 'missing' | 'spellOffer' | 'spellOfferTwice' | 'sourceDie' }
  | { readonly op: 'either'; readonly ways: Readonly<Partial<Record<Way, Operations>>> }
  | { readonly op: 'may'; readonly do: Operations }
  | { readonly op: 'when'; readonly is: Condition; readonly then: Operations; readonly otherwise?: Operations }
  /** A mana is paid. Then what is said for its colour. */
  | { readonly op: 'pay'; readonly of: readonly Color[]; readonly by?: Readonly<Partial<Record<Color, Operations>>> }
  /** The colour that was paid, or that the card had: a crystal, or two, of it. */
  | { readonly op: 'crystalOfAnswer'; readonly n: number }
  /** A card leaves the hand: to the discard pile, or out of the game. Then what is said for its colour. */
  | {
      readonly op: 'discard' | 'throwAway';
      readonly what: HandFilter;
      readonly by?: Readonly<Partial<Record<BasicColor, Operations>>>;
    }
  /** Any number of cards are discarded, each for this. */
  | { readonly op: 'discardAny'; readonly what: HandFilter; readonly most: number; readonly each: Operations }
  | { readonly op: 'ready'; readonly level: number; readonly heals?: true }
  | { readonly op: 'readyLevels'; readonly n: Amount }
  | { readonly op: 'readyAll' | 'healAll' | 'healOneUnit' }
  | { readonly op: 'enemy'; readonly filter: EnemyFilter; readonly do: readonly EnemyOperation[] }
  | { readonly op: 'enemies'; readonly do: readonly EnemyOperation[]; readonly others?: true }
  | { readonly op: 'lower'; readonly n: number }
  | { readonly op: 'rider'; readonly name: RiderName; readonly n: number }
  | {
      readonly op: 'lasting';
      readonly name: LastingName;
      readonly n?: number;
      readonly terrains?: readonly Terrain[] | 'all';
      readonly least?: number;
      readonly bits?: number;
    }
  /** Another card of the hand, an offer or the table is used. */
  | { readonly op: 'playOther'; readonly use: 'strong' | 'basic'; readonly bonus: number; readonly times: number; readonly leaves: 'played' | 'gone' }
  | { readonly op: 'takeCard'; readonly from: 'actionOffer' | 'spellOffer'; readonly color: 'answer' | 'any'; readonly to: 'hand' | 'discard' | 'deck' }
  /** What only one card does; `operations/specials` carries it out. */
  | { readonly op: 'special'; readonly name: SpecialName };

/** What only one card or skill does, by its name. */
export type SpecialName = string;

export type HandFilter = 'card' | 'wound' | 'any' | 'action' | 'colored' | 'actionOrSpell';

export type Condition = 'combat' | 'interacting' | 'forest' | 'noWoundYet' | 'day' | 'lowestFame';

/** An operation of a card reads like its text. */
export const move = (n: Amount): Operation => ({ op: 'move', n });
export const influence = (n: Amount): Operation => ({ op: 'influence', n });
export const heal = (n: Amount): Operation => ({ op: 'heal', n });
export const attack = (n: Amount, element: Element = 'physical'): Operation => ({ op: 'attack', kind: 'melee', element, n });
export const ranged = (n: Amount, element: Element = 'physical'): Operation => ({ op: 'attack', kind: 'ranged', element, n });
export const siege = (n: Amount, element: Element = 'physical'): Operation => ({ op: 'attack', kind: 'siege', element, n });
export const block = (n: Amount, element: Element = 'physical'): Operation => ({ op: 'block', element, n });
export const swiftBlock = (n: Amount): Operation => ({ op: 'block', element: 'physical', n, swift: true });
export const fame = (n: number): Operation => ({ op: 'fame', n });
export const reputation = (n: number): Operation => ({ op: 'reputation', n });
export const draw = (n: number): Operation => ({ op: 'draw', n });
export const takeWound: Operation = { op: 'wound', n: 1 };
export const moreDice = (n: number): Operation => ({ op: 'dice', n });
export const drawBonus = (n: number): Operation => ({ op: 'drawBonus', n });
export const mana = (...of: readonly Color[]): Operation => ({ op: 'mana', of });
export const crystal = (...of: readonly BasicColor[]): Operation => ({ op: 'crystal', of });
export const basics = ['red', 'blue', 'white', 'green'] as const satisfies readonly BasicColor[];
export const anyMana: Operation = { op: 'mana', of: ['red', 'blue', 'white', 'green', 'gold', 'black'] };
export const anyCrystal: Operation = { op: 'crystal', of: basics };
export const either = (list: Readonly<Partial<Record<Way, Operations>>>): Operation => ({ op: 'either', ways: list });
export const may = (...list: Operations): Operation => ({ op: 'may', do: list });
export const when = (is: Condition, then: Operations, otherwise: Operations = []): Operation => ({ op: 'when', is, then, otherwise });
export const payBasic: Operation = { op: 'pay', of: basics };
export const payBy = (by: Readonly<Partial<Record<Color, Operations>>>): Operation => ({ op: 'pay', of: Object.keys(by) as Color[], by });
export const crystalOfIt = (n = 1): Operation => ({ op: 'crystalOfAnswer', n });
export const discard = (what: HandFilter, by?: Readonly<Partial<Record<BasicColor, Operations>>>): Operation =>
  by === undefined ? { op: 'discard', what } : { op: 'discard', what, by };
export const throwAway = (what: HandFilter, by?: Readonly<Partial<Record<BasicColor, Operations>>>): Operation =>
  by === undefined ? { op: 'throwAway', what } : { op: 'throwAway', what, by };
export const discardAny = (what: HandFilter, most: number, ...each: Operations): Operation => ({ op: 'discardAny', what, most, each });
export const ready = (level: number): Operation => ({ op: 'ready', level });
export const enemy = (...list: readonly EnemyOperation[]): Operation => ({ op: 'enemy', filter: 'any', do: list });
export const allEnemies = (...list: readonly EnemyOperation[]): Operation => ({ op: 'enemies', do: list });
export const armor = (n: number): EnemyOperation => ({ to: 'armor', n });
export const noAttack: EnemyOperation = { to: 'prevent' };
export const destroyed: EnemyOperation = { to: 'destroy' };
export const loseFortification: EnemyOperation = { to: 'lose', abilities: ['fortified'] };
export const loseResistances: EnemyOperation = { to: 'lose', resistances: ['physical', 'fire', 'ice'] };
export const lower = (n: number): Operation => ({ op: 'lower', n });
export const rider = (name: RiderName, n = 1): Operation => ({ op: 'rider', name, n });
export const lasting = (
  name: LastingName,
  rest: Omit<Extract<Operation, { op: 'lasting' }>, 'op' | 'name'> = {},
): Operation => ({ op: 'lasting', name, ...rest });
export const special = (name: SpecialName): Operation => ({ op: 'special', name });

/** When an effect is played and what it counts as (C-36). */
export type Category = 'move' | 'influence' | 'combat' | 'heal' | 'special' | 'action' | 'banner';

/** A card of the deed deck. Its colours are those that its strong effect (a spell: its basic effect) is paid with. */
export interface DeedCard {
  readonly id: BasicActionId | AdvancedActionId | SpellId | ArtifactId;
  readonly kind: 'basic' | 'advanced' | 'spell' | 'artifact';
  readonly colors: readonly BasicColor[];
  readonly categories: readonly Category[];
  readonly basic: Operations;
  readonly strong: Operations;
  /** What the unit has that carries it. */
  readonly isBanner?: true;
  /** Hinders other players: not in solo games (MK-SCN-06). */
  readonly isCompetitive?: true;
  /** Taken out for the first scenario. */
  readonly isAdvancedOnly?: true;
  readonly lostLegion?: true;
}

export interface UnitAbility {
  readonly mana?: Color;
  readonly do: Operations;
}

export interface UnitCard {
  readonly id: UnitId;
  readonly isElite: boolean;
  readonly level: number;
  readonly cost: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly sites: readonly RecruitSite[];
  readonly copies: number;
  readonly abilities: readonly UnitAbility[];
  /** What is printed beyond that: how it is recruited and used. */
  readonly special?: 'thugs' | 'heroes' | 'familiars' | 'masters';
  readonly lostLegion?: true;
}

/** How often a skill may be used. */
export type SkillUse = 'turn' | 'round' | 'interactive' | 'passive';

export interface SkillCard {
  readonly id: SkillId;
  readonly use: SkillUse;
  readonly do: Operations;
  /** Only in combat, only outside of it, only in an interaction, only in the Block phase, only while moving; at any time. */
  readonly when?: 'combat' | 'notCombat' | 'interaction' | 'block' | 'damage' | 'move' | 'anyTurn';
  /** Hinders other players (MK-SCN-06). */
  readonly isCompetitive?: true;
}

export interface TacticCard {
  readonly id: TacticId;
  readonly isNight: boolean;
  readonly number: number;
}
