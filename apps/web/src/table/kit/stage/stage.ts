import type { ReactNode } from 'react';

/** A number and where it comes from. */
export interface StagePart {
  readonly label: string;
  readonly amount: number;
}

/** A die of a side: still rolling, lying there, or lying there without counting. */
export interface StageRoll {
  readonly face: number;
  readonly look: 'rolling' | 'counts' | 'dropped';
  /** What is special about it. */
  readonly note: string;
}

/** One side of a fight: who, with what, what its value consists of, its dice, and what it comes to. */
export interface StageSide {
  readonly title: string;
  readonly name: string;
  readonly portrait: ReactNode;
  readonly note: string;
  readonly parts: readonly StagePart[];
  readonly rolls: readonly StageRoll[];
  /** What it comes to so far, with a plus sign while dice are still to be added. */
  readonly sum: string;
  readonly isFinal: boolean;
}

/** What else counts, such as damage and armour. */
export interface StageReckoning {
  readonly title: string;
  readonly total: number;
  readonly parts: readonly StagePart[];
}

export interface StageVerdict {
  readonly tone: 'hurts' | 'holds' | 'ends';
  readonly title: string;
  readonly lines: readonly string[];
}

export interface StageCard {
  readonly key: string;
  readonly picture: ReactNode;
  readonly label: string;
  readonly about?: string | undefined;
}

/** A fight as the stage draws it. All of it is data; the stage knows no game. */
export interface StageData {
  /** Different for every fight. */
  readonly key: string;
  readonly title: string;
  /** The steps of a fight in their order, and the one it is at. */
  readonly steps: readonly string[];
  readonly at: number;
  readonly isOver: boolean;
  readonly sides: readonly [StageSide, StageSide | null];
  readonly means: { readonly picture: ReactNode; readonly label: string };
  /** Who steps in for whom, and the like. */
  readonly notes: readonly string[];
  readonly cardsTitle: string;
  readonly cards: readonly StageCard[];
  readonly reckonings: readonly StageReckoning[];
  readonly verdict: StageVerdict | null;
  /** What would probably come of it. */
  readonly outlook: string;
}
