import { type AttackPreview, attackPreview, type PixelState, placeNames } from '@heldentisch/pixel-tactics';
import { type Offer, strongest } from '../../../table/kit/pointing.js';

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
  const top = view.frames[view.frames.length - 1];
  // The dead strike with values fixed before their death; the table cannot show those.
  const isLastAttack = top?.step === 'grantedAttack' && top.values.length > 0;
  const previewed = attacks.map(({ choice, needs }): [number, PreviewedAttack] => {
    const [attacker, target] = [numberOf(needs[0]?.[0]), numberOf(needs[1]?.[0])];
    const kind = choice.kind === 'ranged' ? 'ranged' : 'melee';
    return [target, { attacker, target, kind, preview: attackPreview(view, attacker, target, kind) }];
  });
  return strongest(attackers.size !== 1 || isLastAttack ? [] : previewed, ({ preview }) => preview.damage);
}
