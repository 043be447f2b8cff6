import {
  anyLevel,
  attack,
  block,
  crystal,
  type DeedCard,
  discardAny,
  draw,
  drawBonus,
  either,
  enemy,
  heal,
  influence,
  lasting,
  lower,
  may,
  more,
  move,
  noAttack,
  type Operations,
  payBasic,
  per,
  playOffered,
  ranged,
  rider,
  siege,
  special,
  swiftBlock,
  takeAction,
  takeCard,
  takeWound,
  throwAway,
  travel,
} from '../card.js';
import type { AdvancedActionId } from '../card-ids.js';

const action = (id: AdvancedActionId, card: Omit<DeedCard, 'id' | 'kind' | 'lostLegion'>): DeedCard => ({
  id,
  kind: 'advanced',
  lostLegion: true,
  ...card,
});

const anyPoints = (n: number): Operations => [
  either({ move: [move(n)], influence: [influence(n)], attack: [attack(n)], block: [block(n)] }),
];

/** Advanced actions of the Lost Legion, and the four of two colours. */
export const expansionActions: readonly DeedCard[] = [
  action('counterattack', {
    colors: ['red'],
    categories: ['combat'],
    basic: [attack(per(2, 2, 'enemyBlocked'))],
    strong: [attack(per(4, 3, 'enemyBlocked'))],
  }),
  action('ritual-attack', {
    colors: ['red'],
    categories: ['combat'],
    basic: [throwAway('action', { red: [attack(5)], blue: [attack(3, 'ice')], white: [ranged(3)], green: [siege(2)] })],
    strong: [
      throwAway('action', {
        red: [attack(6, 'fire')],
        blue: [attack(4, 'cold-fire')],
        white: [ranged(4, 'fire')],
        green: [siege(3, 'fire')],
      }),
    ],
  }),
  action('blood-of-ancients', {
    colors: ['red'],
    categories: ['special'],
    basic: [payBasic, takeWound, takeCard('actionOffer', 'hand')],
    strong: [either({ hand: [takeWound], discard: [special('woundToDiscard')] }), playOffered('actionOffer', 'strong')],
  }),
  action('shield-bash', {
    colors: ['blue'],
    categories: ['combat'],
    basic: [swiftBlock(3)],
    strong: [swiftBlock(5), rider('weakenBlockedBySurplus')],
  }),
  action('temporal-portal', {
    colors: ['blue'],
    categories: ['action'],
    // The hero travels first: behind an action nobody moves.
    basic: [may(travel(0)), takeAction, drawBonus(1)],
    strong: [either({ travel: [may(travel(0, 0)), drawBonus(1)], draw: [may(travel(0)), drawBonus(2)] }), takeAction],
  }),
  action('spell-forge', {
    colors: ['blue'],
    categories: ['special'],
    basic: [{ op: 'crystalOf', which: 'spellOffer' }],
    strong: [{ op: 'crystalOf', which: 'spellOfferTwice' }],
  }),
  action('chivalry', {
    colors: ['white'],
    categories: ['combat'],
    basic: [either({ attack: [attack(3)], honour: [attack(2), rider('reputationPerDefeated')] })],
    strong: [
      either({
        attack: [attack(6)],
        honour: [attack(4), rider('reputationPerDefeated'), rider('famePerDefeated')],
      }),
    ],
  }),
  action('peaceful-moment', {
    colors: ['white'],
    categories: ['influence', 'action'],
    basic: [influence(3), may(takeAction, lasting('healForInfluence', { n: 2 }))],
    strong: [
      influence(6),
      may(takeAction, lasting('healForInfluence', { n: 2 }), lasting('readyForInfluence', { n: 2, least: anyLevel })),
    ],
  }),
  action('dodge-and-weave', {
    colors: ['white'],
    categories: ['combat'],
    basic: [lower(2), lasting('attackIfUnhurt', { n: 1 })],
    strong: [either({ one: [lower(4)], two: [lower(2), lower(2)] }), lasting('attackIfUnhurt', { n: 2 })],
  }),
  action('stout-resolve', {
    colors: ['green'],
    categories: ['move', 'influence', 'combat'],
    basic: [discardAny('wound', 1, more(1)), ...anyPoints(2)],
    strong: [discardAny('wound', 1, more(2)), discardAny('card', 99, more(2)), ...anyPoints(3)],
  }),
  action('force-of-nature', {
    colors: ['green'],
    categories: ['combat'],
    basic: [special('unitPhysical')],
    strong: [either({ siege: [siege(3)], block: [block(6)] })],
  }),
  action('mountain-lore', {
    colors: ['green'],
    categories: ['move'],
    basic: [move(3), lasting('drawBonusOnHills', { n: 1 })],
    strong: [
      move(5),
      lasting('open', { terrains: ['mountain'], n: 5 }),
      lasting('safe', { terrains: ['mountain'] }),
      lasting('drawBonusOnMountains', { n: 2 }),
      lasting('drawBonusOnHills', { n: 1 }),
    ],
  }),
  action('power-of-crystals', {
    colors: ['green', 'blue'],
    categories: ['special', 'move', 'heal'],
    basic: [{ op: 'crystalOf', which: 'missing' }],
    strong: [
      either({
        move: [move(per(4, 2, 'crystalSet'))],
        heal: [heal(per(2, 1, 'crystalSet'))],
        draw: [draw(per(2, 1, 'crystalSet'))],
      }),
    ],
  }),
  action('rush-of-adrenaline', {
    colors: ['red', 'green'],
    categories: ['special'],
    basic: [lasting('drawPerWound', { n: 3 })],
    strong: [lasting('drawPerWound', { n: 4, least: 1 })],
  }),
  action('explosive-bolt', {
    colors: ['white', 'red'],
    categories: ['combat', 'special'],
    basic: [takeWound, crystal('white'), crystal('red')],
    strong: [ranged(3), rider('weakenOthersPerDefeated')],
  }),
  action('chilling-stare', {
    colors: ['blue', 'white'],
    categories: ['combat', 'influence'],
    basic: [either({ influence: [influence(3)], weaken: [special('bareAttack')] })],
    strong: [either({ influence: [influence(5)], prevent: [enemy(noAttack)] })],
  }),
];
