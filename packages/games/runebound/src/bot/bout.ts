/*
 * A fight against a challenge as numbers. What comes of it if every phase is fought as well as possible is worked out in
 * `bout-table.ts`.
 */

/** Somebody on the own side: the hero, then the allies. Numbers by phase. */
export interface Fighter {
  /** Wounds that bring it down. */
  readonly life: number;
  readonly attack: readonly number[];
  readonly damage: readonly number[];
}

export interface Bout {
  readonly fighters: readonly Fighter[];
  /** What the hero adds to a defence in each phase, and to an escape; -1: there is no escape. */
  readonly defence: readonly number[];
  readonly escape: number;
  /** What the hero adds in each phase to the first roll of the fight. */
  readonly first: readonly number[];
  /** How many single rolls of the hero's attacks can be helped, and by how much in each phase. */
  readonly boosts: number;
  readonly boost: readonly number[];
  /** How many single hits of the hero can be made harder, and by how much in each phase. */
  readonly edges: number;
  readonly edge: readonly number[];
  /** Of a blow of two or more the hero takes so much less. */
  readonly soak: number;
  /** The challenge: what brings it down, what rolls must reach, what it deals. */
  readonly life: number;
  readonly values: readonly number[];
  readonly damage: readonly number[];
  /** It takes so much less from a hit in each phase, but at least 1. */
  readonly hide: readonly number[];
  /** Wounds on who fails to hit it, beyond its damage, in each phase. */
  readonly thorns: readonly number[];
}

/** What is at stake, in gold. */
export interface Stakes {
  readonly win: number;
  /** Lost when the hero goes down. */
  readonly fall: number;
  /** Lost with every wound of a hero that comes through. */
  readonly wound: number;
  /** Lost with each ally. */
  readonly allies: readonly number[];
  /** Lost by getting away. */
  readonly flight: number;
  /** Won by hurting the challenge although the hero goes down, for all of its life. */
  readonly part: number;
}

/** What a fight will bring on average, and how likely it is won. */
export interface Forecast {
  readonly worth: number;
  readonly wins: number;
}

/** How things stand in a fight. */
export interface Standing {
  /** Wounds of the challenge. */
  readonly wounds: number;
  /** 0 to 2 the phase that comes, with bits of who has attacked in this round. */
  readonly phase: number;
  readonly attacked: number;
  /** Nobody of the side has rolled yet. */
  readonly fresh: boolean;
}

/** A character attacks, or the hero defends. */
export const defends = -1;
