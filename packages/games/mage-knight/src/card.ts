import type { AdvancedActionId, ArtifactId, BasicActionId, SkillId, SpellId, TacticId, UnitId } from './card-ids.js';
import type { LastingName, RiderName } from './card-lasting.js';
import type { SpecialName } from './card-specials.js';
import type { Ability, AttackKind, BasicColor, Color, Element, RecruitSite, Resistance, Terrain } from './terms.js';

export type { LastingName, RiderName } from './card-lasting.js';
export type { SpecialName } from './card-specials.js';

/*
 * The language in which cards, units, skills and tactics are written. An effect is a list of operations, read from top
 * to bottom; `operations/` carries them out. Effects are data, so that tables and bots can read what a card would do.
 *
 *   rage: { color: 'red', basic: [either({ attack: [attack(2)], block: [block(2)] })], strong: [attack(4)] }
 *
 * "The answer" is the colour that was chosen, paid, or that the card had which was discarded or thrown away last. Of a card
 * of two colours one is chosen; for an artifact any basic colour is.
 */

/** What an amount grows with. */
export type Per =
  /** Wounds of the hand that everybody has seen, and wounds on units. */
  'woundShownOrOnUnits' | 'enemy' | 'enemyBlocked' | 'readyUnit' | 'crystalColor' | 'emptyCommand' | 'crystalSet';

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
  'card',
  'plain',
  'two',
  'keep',
] as const;
export type Way = (typeof ways)[number];

export type Operations = readonly Operation[];

/** Something that is done to one enemy. Colours and immunities are looked after when it is done (MK-CBT-18, MK-ABL-25). */
export type EnemyOperation =
  | { readonly to: 'armor'; readonly n: number; readonly fortified?: number; readonly perResistance?: true }
  | { readonly to: 'prevent' }
  | { readonly to: 'destroy' }
  | {
      readonly to: 'lose';
      readonly abilities?: readonly Ability[] | 'all';
      readonly resistances?: readonly Resistance[];
    }
  | { readonly to: 'gain'; readonly ability: Ability }
  | { readonly to: 'doom'; readonly as: 'destroyed' | 'armor1' }
  /** One of its attacks, which is chosen, is changed by so much. Arcane Immunity does not help against it. */
  | { readonly to: 'attack'; readonly n: number }
  /** Its attack value becomes the player's own attack in the Attack phase. */
  | { readonly to: 'possess' };

/** Which enemies may be chosen; `reachable`: in the Ranged and Siege phase no fortified one. */
export type EnemyFilter = 'any' | 'unfortified' | 'reachable';

export type Operation =
  | { readonly op: 'move' | 'influence' | 'heal'; readonly n: Amount }
  | { readonly op: 'draw'; readonly n: Amount }
  | { readonly op: 'attack'; readonly kind: AttackKind; readonly element: Element; readonly n: Amount }
  /** `swift`: counts twice against swift attacks. `times`: so many blocks, against different attacks. */
  | {
      readonly op: 'block';
      readonly element: Element;
      readonly n: Amount;
      readonly swift?: true;
      readonly times?: number;
    }
  /** Every amount of move, influence, attack and block in the rest of this effect is so much more. */
  | { readonly op: 'more'; readonly n: number }
  | { readonly op: 'fame' | 'reputation' | 'wound' | 'dice' | 'drawBonus'; readonly n: number }
  /** At the end of the turn, if the points were used in an interaction. */
  | { readonly op: 'courtesy'; readonly fame: number; readonly reputation: number }
  /** One mana token or crystal, of a colour that is chosen among these. */
  | { readonly op: 'mana' | 'crystal'; readonly of: readonly Color[] }
  /** A basic colour is chosen among these and becomes the answer. */
  | { readonly op: 'pickColor'; readonly of: readonly BasicColor[] }
  /**
   * A crystal of a colour the player has already, or has not yet; that a spell of the offer has, or two of two such spells;
   * that a Source die shows, which is rerolled at once.
   */
  | { readonly op: 'crystalOf'; readonly which: 'owned' | 'missing' | 'spellOffer' | 'spellOfferTwice' | 'sourceDie' }
  /** One of the ways is taken, or so many different ones. */
  | { readonly op: 'either'; readonly ways: Readonly<Partial<Record<Way, Operations>>>; readonly picks?: number }
  | { readonly op: 'may'; readonly do: Operations }
  | { readonly op: 'when'; readonly is: Condition; readonly then: Operations; readonly otherwise?: Operations }
  /** The effect, or the way of `either` that it stands in, can be played only if this holds. */
  | { readonly op: 'only'; readonly is: Condition }
  /** It is the action of the turn, which must still be free (MK-TRN-24). */
  | { readonly op: 'takeAction' }
  /** A mana is paid. Then what is said for its colour. */
  | { readonly op: 'pay'; readonly of: readonly Color[]; readonly by?: Readonly<Partial<Record<Color, Operations>>> }
  /** A crystal, or two, of the answer. */
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
  /** A unit of the offer joins for free; if all command tokens are taken, another one is disbanded first (MK-UNI-06). */
  | { readonly op: 'gainUnit' }
  /**
   * The hero goes over revealed spaces without provoking anybody; `costs` are the move points for one space, two and so on.
   * Spaces of `closed` terrains are not passed. The last space is safe, or it is a fortified site that is assaulted at once:
   * its fortification does not count then, and a withdrawal leads back to where the hero came from.
   */
  | {
      readonly op: 'travel';
      readonly costs: readonly number[];
      readonly closed?: readonly Terrain[];
      readonly to: 'safe' | 'assault';
    }
  /** Something is done to one enemy, or to at most so many different ones. */
  | {
      readonly op: 'enemy';
      readonly filter: EnemyFilter;
      readonly do: readonly EnemyOperation[];
      readonly most?: number;
    }
  /** To all enemies, or to all but the one that was chosen before. */
  | { readonly op: 'enemies'; readonly do: readonly EnemyOperation[]; readonly others?: true }
  /** In the Block phase one enemy attack is so much lower. */
  | { readonly op: 'lower'; readonly n: number }
  /** Of the attack that is dealt to the hero 2 damage is ignored if it has one of these elements, otherwise 1. */
  | { readonly op: 'ignoreDamage'; readonly of: readonly Element[] }
  /** The token of the skill is turned face down; `flipsBack` says how it comes back. */
  | { readonly op: 'flip' }
  | { readonly op: 'rider'; readonly name: RiderName; readonly n: number }
  | {
      readonly op: 'lasting';
      readonly name: LastingName;
      readonly n?: Amount;
      readonly terrains?: readonly Terrain[] | 'all';
      readonly colors?: readonly Color[];
      readonly least?: number;
      readonly bits?: number;
    }
  /** Another action card of the hand is used for free: it is played with this one, or thrown away. */
  | {
      readonly op: 'playOther';
      readonly use: 'strong' | 'basic';
      readonly bonus: number;
      readonly times: number;
      readonly leaves: 'played' | 'gone';
    }
  /** A card of an offer (a spell: of the answer's colour) is used for free, the strong effect also by day; it stays there. */
  | { readonly op: 'playOffered'; readonly from: 'actionOffer' | 'spellOffer'; readonly use: 'strong' | 'basic' }
  /** A card of the answer's colour comes from an offer. */
  | { readonly op: 'takeCard'; readonly from: 'actionOffer' | 'spellOffer'; readonly to: 'hand' | 'discard' }
  /** What only one card does; `operations/specials` carries it out. */
  | { readonly op: 'special'; readonly name: SpecialName };

/** Any card but a wound, a wound, any card at all, an action card, or an action card or spell. */
export type HandFilter = 'card' | 'wound' | 'any' | 'action' | 'colored';

export type Condition =
  | 'combat'
  | 'notCombat'
  /** In the Ranged and Siege phase, before any attack points were made and any enemy was defeated. */
  | 'combatStart'
  | 'attackPhase'
  | 'interacting'
  | 'forest'
  | 'fortifiedSite'
  | 'glade'
  | 'day'
  /** The own fame is lower than everybody else's. */
  | 'lowestFame'
  /** No unit has been recruited with influence in this turn. */
  | 'noRecruits'
  /** No Source die has been used in this turn. */
  | 'noDiceUsed';

/** An operation of a card reads like its text. */
export const move = (n: Amount): Operation => ({ op: 'move', n });
export const influence = (n: Amount): Operation => ({ op: 'influence', n });
export const heal = (n: Amount): Operation => ({ op: 'heal', n });
export const attack = (n: Amount, element: Element = 'physical'): Operation => ({
  op: 'attack',
  kind: 'melee',
  element,
  n,
});
export const ranged = (n: Amount, element: Element = 'physical'): Operation => ({
  op: 'attack',
  kind: 'ranged',
  element,
  n,
});
export const siege = (n: Amount, element: Element = 'physical'): Operation => ({
  op: 'attack',
  kind: 'siege',
  element,
  n,
});
export const block = (n: Amount, element: Element = 'physical'): Operation => ({ op: 'block', element, n });
export const swiftBlock = (n: Amount): Operation => ({ op: 'block', element: 'physical', n, swift: true });
export const blocks = (times: number, n: Amount, element: Element = 'physical'): Operation => ({
  op: 'block',
  element,
  n,
  times,
});
export const more = (n: number): Operation => ({ op: 'more', n });
export const fame = (n: number): Operation => ({ op: 'fame', n });
export const reputation = (n: number): Operation => ({ op: 'reputation', n });
export const draw = (n: Amount): Operation => ({ op: 'draw', n });
export const takeWound: Operation = { op: 'wound', n: 1 };
export const moreDice = (n: number): Operation => ({ op: 'dice', n });
export const drawBonus = (n: number): Operation => ({ op: 'drawBonus', n });
export const mana = (...of: readonly Color[]): Operation => ({ op: 'mana', of });
export const crystal = (...of: readonly BasicColor[]): Operation => ({ op: 'crystal', of });
export const basics = ['red', 'blue', 'white', 'green'] as const satisfies readonly BasicColor[];
export const anyMana: Operation = { op: 'mana', of: ['red', 'blue', 'white', 'green', 'gold', 'black'] };
export const anyCrystal: Operation = { op: 'crystal', of: basics };
export const pickColor: Operation = { op: 'pickColor', of: basics };
export const either = (list: Readonly<Partial<Record<Way, Operations>>>): Operation => ({ op: 'either', ways: list });
export const eitherTwo = (list: Readonly<Partial<Record<Way, Operations>>>): Operation => ({
  op: 'either',
  ways: list,
  picks: 2,
});
export const may = (...list: Operations): Operation => ({ op: 'may', do: list });
export const when = (is: Condition, then: Operations, otherwise: Operations = []): Operation => ({
  op: 'when',
  is,
  then,
  otherwise,
});
export const only = (is: Condition): Operation => ({ op: 'only', is });
export const takeAction: Operation = { op: 'takeAction' };
export const pay = (...of: readonly Color[]): Operation => ({ op: 'pay', of });
export const payBasic: Operation = pay(...basics);
export const payBy = (by: Readonly<Partial<Record<Color, Operations>>>): Operation => ({
  op: 'pay',
  of: Object.keys(by) as Color[],
  by,
});
export const crystalOfIt = (n = 1): Operation => ({ op: 'crystalOfAnswer', n });
export const discard = (what: HandFilter, by?: Readonly<Partial<Record<BasicColor, Operations>>>): Operation =>
  by === undefined ? { op: 'discard', what } : { op: 'discard', what, by };
export const throwAway = (what: HandFilter, by?: Readonly<Partial<Record<BasicColor, Operations>>>): Operation =>
  by === undefined ? { op: 'throwAway', what } : { op: 'throwAway', what, by };
export const discardAny = (what: HandFilter, most: number, ...each: Operations): Operation => ({
  op: 'discardAny',
  what,
  most,
  each,
});
export const ready = (level: number): Operation => ({ op: 'ready', level });
export const readyLevels = (n: Amount): Operation => ({ op: 'readyLevels', n });
/** The highest level of a unit. */
export const anyLevel = 4;
export const gainUnit: Operation = { op: 'gainUnit' };
export const travel = (...costs: readonly number[]): Operation => ({ op: 'travel', costs, to: 'safe' });
export const enemy = (...list: readonly EnemyOperation[]): Operation => ({ op: 'enemy', filter: 'any', do: list });
export const someEnemies = (most: number, ...list: readonly EnemyOperation[]): Operation => ({
  op: 'enemy',
  filter: 'any',
  do: list,
  most,
});
export const allEnemies = (...list: readonly EnemyOperation[]): Operation => ({ op: 'enemies', do: list });
export const otherEnemies = (...list: readonly EnemyOperation[]): Operation => ({
  op: 'enemies',
  do: list,
  others: true,
});
/** The second number is for a fortified enemy. */
export const armor = (n: number, fortified?: number): EnemyOperation =>
  fortified === undefined ? { to: 'armor', n } : { to: 'armor', n, fortified };
export const itsAttack = (n: number): EnemyOperation => ({ to: 'attack', n });
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
export const ignoreDamage = (...of: readonly Element[]): Operation => ({ op: 'ignoreDamage', of });
export const flip: Operation = { op: 'flip' };
export const playOffered = (from: 'actionOffer' | 'spellOffer', use: 'strong' | 'basic'): Operation => ({
  op: 'playOffered',
  from,
  use,
});
export const takeCard = (from: 'actionOffer' | 'spellOffer', to: 'hand' | 'discard'): Operation => ({
  op: 'takeCard',
  from,
  to,
});
export const special = (name: SpecialName): Operation => ({ op: 'special', name });

/** When an effect is played and what it counts as (C-36). */
export type Category = 'move' | 'influence' | 'combat' | 'heal' | 'special' | 'action' | 'banner';

/**
 * A card of the deed deck. Its colours are those that its strong effect (a spell: its basic effect) is paid with. An empty
 * effect cannot be played: a banner is assigned instead.
 */
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

/**
 * How often a skill may be used. The token of an interactive one goes to the centre, where the rules look what it does to
 * the others. A passive one is never used: its effect is carried out when the skill is gained.
 */
export type SkillUse = 'turn' | 'round' | 'interactive' | 'passive';

export interface SkillCard {
  readonly id: SkillId;
  readonly use: SkillUse;
  readonly do: Operations;
  /**
   * Only in combat, outside of it, in an interaction, outside of one, in the Block phase, while damage is assigned, while
   * moving; or also in the turns of others.
   */
  readonly when?: 'combat' | 'notCombat' | 'interaction' | 'notInteraction' | 'block' | 'damage' | 'move' | 'anyTurn';
  /** What the owner gets when the token of an interactive skill comes back at the start of their next turn. */
  readonly back?: Operations;
  /** What holds in every turn of the owner without using it. */
  readonly always?: Operations;
  /** How its token is turned up again within the round: by resting, by the action of a turn, by paying a green mana. */
  readonly flipsBack?: 'rest' | 'action' | 'green';
  /** Hinders other players (MK-SCN-06). */
  readonly isCompetitive?: true;
  readonly lostLegion?: true;
}

export interface TacticCard {
  readonly id: TacticId;
  readonly isNight: boolean;
  readonly number: number;
}
