import type { EffectFrame as Effect, LoopFrame, ProgramFrame } from '@heldentisch/engine';
import type { Looking } from '@heldentisch/pieces';

/*
 * What the game is in the middle of. Everybody sees the frames as they are: what they name lies open, or is only counted.
 */

/** The whole game: heroes, set-up, then round after round. */
export interface GameFrame extends ProgramFrame {
  readonly step: 'game';
}

/** One round: its preparation, the choice of tactics, then turn after turn. */
export interface RoundFrame extends ProgramFrame {
  readonly step: 'round';
  /** Whose turn it is, as an index into the round order. */
  turn: number;
}

export interface TurnFrame extends ProgramFrame {
  readonly step: 'turn';
  readonly seat: number;
  /** The turn is lost (MK-TRN-10). */
  forfeited: number;
}

/** The end of a turn, step by step (MK-END-01). */
export interface EndingFrame extends ProgramFrame {
  readonly step: 'ending';
  readonly seat: number;
}

/** One enemy in a combat. */
export interface Fighter {
  /** The token, face up; -1 when it is gone. */
  token: number;
  readonly enemy: number;
  /** The space it stands on, or -1. */
  readonly space: number;
  /** It defends a fortified site (MK-CBT-03); it is a rampaging enemy; it was summoned by another fighter (its index). */
  readonly isDefender: number;
  readonly isRampaging: number;
  readonly summoner: number;
  defeated: number;
  /** It does not attack (MK-ABL-27). */
  prevented: number;
  /** Bits of its attacks that are blocked, that have done their damage, and that were cancelled one by one. */
  blocked: number;
  dealt: number;
  cancelled: number;
  /** By how much each of its attacks is changed. */
  readonly attackChanges: number[];
  /** Bits of abilities and resistances it has lost; bits of abilities it has been given. */
  lostAbilities: number;
  lostResistances: number;
  gainedAbilities: number;
  /** Its attacks have this element instead, or -1. */
  element: number;
  armorChange: number;
  /** Armour by vampirism (MK-ABL-12). */
  drunk: number;
  /** It is challenged across a wall. */
  readonly behindWall: number;
  /** Site fortification is taken from it. */
  exposed: number;
  /** It is destroyed when it is blocked; its armour is 1 when it is blocked. */
  doomed: number;
  /** Its attack is used by the player: attack points by element, in the Attack phase, against all enemies but itself. */
  readonly lent: number[];
  /** Attack points that count against this enemy alone, by element: cold fire ones are ranged. */
  readonly aimed: number[];
  /** Bits of its attacks that have no abilities; bits of elements that its attacks have lost. */
  bare: number;
  lostElements: number;
  /** The hero fights a duel with it: so many attack points against it in the Attack phase. */
  dueled: number;
  /** Damage of one of its attacks goes to this unit first, or -1; which attack. */
  bait: number;
  baitedAttack: number;
  /** Fame for defeating it beyond what is printed. */
  bounty: number;
  /** The player's units had nothing to do with it, as long as this is 0. */
  unitsInvolved: number;
}

/** Something that waits for an attack or a block to succeed: which effect, how much. */
export interface Rider {
  readonly what: string;
  readonly n: number;
  /** The colour of what it comes from, for resistances, or -1. */
  readonly color: number;
}

export type CombatKind = 'rampage' | 'assault' | 'adventure' | 'monastery';

export interface CombatFrame extends ProgramFrame {
  readonly step: 'combat';
  readonly seat: number;
  readonly kind: CombatKind;
  /** The space that is fought for, or -1; the space the hero came from. */
  readonly space: number;
  readonly from: number;
  /** Night rules hold; units may not be used; only this one may (its slot, MK-CMP: maze), or -1. */
  readonly isNight: number;
  readonly noUnits: number;
  companion: number;
  /** Move points paid for a path of a maze or labyrinth, or 0. */
  readonly pathPaid: number;
  /** Another player's keep: half the fame (MK-CBT-02). */
  readonly halfFame: number;
  /** More rampaging enemies may be challenged (MK-CBT-10, MK-CBT-12). */
  readonly mayChallenge: number;
  /** Site fortification is ignored. */
  wallsDown: number;
  /** The player's phase: 0 to 3, or -1 before and after them. */
  phase: number;
  readonly fighters: Fighter[];
  /** Attack points that were made and not used yet, by kind and element; block points, by element. */
  readonly attack: number[];
  readonly block: number[];
  /** Block points that count twice against swift attacks. */
  readonly swiftBlock: number[];
  readonly riders: Rider[];
  /** Block points that may be used once more, against another attack: element and amount in turn. */
  readonly spareBlocks: number[];
  /** Wounds taken into the hand in this combat (MK-DMG-10). */
  woundsTaken: number;
  knockedOut: number;
  /** Units (things) that took damage without a wound (MK-DMG-08). */
  readonly shielded: number[];
  /** The attack whose damage is being dealt: fighter and number, or -1; what is left of it. */
  dealing: number;
  dealingAttack: number;
  damage: number;
  /** The hero has ignored some of the attack that is being dealt: units take no more of it. */
  ignored: number;
  /** Wounds taken into the hand from the attack that is being dealt. */
  woundsOfAttack: number;
  /** Enemies defeated so far. */
  defeatedCount: number;
  /** Attack points of each element that come with the Attack phase. */
  readonly laterAttack: number[];
  /** Units have given some of the attack or block points that were not used yet. */
  unitsUsed: number;
  /** Units are given so much more attack and block. */
  readonly unitBonus: number[];
  /** Fighters whose Defend was used, and those who were defended, as bits (MK-ABL-26). */
  defended: number;
}

/** Rewards are taken in any order (MK-RWD-01). */
export interface RewardsFrame extends ProgramFrame {
  readonly step: 'rewards';
  readonly seat: number;
}

export interface LevelFrame extends ProgramFrame {
  readonly step: 'level';
  readonly seat: number;
  /** The skill that was taken came from the common offer (MK-LVL-05). */
  common: number;
}

/** What a card, a unit, a skill or a tactic does. */
export interface EffectFrame extends Effect, LoopFrame {
  readonly step: 'effect';
  readonly seat: number;
  readonly program: number;
  /** On whose account: a number of the names of sources. */
  readonly source: number;
  /** The card or unit itself, or -1. */
  readonly thing: number;
  /** How much more every amount is (Concentration), and its colour for resistances, or -1. */
  bonus: number;
  readonly color: number;
}

export type MageKnightFrame =
  | GameFrame
  | RoundFrame
  | TurnFrame
  | EndingFrame
  | CombatFrame
  | RewardsFrame
  | LevelFrame
  | EffectFrame;

/** A change of the rules that lasts for a while. What `bits`, `n` and `least` mean depends on `what`. */
export interface Lasting {
  readonly what: string;
  readonly bits: number;
  n: number;
  readonly least: number;
  readonly source: number;
}

/** One player. */
export interface Player {
  hero: number;
  fame: number;
  reputation: number;
  /** The level that was carried out (MK-LVL-01). */
  level: number;
  /** The space of the figure, or -1 off the map. */
  space: number;
  /** Of deck and discard pile the last card is the top one. */
  readonly deck: number[];
  readonly hand: number[];
  readonly discard: number[];
  /** Cards played in this turn, and those of them that are thrown away at its end. */
  readonly played: number[];
  /** Cards set aside for the round, and those that lie face down under the tactic. */
  readonly aside: number[];
  readonly under: number[];
  readonly units: number[];
  /** Skills face up in front of the player, those of them that are used up for the round, and the pile. */
  readonly skills: number[];
  readonly skillPile: number[];
  readonly crystals: number[];
  readonly tokens: number[];
  tactic: number;
  tacticUsed: number;
  /** A die that lies on the tactic (its colour), or -1, and whether it was used in this turn. */
  tacticDie: number;
  /** The round order token is face down (MK-TRN-02). */
  asleep: number;
  /** The figure has plundered since its last turn (MK-CMP). */
  plundered: number;
  /** How much higher the hand limit is at the next draw (MK-RND-21). */
  drawBonus: number;
  /** No Motivation until the end of the player's next turn. */
  motivated: number;
  /** Where a token of a skill with several positions stands. */
  chaos: number;
  /** How many turns it was not used: it may go so many steps further. */
  chaosRest: number;
  /** Tokens of defeated enemies kept by a skill. */
  readonly puppets: number[];
  /** A die kept until the end of the round (its colour), or -1. */
  claimedDie: number;
  /** A colour whose use costs the others a wound until the round ends, or -1; who has paid in this turn (bits). */
  curse: number;
  cursed: number;
}

/** A place of the map where something is. */
export interface SiteState {
  readonly space: number;
  readonly site: number;
  /** The colour of a mine (bits) or a city. */
  readonly color: number;
  /** Seats whose shields lie here, in time order. A keep has one at most. */
  readonly shields: number[];
  /** It is destroyed, or empty for the rest of the game (MK-SIT-04). */
  gone: number;
  /** The level of a city. */
  readonly level: number;
  /** Bits of the paths of a maze that were used. */
  paths: number;
}

/** What the player whose turn it is has done and gained in it. */
export interface Turn {
  seat: number;
  /** 0 moving, 1 interacting, 2 the action is over, 3 resting. */
  stage: number;
  move: number;
  influence: number;
  /** The influence, more or less than nothing, that reputation brought to the interaction of this turn. */
  regard: number;
  heal: number;
  /** How many Source dice may still be used; colours of those used, rerolled at the end; of those put back as they are. */
  dice: number;
  readonly usedDice: number[];
  readonly keptDice: number[];
  /** Spaces the hero was on, in order, the present one last. */
  readonly path: number[];
  /** Cards played or discarded so far; the hand was empty at the start (MK-TRN-13). */
  cards: number;
  exempt: number;
  /** The discard of a rest is done. */
  rested: number;
  readonly lasting: Lasting[];
  readonly usedSkills: number[];
  /** Wounds that came into the hand in this turn; wounds healed from the hand; units healed. */
  wounds: number;
  /** All wounds that came to the player in this turn. */
  newWounds: number;
  healedWounds: number;
  readonly healedUnits: number[];
  /** Units recruited, and of those with influence; fame and reputation to come at the end of the turn. */
  recruited: number;
  readonly newUnits: number[];
  endFame: number;
  endReputation: number;
  /** Crystals spent, by colour. */
  readonly spentCrystals: number[];
  /** Another turn follows: 1 by a tactic, 2 by bent time. */
  extra: number;
  /** Rewards of this turn: artifacts, spells, advanced actions, units, random crystals, chosen crystals, dungeon dice. */
  readonly rewards: number[];
  /** Cards with a choice of their own at the end of the turn, each followed by 1 if its strong effect was used. */
  readonly marks: number[];
  /** Enemies defeated, and which ones (their designs). */
  defeated: number;
  readonly fallen: number[];
  /** Tiles revealed. */
  explored: number;
  /** Spaces entered for which a card may still be discarded. */
  harvests: number;
}

/** A skill that lies in the middle of the table and concerns the others (MK-SKL-05). */
export interface Central {
  readonly skill: number;
  readonly seat: number;
  readonly color: number;
  /** Seats (as bits) that have felt it. */
  felt: number;
}

export interface Dummy {
  hero: number;
  readonly deck: number[];
  readonly discard: number[];
  readonly crystals: number[];
  tactic: number;
}

export interface MageKnightState extends Looking {
  readonly frames: MageKnightFrame[];
  readonly scenario: number;
  readonly cityLevels: number[];
  readonly allContent: boolean;
  readonly picksHeroes: boolean;

  readonly players: Player[];
  readonly dummy: Dummy;
  /** Seats in round order; the dummy is the number after the last seat. */
  readonly order: number[];
  /** Seats in the order in which they took heroes. */
  readonly firstOrder: number[];

  round: number;
  turns: number;
  /** Who has announced the end of the round, or -1; turns left until it ends, or -1. */
  announcer: number;
  lastTurns: number;
  /** The scenario's end has come (MK-SCN-01): turns left, or -1. */
  goalTurns: number;
  /** The number of the turn in which it came. */
  goalTurn: number;
  /** Units whose owner has been asked in the preparation of this round. */
  readonly asked: number[];
  isOver: number;
  ending: string;
  winners: number;
  readonly points: number[];
  /** Seats (as bits) that have left the game. */
  out: number;

  readonly turn: Turn;
  /** Sparing Power was used before the turn that comes. */
  spared: number;
  readonly central: Central[];

  /** The dice of the Source, by colour shown. */
  readonly source: number[];
  /** Tactics (numbers) that lie open, and those that have left the game. */
  readonly tactics: number[];
  readonly goneTactics: number[];

  // Tiles: of the stack the last one is the top one.
  readonly stack: number[];
  readonly laid: number[];
  readonly unusedTiles: number[];
  /** How many core tiles the stack still has; tiles left over, by their backs (MK-EXP-09). */
  coresLeft: number;
  spareGreen: number;
  spareBrown: number;
  /** Who revealed a city last, or -1. */
  cityRevealer: number;
  /** For each tile place the tile there, `startTile`, or -1. */
  readonly tileAt: number[];
  readonly sites: SiteState[];
  /** Tokens on the map: enemies and ruins, where they lie and whether face up. */
  readonly tokens: number[];
  readonly tokenSpaces: number[];
  readonly tokenUp: number[];
  /** Enemies in the combat that is going on. */
  readonly engaged: number[];
  /** Where the token lies that scouts have looked at in this turn, or -1; the token itself once it is face up, or -1. */
  scouted: number;
  scoutedToken: number;
  readonly enemyPiles: number[][];
  readonly enemyDiscards: number[][];
  readonly ruins: number[];
  readonly ruinDiscard: number[];

  // Cards: of each deck and offer the last one is the top one.
  readonly actions: number[];
  readonly actionOffer: number[];
  readonly spells: number[];
  readonly spellOffer: number[];
  readonly artifacts: number[];
  /** The artifact that a box stands for in this turn. */
  readonly boxed: number[];
  readonly regulars: number[];
  readonly elites: number[];
  readonly unitOffer: number[];
  /** Advanced actions in the unit offer, by monasteries (MK-RND-07). */
  readonly monasteryOffer: number[];
  readonly commonSkills: number[];
  /** Skills revealed by a level up, to choose from. */
  readonly revealedSkills: number[];
  /** Skills of the dummy's hero, face down (MK-SOL-01). */
  readonly dummySkills: number[];
  readonly wounds: number[];
  /** Out of the game. */
  readonly box: number[];

  readonly looked: number[];
  looker: number;
  readonly seen: number[];
  /** Whose each card is, or -1; skills: whose they were first. */
  readonly owner: number[];

  /** The banner that stands in for a command token, or -1. */
  commandBanner: number;
  /** The unit that uses several abilities in one activation, and which (as -1 - number). */
  readonly mastered: number[];
  /** The unit under the extra command token of a skill (Bonds of Loyalty), or -1. */
  bonded: number;
  // Of each unit card: spent, wounds, the banner (a thing) or -1, the colour of a familiar's token or -1.
  readonly spent: number[];
  readonly unitWounds: number[];
  readonly banners: number[];
  readonly familiar: number[];
  /** Things turned face down until the next round: skills and banners. */
  readonly flipped: number[];
}
