import type { OptionSpec } from '@heldentisch/engine';

/** What is agreed before the game. */
export const optionSpecs = {
  /** KH-OPT-02 */
  life: { type: 'choice', values: [15, 12, 10], default: 15 },
  /** KH-OPT-01: one common stack of heroes. */
  oneStack: { type: 'boolean', default: false },
  /** KH-OPT-03: opening cards without means of attack may be drawn again. */
  redraw: { type: 'boolean', default: false },
  /** KH-OPT-05: three heroes each, for two players. */
  threeHeroes: { type: 'boolean', default: false },
  /** The equipment of the published box instead of all cards. */
  boxSize: { type: 'boolean', default: false },
  /** What counts for who evades: every card that speaks of parry, or the printed value alone. KH-PAR-06 */
  evasion: { type: 'choice', values: ['cards', 'printed'], default: 'cards' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
