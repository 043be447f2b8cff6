import type { OptionSpec } from '@heldentisch/engine';

/** What is agreed before the game. The last three are readings of texts that can be taken two ways. */
export const optionSpecs = {
  /** PT-PRO-01 */
  promos: { type: 'boolean', default: false },
  /** Victory cards that decide a match of several games; 0 for a single game. PT-MAT-01 */
  match: { type: 'choice', values: [0, 4, 6], default: 0 },
  /** Whether the front Killer doubles its whole attack value or only the printed one. PT-ATK-06 */
  doubling: { type: 'choice', values: ['literal', 'printed'], default: 'literal' },
  /** Whether Lixis harms during the truce. PT-TRU-05 */
  lixis: { type: 'choice', values: ['always', 'afterTruce'], default: 'always' },
  /** Whom the Mascot's spells can order to attack. PT-CMP-09 */
  mascot: { type: 'choice', values: ['own', 'anyone'], default: 'own' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
