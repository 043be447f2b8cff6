import type { Deed, EffectFrame, Step } from '@heldentisch/engine';
import type { Alternation } from '@heldentisch/pieces';

/** The course of the whole game: set-up, then turn after turn. */
export interface GameFrame {
  readonly step: 'game';
  at: number;
  /** How many seats have had their part of the running phase. */
  done: number;
}

/** One player draws; all decks are named before a card is looked at (KH-SET-08). */
export interface DrawFrame {
  readonly step: 'draw';
  readonly seat: number;
  left: number;
  /** The only deck, or -1. */
  deck: number;
  /** Every card comes from the deck named first. */
  readonly same: boolean;
}

/** Green cards came outside the own turn: an NPC among them may be put down at once (KH-NPC-01). */
export interface WelcomeFrame {
  readonly step: 'welcome';
  readonly seat: number;
  /** The cards just drawn are the last so many of the hand. Which they are is nobody else's business. */
  readonly count: number;
}

export interface OpeningFrame {
  readonly step: 'opening';
  readonly seat: number;
  /** Something has been put down. */
  started: boolean;
}

export interface TurnFrame {
  readonly step: 'turn';
  readonly seat: number;
  at: number;
}

/** What happens at the start of a turn, in an order the player chooses (KH-TRN-07). */
export interface TurnStartFrame {
  readonly step: 'turnStart';
  readonly seat: number;
  /** Cards whose effect is still to come; poison is named by its victim's card. */
  readonly due: number[];
  /** The player has chosen what comes first. */
  ordered: boolean;
}

export interface EquipFrame {
  readonly step: 'equip';
  readonly seat: number;
  readonly hero: number;
  /** How many cards may still be put down and taken back. */
  puts: number;
  takes: number;
}

export interface TransferFrame {
  readonly step: 'transfer';
  readonly seat: number;
  /** Bits of the heroes who take part. */
  heroes: number;
  readonly hub: number;
  /** Nobody pays an action; two heroes at most. */
  readonly free: boolean;
  /** The card of every move so far: none changes hands more than twice (KH-TRF-05). */
  readonly handedOn: number[];
}

/** Handing in cards for a hero or another card. */
export interface HandInFrame {
  readonly step: 'handIn';
  readonly seat: number;
  left: number;
  readonly goal: 'hero' | 'card';
}

/** Cards that count in a combat or casting. */
export interface InForce {
  /** The cards, and for each the being it counts for. */
  readonly played: number[];
  readonly playedFor: number[];
  /** Luck of the first roll (see `rules/dice.ts`), for who attacks or casts and for who defends. */
  readonly luck: number[];
}

/** `undefended`: renounced, impossible, or without a reaction. */
export type Stance = 'open' | 'defends' | 'undefended';

/** `brokenOff`: a card cancelled the attack before the first roll. */
export type CombatResult = 'open' | 'hit' | 'wardedOff' | 'brokenOff';

/** The part of a combat that is about one target. Another target means another duel. */
export interface Duel extends InForce {
  /** Who was attacked, and who defends: the same, unless somebody stepped in. */
  readonly target: number;
  defender: number;
  protecting: boolean;
  /** What protecting costs. */
  penalty: number;
  /** A card made this one the target: nobody can step in any more. */
  readonly redirected: boolean;
  stance: Stance;
  /** The means of the defence and its card, or -1. */
  defence: number;
  defenceCard: number;
  /** The defence spell was cast from the hand. */
  defenceScroll: boolean;
  /** Protectors that offered themselves. */
  readonly offers: number[];
  /** Heroes that cannot drop below 1 life point. */
  readonly tough: number[];
  readonly attackRolls: number[];
  readonly defenceRolls: number[];
  attackTotal: number;
  defenceTotal: number;
  result: CombatResult;
}

/** An attack that is going on. `at` is its phase (see `rules/combat.ts`). */
export interface CombatFrame {
  readonly step: 'combat';
  at: number;
  readonly seat: number;
  readonly attacker: number;
  readonly attack: number;
  readonly means: number;
  /** The card used, or -1 for claws and creatures. */
  readonly card: number;
  /** The spell was cast from the hand. */
  readonly scroll: boolean;
  /** The second enemy of a spell with two targets, or -1. */
  second: number;
  /** How many targets were hit, and by how much that lengthens the spell's cooldown. */
  hits: number;
  extraCooldown: number;
  duel: Duel;
}

/** A general spell on its way. */
export interface CastFrame extends InForce {
  readonly step: 'cast';
  at: number;
  readonly seat: number;
  readonly caster: number;
  readonly card: number;
  readonly scroll: boolean;
  readonly aim: number;
  readonly rolls: number[];
  total: number;
  failed: boolean;
}

/**
 * The cards before the first roll of a combat or casting: the sides in turn until all pass in a row, then the others
 * (KH-CMB-13). The frame below it is what they are about.
 */
export interface BeforeRollFrame extends Alternation {
  readonly step: 'beforeRoll';
  /** The other seats that have not answered yet (bits). */
  open: number;
}

/** Others may answer. `open` are the seats that have not yet (bits). */
export interface WindowFrame {
  readonly step: 'window';
  readonly occasion: WindowOccasion;
  open: number;
  /** What it is about: the card played, the NPC used, the hero that dies or lost life points. */
  readonly about: number;
}

export type WindowOccasion = 'announced' | 'event' | 'npc' | 'death' | 'loss';

/** A card that was played and takes effect unless somebody cancels it. */
export interface PlayedFrame {
  readonly step: 'played';
  at: number;
  readonly seat: number;
  readonly card: number;
  cancelled: boolean;
}

/** An NPC's ability that was called. */
export interface CallFrame {
  readonly step: 'call';
  at: number;
  readonly seat: number;
  readonly npc: number;
  cancelled: boolean;
}

/** A running effect. `self` is the being it belongs to, or -1. */
export interface HeldenEffectFrame extends EffectFrame {
  readonly step: 'effect';
  readonly card: number;
  /** Which program of the card: 0 its own, 1 what follows a hit. */
  readonly part: number;
  readonly seat: number;
  readonly self: number;
  readonly aim: number;
}

/** Deaths that one cause brought about. */
export interface CasualtiesFrame {
  readonly step: 'casualties';
  at: number;
  /** The being being buried, or -1. */
  being: number;
}

export type HeldenFrame =
  | GameFrame
  | DrawFrame
  | WelcomeFrame
  | OpeningFrame
  | TurnFrame
  | TurnStartFrame
  | EquipFrame
  | TransferFrame
  | HandInFrame
  | CombatFrame
  | CastFrame
  | BeforeRollFrame
  | WindowFrame
  | PlayedFrame
  | CallFrame
  | HeldenEffectFrame
  | CasualtiesFrame;

/** A change that lasts beyond the combat: what it does stands on its card. */
export interface LastingEffect {
  readonly card: number;
  /** The being it is about, or -1. */
  readonly being: number;
  /** Who caused it. */
  readonly seat: number;
  /** Ends at the start of this seat's turn, or -1: at the end of the running turn. */
  readonly until: number;
  /** Which of the card's changes, where it offers several; -1 for all. */
  readonly stat: number;
}

export interface HeldenState {
  readonly frames: HeldenFrame[];

  // Agreed before the game.
  readonly seats: number;
  readonly life: number;
  readonly oneStack: boolean;
  readonly redraws: boolean;
  readonly startHeroes: number;
  readonly bareEvasion: boolean;

  // Beings, by their place in the tables.
  /** The card of who is in play, else -1. */
  readonly field: number[];
  /** Whose it is; of a demon the player it lies in front of. */
  readonly owner: number[];
  readonly lp: number[];
  readonly actions: number[];
  /** 1: the action can only be an attack. */
  readonly attackOnly: number[];
  readonly reactions: number[];
  /** 1: loses its next action. */
  readonly stunned: number[];
  /** 1: bound by a demon, may act only against it. */
  readonly chained: number[];
  readonly poison: number[];
  /** Of who has no life points left: the player whose hero or creature struck, or -1. */
  readonly slayer: number[];
  /** The turn in which it came into play. */
  readonly since: number[];
  /** Creatures: the hero who summoned it from the spellbook, or -1. */
  readonly summoner: number[];
  /** Heroes: the seat that got it at the start, or -1. */
  readonly origin: number[];
  /** NPCs: 1 if used since the own turn began. */
  readonly used: number[];
  /** Uses of artifacts in this turn, by card. */
  readonly uses: number[];

  // Cards. The top of a deck is its last element.
  readonly gear: number[][];
  readonly hand: number[][];
  readonly deck: number[][];
  readonly discard: number[][];
  readonly heroStack: number[];
  /** Drawn, not yet looked at. */
  readonly drawn: number[];
  /** Played, taking effect. */
  readonly resolving: number[];
  /** Cards one player is looking at, and who. */
  readonly looked: number[];
  looker: number;
  /** Dead heroes and cards that take no part. */
  readonly out: number[];
  readonly seen: number[];
  /** For each card: cooldown markers, and the turn in which it was last used (KH-CD-05; the Crossbow's reload). */
  readonly markers: number[];
  readonly usedIn: number[];

  // The course of play.
  turn: number;
  active: number;
  /** The seat's last own turn before the running one, by number. */
  readonly lastTurn: number[];
  /** 1: the event of this turn has been played. */
  eventPlayed: number;
  /** Seats that have bought their hero (bits). */
  bought: number;
  /** What a new hero costs in this turn. */
  heroPrice: number;
  /** Seats still in the game (bits). */
  alive: number;
  readonly lasting: LastingEffect[];
  /** Seats that won, as bits; 0 as long as the game goes on. */
  winners: number;
  ending: string;
}

export type HeldenStep<F> = Step<HeldenState, F>;
export type HeldenDeed<F = HeldenFrame> = Deed<HeldenState, F>;
