import type { EffectFrame as Effect, ProgramFrame } from '@heldentisch/engine';
import type { Looking } from '@heldentisch/pieces';
import type { RollKind } from './abilities.js';

/*
 * What the game is in the middle of. Everybody sees the frames as they are: all cards that they name lie open.
 */

/** The whole game: one turn after the other. */
export interface GameFrame extends ProgramFrame {
  readonly step: 'game';
  /** Whose turn it is, or who takes a hero. */
  seat: number;
}

export interface TurnFrame extends ProgramFrame {
  readonly step: 'turn';
  readonly seat: number;
  /** It has ended early: only its end is left. */
  over: number;
}

/** A part of the turn in which a player may activate one card (RB-ABL-23). */
interface Part extends ProgramFrame {
  readonly seat: number;
  activated: number;
}

export interface MovementFrame extends Part {
  readonly step: 'movement';
  /** The faces of the movement dice, from 1. */
  readonly dice: number[];
  /** Bits of the dice that are spent, and of those that count as any symbol. */
  spent: number;
  wild: number;
  /** How many dice are to be rolled, and how many exhaustion counters may still go by resting. */
  toRoll: number;
  toRest: number;
  /** The hero was put somewhere, which replaces the movement. */
  isOver: number;
}

export interface AdventureFrame extends Part {
  readonly step: 'adventure';
}

/** Cards are drawn for an adventure counter until a challenge comes (RB-ADV-08). */
export interface ChainFrame extends Part {
  readonly step: 'chain';
  readonly color: number;
  /** The cards that this chain has brought so far. */
  readonly drawn: number[];
}

export interface EncounterFrame extends Part {
  readonly step: 'encounter';
  readonly card: number;
}

/** Counters of one colour are laid on spaces, and there are too few of them (RB-EVT-08). */
export interface RefillFrame extends ProgramFrame {
  readonly step: 'refill';
  readonly seat: number;
  readonly color: number;
}

export interface MarketFrame extends Part {
  readonly step: 'market';
  /** By how much the next card is cheaper. */
  discount: number;
}

export interface ExperienceFrame extends ProgramFrame {
  readonly step: 'experience';
  readonly seat: number;
}

/** Two players exchange things. What is given and asked for is written down before the other one answers. */
export interface TradeFrame extends ProgramFrame {
  readonly step: 'trade';
  readonly seat: number;
  readonly partner: number;
  readonly given: number[];
  readonly asked: number[];
  goldGiven: number;
  goldAsked: number;
  /** Cards that each side discards, so that what it receives fits (RB-INT-17). */
  readonly shed: number[];
  readonly shedByPartner: number[];
}

/** A value of one side that is changed for a while: `side` is a seat, or -1 for the challenge. */
export interface Change {
  readonly side: number;
  /** 0 to 2 the combat values, 3 to 5 the damage of the phases, 6 all combat values, 7 all damage. */
  readonly value: number;
  readonly amount: number;
  readonly ends: number;
}

export type Origin = 'counter' | 'track' | 'reward' | 'doom' | 'hero';

export interface CombatFrame extends ProgramFrame {
  readonly step: 'combat';
  /** The player whose turn it is, and the other hero's seat or -1. */
  readonly seat: number;
  readonly foe: number;
  /** The challenge, or -1. */
  readonly card: number;
  readonly origin: Origin;
  /** The colour of a counter that is taken however the fight ends (RB-VIC-07), or -1. */
  readonly owed: number;
  /** The card whose reward led to this fight and lends abilities to it, or -1. */
  readonly lender: number;
  round: number;
  phase: number;
  /** Who attacks in this round: heroes swap roles (RB-PVP-05). */
  attacker: number;
  /** Bits of the characters that have attacked in this round. */
  attacked: number;
  /** Bits of the seats that have activated a card before the combat and in this round. */
  activatedBefore: number;
  activated: number;
  /** Bits of the sides that have made a combat roll. */
  rolled: number;
  /** Abilities that cannot be used again in this combat, with the seat: `number * 8 + seat`. */
  readonly used: number[];
  readonly changes: Change[];
  /** An escape was tried in this round. */
  tried: number;
  /** Escape is forbidden (0 no, 1 in this round, 2 in this combat), or needs no roll in this round. */
  noEscape: number;
  freeEscape: number;
  /** No card may be activated in this round. */
  silenced: number;
}

/** What a roll comes to, for who compares it. */
export interface RollResult {
  readonly seat: number;
  readonly character: number;
  readonly kind: RollKind;
  total: number;
  /** Abilities with the + symbol that were used, and programs that follow a success. */
  readonly hits: number[];
  readonly later: number[];
  /** Weapons used on the roll (RB-ABL-30). */
  readonly weapons: number[];
}

/** One attack, defence or escape. */
export interface ClashFrame extends ProgramFrame {
  readonly step: 'clash';
  /** The side that attacks, defends or escapes. */
  readonly seat: number;
  readonly character: number;
  readonly kind: RollKind;
  readonly phase: number;
  /** A failure has no consequence (RB-CMB-38). */
  readonly free: number;
  /** In a fight of heroes the other side's roll comes first. */
  readonly rolls: RollResult[];
  /** Which attribute the enemy uses (3 is its lowest), or -1, and who made it so. */
  versus: number;
  versusBy: number;
  success: number;
  /** How many wounds the damage has put on the character. */
  placed: number;
}

export interface RollFrame extends ProgramFrame, RollResult {
  readonly step: 'roll';
  /** Only what must be said before anybody rolls; the dice come later. */
  readonly prelude: number;
  /** Heroes fight each other. */
  readonly duel: number;
  readonly phase: number;
  readonly skill: number;
  attribute: number;
  /** The number to reach in a test. */
  readonly target: number;
  readonly dice: number[];
  plus: number;
  /** Sources used on this roll, and always usable weapons the player has left aside (RB-ABL-13) or named. */
  readonly used: number[];
  readonly aside: number[];
  readonly named: number[];
}

/** Wounds that are about to be placed on one character: of a seat, or of the challenge if that is -1. */
export interface Hit {
  readonly seat: number;
  readonly character: number;
  readonly amount: number;
  left: number;
  readonly harm: Harm;
}

/** RB-WND-14: damage of an attack, or anything else. */
export type Harm = 'attack' | 'effect';

export interface WoundsFrame extends ProgramFrame {
  readonly step: 'wounds';
  readonly hits: Hit[];
  index: number;
  /** Bits of the seats whose hero is not saved from being knocked out. */
  fallen: number;
}

export interface KnockOutFrame extends ProgramFrame {
  readonly step: 'knockOut';
  readonly seat: number;
  /** The card to be lost, or -1. */
  lost: number;
  /** A hero beaten by another one loses neither gold nor cards (RB-PVP-13). */
  readonly beaten: number;
}

export interface PrizeFrame extends ProgramFrame {
  readonly step: 'prize';
  readonly seat: number;
  readonly loser: number;
}

export interface VictoryFrame extends ProgramFrame {
  readonly step: 'victory';
  readonly seat: number;
  readonly card: number;
  /** The colour of the counter to take, or -1. */
  owed: number;
  /** The card stays with the winner. */
  kept: number;
  /** It lies under its deck already. */
  away: number;
}

/** The hero gets away (RB-CMB-09), with a roll or without. */
export interface FlightFrame extends ProgramFrame {
  readonly step: 'flight';
  readonly seat: number;
}

/** A moment of a combat at which the sides may use something, one after the other. */
export interface WindowFrame extends ProgramFrame {
  readonly step: 'window';
  readonly opening: Opening;
  readonly seats: number[];
}

/** Before the challenge's own effects; before combat; at the start of a round; of a phase. */
export type Opening = 'swift' | 'before' | 'round' | 'phase';

/** What a card does. `program` tells what, `source` on whose account; `self` is the character that has the ability. */
export interface EffectFrame extends Effect {
  readonly step: 'effect';
  readonly seat: number;
  readonly self: number;
  readonly program: number;
  readonly source: number;
}

export type RuneboundFrame =
  | GameFrame
  | TurnFrame
  | MovementFrame
  | AdventureFrame
  | ChainFrame
  | EncounterFrame
  | RefillFrame
  | MarketFrame
  | ExperienceFrame
  | TradeFrame
  | CombatFrame
  | ClashFrame
  | RollFrame
  | WoundsFrame
  | KnockOutFrame
  | PrizeFrame
  | VictoryFrame
  | FlightFrame
  | WindowFrame
  | EffectFrame;

/** One player: the hero and what belongs to it. */
export interface Party {
  hero: number;
  /** The hero's space, or -1; the space it came from, or -1. */
  space: number;
  cameFrom: number;
  gold: number;
  wounds: number;
  exhaustion: number;
  /** Items, allies and kept challenges, in the order they came. */
  readonly cards: number[];
  /** Adventure counters by colour. */
  readonly counters: number[];
  /** Experience counters by kind. */
  readonly experience: number[];
}

export interface RuneboundState extends Looking {
  readonly frames: RuneboundFrame[];
  /** Options (RB-OPT). */
  readonly picksHeroes: boolean;
  readonly firstSeat: number;
  readonly pvp: boolean;
  readonly runesCanBeTaken: boolean;
  readonly renewal: boolean;
  readonly roundLimit: number;
  readonly doom: boolean;

  readonly parties: Party[];
  /** Of every deck the last card is the top one: the market deck, and the adventure decks by colour. */
  readonly market: number[];
  readonly decks: number[][];
  /** The face-up cards of each city. */
  readonly stacks: number[][];
  /** The event in play, if there is one. */
  readonly event: number[];
  /** The undefeated challenges by position, `nothing` where none lies, and the spaces of their counters. */
  readonly track: number[];
  readonly trackSpaces: number[];
  /** The adventure card that is being carried out; market cards that an encounter has revealed. */
  readonly inPlay: number[];
  readonly revealed: number[];
  readonly removed: number[];
  readonly looked: number[];
  looker: number;
  /** For each card the seats (as bits) that know it although it lies face down. */
  readonly seen: number[];
  /** For each card: turned face down by activating it; wounds; exhaustion. */
  readonly turned: number[];
  readonly wounds: number[];
  readonly exhaustion: number[];

  /** Adventure counters on each space, as bits of colours; counters in the supply. */
  readonly counters: number[];
  readonly supply: number[];
  readonly experienceSupply: number[];

  /** The seat that began, the round, the number of turns so far. */
  start: number;
  round: number;
  turns: number;
  /** Seats (as bits) that have left the game. */
  out: number;
  doomCount: number;
  doomCounters: number;
  /** Turns begun when the endgame of the doom begins with the next one, or 0. */
  doomed: number;

  /** In this turn: cards bought, cards sold, abilities used that have a limit. */
  readonly bought: number[];
  readonly sold: number[];
  readonly usedInTurn: number[];
  /** In this adventure step: offers made to each seat, and seats (as bits) traded with. */
  readonly offers: number[];
  traded: number;

  /** Bits of the seats that have won, and how. */
  winners: number;
  ending: string;
}
