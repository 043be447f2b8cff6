import { type AttackPreview, attackPreview, type PixelState, placeNames } from '@heldentisch/pixel-tactics';
import type { Offer } from '../../../table/kit/pointing.js';

/** An attack that a click would declare, with what it would do. */
export interface PreviewedAttack {
  readonly attacker: number;
  readonly target: number;
  readonly kind: 'melee' | 'ranged';
  readonly preview: AttackPreview;
}

const attackKindNames = ['melee', 'ranged'] as const;
const numberOf = (key: string | undefined): number => placeNames.indexOf((key ?? '').slice('place:'.length));

/** The attack that is being resolved, if one waits for somebody's answer. */
export function runningAttack(view: PixelState): PreviewedAttack | null {
  const frame = view.frames.findLast((entry) => entry.step === 'attack');
  if (frame?.step !== 'attack' || frame.values.length > 0 || view.card[frame.attacker] === -1) return null;
  const kind = attackKindNames[frame.kind] ?? 'melee';
  const { attacker, target } = frame;
  return { attacker, target, kind, preview: attackPreview(view, attacker, target, kind) };
}

/** The attacks among the offers left, by target, if one card alone is attacking; the strongest for each target. */
export function threatsOf(view: PixelState, left: readonly Offer[]): ReadonlyMap<number, PreviewedAttack> {
  const attacks = left.filter((offer) => offer.choice.type === 'attack');
  const attackers = new Set(attacks.map(({ needs }) => needs[0]?.[0]));
  const threats = new Map<number, PreviewedAttack>();
  const top = view.frames[view.frames.length - 1];
  // The dead strike with values fixed before their death; the table cannot show those.
  const isLastAttack = top?.step === 'grantedAttack' && top.values.length > 0;
  if (attackers.size !== 1 || isLastAttack) return threats;
  for (const { choice, needs } of attacks) {
    const attacker = numberOf(needs[0]?.[0]);
    const target = numberOf(needs[1]?.[0]);
    const kind = choice.kind === 'ranged' ? 'ranged' : 'melee';
    const preview = attackPreview(view, attacker, target, kind);
    const known = threats.get(target);
    if (known === undefined || known.preview.damage < preview.damage) {
      threats.set(target, { attacker, target, kind, preview });
    }
  }
  return threats;
}
