import type { EffectFrame } from '@heldentisch/engine';

/** What a hero did in this wave that bars further exclusive actions (PT-ACT-02). */
export const marks = { none: 0, recruited: 1, moved: 2, attacked: 3, cast: 4 } as const;
export const markNames = ['none', 'recruited', 'moved', 'attacked', 'cast'] as const;

export const attackKinds = { melee: 0, ranged: 1 } as const;
export const attackKindNames = ['melee', 'ranged'] as const;

/** Rows of a card: three positions, the order, and the leader half. */
export const orderRow = 3;
export const leaderRow = 4;

export interface GameFrame {
  readonly step: 'game';
  at: number;
}
export interface SetupFrame {
  readonly step: 'setup';
  at: number;
}
/** Both players decide at the same time; bits of the seats that have not yet. */
export interface ExtraCardsFrame {
  readonly step: 'extraCards';
  open: number;
}
export interface LeadersFrame {
  readonly step: 'leaders';
  open: number;
}
export interface RoundFrame {
  readonly step: 'round';
  at: number;
}
export interface WaveFrame {
  readonly step: 'wave';
  at: number;
}
export interface TurnFrame {
  readonly step: 'turn';
  readonly seat: number;
}

/** A running effect of a card; `self` is the place of its hero, or -1. */
export interface PixelEffectFrame extends EffectFrame {
  readonly step: 'effect';
  readonly card: number;
  readonly row: number;
  readonly seat: number;
  /** Follows the hero when the effect moves it. */
  self: number;
  /** The card of the own hand whose order this is although it stays there, or -1. */
  readonly shown: number;
}

/** An order from the hand: its card waits in the zone `resolving` until the effect is over. */
export interface OrderFrame {
  readonly step: 'order';
  at: number;
  readonly seat: number;
  readonly id: number;
  /** The how-manieth order of the turn it is. */
  readonly number: number;
}

/** A spell being cast; afterwards comes what follows every attack. */
export interface CastFrame {
  readonly step: 'cast';
  at: number;
  readonly seat: number;
  readonly self: number;
}

export interface AttackFrame {
  readonly step: 'attack';
  at: number;
  readonly seat: number;
  readonly attacker: number;
  readonly kind: number;
  target: number;
  /** Whether only heroes may be hit (the Berserker's order). */
  readonly heroesOnly: boolean;
  /** For a last attack of the dead: the attack values against each enemy cell, fixed before the death. */
  readonly values: number[];
}

/** A choice of an attack that an effect or leader grants to one card. */
export interface GrantedAttackFrame {
  readonly step: 'grantedAttack';
  readonly seat: number;
  readonly unit: number;
  /** Bits: 1 melee, 2 ranged, 4 spell. */
  readonly kinds: number;
  readonly may: boolean;
  readonly reason: 'recruited' | 'ordered' | 'last';
  /** Whether the attack is made although the usual conditions are missing (PT-MEL-09, PT-RNG-03). */
  readonly lifted: boolean;
  readonly heroesOnly: boolean;
  readonly values: number[];
}

/** Damage on its way to a hero that another hero may take over. */
export interface DamageFrame {
  readonly step: 'damage';
  readonly target: number;
  readonly amount: number;
  readonly attacker: number;
}

/** Damage to several cards, one after the other. */
export interface VolleyFrame {
  readonly step: 'volley';
  at: number;
  readonly targets: number[];
  readonly amounts: number[];
}

export interface CheckFrame {
  readonly step: 'check';
  at: number;
  /** Bits of the units that are examined. */
  readonly units: number;
  /** The seat whose effects come first (PT-EFF-05). */
  readonly priority: number;
}

/** What deaths or an order set off; each player orders the own triggers. */
export interface TriggersFrame {
  readonly step: 'triggers';
  /** The seat whose triggers come first. */
  readonly priority: number;
  readonly list: Trigger[];
}

export type TriggerKind = 'draw' | 'lastAttack' | 'takeCasualty' | 'afterOrder' | 'shotAfterOrder';

export interface Trigger {
  readonly kind: TriggerKind;
  readonly seat: number;
  /** The place it speaks of. */
  readonly place: number;
  /** The card it speaks of. */
  readonly id: number;
  readonly values: number[];
}

/** A killed enemy hero that may be put into the own unit. */
export interface TakeCasualtyFrame {
  readonly step: 'takeCasualty';
  readonly seat: number;
  readonly id: number;
}

export type PixelFrame =
  | GameFrame
  | SetupFrame
  | ExtraCardsFrame
  | LeadersFrame
  | RoundFrame
  | WaveFrame
  | TurnFrame
  | PixelEffectFrame
  | OrderFrame
  | CastFrame
  | AttackFrame
  | GrantedAttackFrame
  | DamageFrame
  | VolleyFrame
  | CheckFrame
  | TriggersFrame
  | TakeCasualtyFrame;

/** Who won a game: a seat, `draw`, or nobody yet. */
export const noWinner = -1;
export const drawn = 2;

export interface PixelState {
  readonly frames: PixelFrame[];

  // Agreed before the game.
  readonly promos: boolean;
  readonly target: number;
  readonly doublePrintedOnly: boolean;
  readonly truceStopsLixis: boolean;
  readonly mascotOrdersAnyone: boolean;

  // The 18 places of both units; what belongs to a card moves with it.
  readonly card: number[];
  readonly corpse: number[];
  readonly damage: number[];
  readonly mark: number[];
  /** 1: was dealt damage in this wave. */
  readonly hurt: number[];
  /** 1: made a melee attack against the enemy unit in this wave. */
  readonly stormed: number[];
  /** Attack bonus until the end of the wave. */
  readonly bonus: number[];
  /** 1: taken from the opponent, 2: won back from there; has 1 life and never becomes a corpse. */
  readonly taken: number[];

  // Piles; the top of a deck is its last element.
  readonly hand: number[][];
  readonly deck: number[][];
  readonly discard: number[][];
  readonly victory: number[][];
  readonly promoPile: number[];
  /** Orders being carried out. */
  readonly resolving: number[];
  /** Leaders chosen but not yet turned up; -1 where none. */
  readonly chosen: number[];
  /** Cards one player is looking at. */
  readonly looked: number[];
  looker: number;
  /** Cards that take no part. */
  readonly out: number[];
  /** For each card the seats that have seen it where it lies hidden now. */
  readonly seen: number[];

  // The course of play.
  games: number;
  round: number;
  wave: number;
  first: number;
  active: number;
  actions: number;
  /** Orders the active player has played in this turn. */
  orders: number;
  /** Actions each player loses in the next wave, and in the present one. */
  readonly fewerNext: number[];
  readonly fewer: number[];
  /** 1: has shown a card in this wave (PT-LDR-20). */
  readonly shown: number[];
  /** 1: has saved a hero in this round. */
  readonly saved: number[];
  readonly tokens: number[];
  /** 1: whoever makes a melee attack on this unit in this wave is killed. */
  readonly revenge: number[];
  /** Rounds in a row without progress, and whether there was any in this one. */
  stillRounds: number;
  progress: number;
  winner: number;
  /** The seat that gave up, or -1. */
  conceded: number;
  /** Text key of how the last game ended. */
  ending: string;
}
