import { basicColors, colors } from './terms.js';

/*
 * Where a mana comes from: a die of the Source, a token, a crystal, a free supply by a ring, the die on a tactic, the die
 * that is kept for the round. Each with the colour it has there.
 */
export const manaKinds = ['die', 'token', 'crystal', 'free', 'tactic', 'claim'] as const;
export type ManaKind = (typeof manaKinds)[number];
export const [fromDie, fromToken, fromCrystal, fromFree, fromTactic, fromClaim] = [0, 1, 2, 3, 4, 5] as const;

const colorsOfKind = (kind: ManaKind): readonly string[] =>
  kind === 'die' || kind === 'token'
    ? colors
    : kind === 'free'
      ? colors.filter((c) => c !== 'gold')
      : colors.slice(0, basicColors);

interface ManaSource {
  readonly name: string;
  readonly kind: number;
  readonly color: number;
}

export const manaSources: readonly ManaSource[] = manaKinds.flatMap((kind, number) =>
  colorsOfKind(kind).map((color) => ({
    name: `${kind}-${color}`,
    kind: number,
    color: colors.indexOf(color as (typeof colors)[number]),
  })),
);
export const manaNames: readonly string[] = manaSources.map(({ name }) => name);

const numbers = manaKinds.map((_, kind) =>
  colors.map((_name, color) => manaSources.findIndex((source) => source.kind === kind && source.color === color)),
);
/** The number of a source of mana, or -1. */
export const manaSource = (kind: number, color: number): number => numbers[kind]?.[color] ?? -1;
