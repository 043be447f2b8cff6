import { combatOf } from '../clash.js';
import type { Bonus, ShieldCard, WornCard } from '../define.js';
import { rollOrLose } from '../effects/artifacts.js';
import { aimed, lose, peek, strikeBack } from '../effects/doing.js';
import { attacks, type Slot, type StatName } from '../terms.js';

/** E34 to E60: shields, armour, artifacts. */
const plus = (stat: StatName, amount: number, only?: Bonus['only']): Bonus =>
  only === undefined ? { stat, amount } : { stat, amount, only };

const shield = (pa: number, more: Partial<ShieldCard> = {}): ShieldCard => ({ kind: 'shield', pa, ...more });
const armour = (slot: Slot, rs: number, held: readonly Bonus[] = []): WornCard => ({ kind: 'armour', slot, rs, held });
const artifact = (slot: Slot | null, more: Partial<WornCard> = {}): WornCard => ({ kind: 'artifact', slot, ...more });

const spikes = 2;

export const worn = {
  'wooden-shield': shield(2),
  'round-shield': shield(3),
  'tower-shield': shield(4, { held: [plus('at', -1)] }),
  'mirror-shield': shield(2, { held: [plus('mr', 2)] }),
  'spiked-shield': shield(2, {
    onDefend: strikeBack((c) => (combatOf(c.state)?.attack === attacks.melee ? spikes : 0)),
  }),
  'knights-armour': armour('torso', 3),
  'ring-mail': armour('torso', 2),
  'bone-armour': armour('torso', 1, [plus('mr', 2)]),
  'dragon-armour': armour('torso', 2, [plus('rs', 2, { role: 'defender', school: 'elemental' })]),
  'leather-jerkin': armour('torso', 1, [plus('pa', 1)]),
  'mage-robe': armour('torso', 0, [plus('ma', 1), plus('mr', 1)]),
  'shoulder-plates': armour('shoulders', 1),
  'cloak-of-shadows': armour('back', 0, [plus('pa', 2, { role: 'defender', attack: ['ranged'] })]),
  'leather-helmet': armour('head', 1),
  'great-helm': armour('head', 2, [plus('at', -1)]),
  'horned-helmet': armour('head', 0, [plus('at', 1), plus('mr', 1)]),
  'circlet-of-intuition': armour('head', 0, [plus('mr', 2)]),
  bracers: armour('arms', 1),
  'gloves-of-skill': armour('hands', 0, [plus('at', 1), plus('pa', 1)]),
  greaves: armour('legs', 1),
  'seven-league-boots': { ...armour('feet', 0), reactions: 1 },
  'voodoo-doll': artifact(null, { use: { aims: 'enemy hero', program: [lose(aimed, 1), rollOrLose(1)] } }),
  'amulet-of-vitality': artifact('neck', { healsAtTurnStart: 1 }),
  'ring-of-magic': artifact('finger', { held: [plus('ma', 1)] }),
  'ring-of-warding': artifact('finger', { held: [plus('mr', 2)] }),
  wand: artifact(null, { held: [plus('ma', 2, { magical: true })] }),
  'crystal-ball': artifact(null, { use: { aims: 'deck', program: peek(3) } }),
};
