import type { WeaponCard } from '../define.js';
import { attackerDraws, defenderDraws, healAttacker, lastOnTarget, poisonTarget } from '../effects/doing.js';
import { cardNumber } from '../tables.js';
import { decks } from '../terms.js';

/** E01 to E33. Two numbers stand for one-handed and two-handed use. */
type Numbers = Pick<WeaponCard, 'at' | 'pa' | 'dmg'>;
type Special = Partial<Omit<WeaponCard, 'kind' | 'class' | 'ranged' | 'hands' | keyof Numbers>>;

const weapon =
  (type: WeaponCard['class'], ranged: boolean) =>
  (hands: WeaponCard['hands'], numbers: Numbers, special: Special = {}): WeaponCard => ({
    kind: 'weapon',
    class: type,
    ranged,
    hands,
    ...numbers,
    ...special,
  });

const blade = weapon('blade', false);
const blunt = weapon('blunt', false);
const pole = weapon('pole', false);
const bow = weapon('shooting', true);
const missile = weapon('throwing', true);

export const weapons = {
  'silver-sword': blade(
    1,
    { at: 2, pa: 0, dmg: 6 },
    { bonuses: [{ stat: 'dmg', amount: 2, only: { foe: ['demon', 'creature'] } }] },
  ),
  'short-sword': blade(1, { at: 1, pa: 1, dmg: 5 }),
  'long-sword': blade('1/2', { at: [1, 2], pa: [1, 1], dmg: [5, 7] }),
  greatsword: blade(2, { at: 1, pa: 1, dmg: 8 }),
  scimitar: blade(1, { at: 2, pa: 1, dmg: 5 }),
  rapier: blade(1, { at: 2, pa: 2, dmg: 4 }),
  dagger: blade(1, { at: 1, pa: 0, dmg: 4 }, { throwable: true }),
  'poison-dagger': blade(1, { at: 1, pa: 0, dmg: 3 }, { onWound: poisonTarget(2) }),
  'shadow-blade': blade(1, { at: 1, pa: 0, dmg: 5 }, { ignoresArmour: 1 }),
  'blood-blade': blade(1, { at: 1, pa: 0, dmg: 5 }, { onWound: healAttacker(1) }),
  'executioners-sword': blade(2, { at: 0, pa: 0, dmg: 9 }),
  'barbarian-axe': blunt(2, { at: 2, pa: 0, dmg: 8 }),
  'spiked-club': blunt('1/2', { at: [1, 1], pa: [0, 1], dmg: [5, 7] }),
  mace: blunt(1, { at: 1, pa: 0, dmg: 6 }),
  'war-hammer': blunt(
    2,
    { at: 0, pa: 1, dmg: 8 },
    {
      onWound: lastOnTarget(() => cardNumber('war-hammer')),
      lasting: { scope: 'being', ends: 'turn', bonuses: [{ stat: 'pa', amount: -1 }] },
    },
  ),
  'chain-whip': blunt(1, { at: 2, pa: 0, dmg: 5 }, { ignoresParry: 'shields' }),
  'battle-axe': blunt('1/2', { at: [0, 1], pa: [0, 0], dmg: [6, 8] }),
  'bone-club': blunt(1, { at: 0, pa: 1, dmg: 5 }),
  'frying-pan': blunt(1, { at: 0, pa: 2, dmg: 4 }, { onDefend: defenderDraws(decks.green) }),
  spear: pole('1/2', { at: [1, 2], pa: [0, 1], dmg: [5, 6] }),
  halberd: pole(2, { at: 1, pa: 2, dmg: 7 }),
  trident: pole(1, { at: 1, pa: 1, dmg: 5 }),
  scythe: pole(2, { at: 2, pa: 0, dmg: 7 }, { onKill: attackerDraws(1) }),
  'battle-staff': pole(2, { at: 1, pa: 3, dmg: 4 }, { held: [{ stat: 'ma', amount: 1, only: { magical: true } }] }),
  'short-bow': bow(2, { at: 2, pa: 0, dmg: 5 }),
  'long-bow': bow(2, { at: 1, pa: 0, dmg: 7 }),
  crossbow: bow(2, { at: 3, pa: 0, dmg: 7 }, { reload: true }),
  'hand-crossbow': bow(1, { at: 1, pa: 0, dmg: 5 }),
  blowpipe: bow(1, { at: 2, pa: 0, dmg: 2 }, { onWound: poisonTarget(3) }),
  'throwing-knives': missile(1, { at: 2, pa: 0, dmg: 4 }),
  'throwing-axe': missile(1, { at: 0, pa: 0, dmg: 6 }),
  sling: missile(1, { at: 1, pa: 0, dmg: 4 }, { bonuses: [{ stat: 'dmg', amount: 1, only: { targetBare: 'head' } }] }),
  'throwing-stars': missile(1, { at: 1, pa: 0, dmg: 3 }, { sixDamage: 2 }),
};
