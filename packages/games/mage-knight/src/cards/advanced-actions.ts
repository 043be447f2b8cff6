import {
  anyMana,
  attack,
  block,
  crystal,
  crystalOfIt,
  type DeedCard,
  discard,
  either,
  heal,
  influence,
  lasting,
  may,
  moreDice,
  move,
  type Operations,
  only,
  pay,
  payBasic,
  payBy,
  per,
  ranged,
  ready,
  reputation,
  rider,
  siege,
  special,
  takeCard,
  takeWound,
  throwAway,
  when,
} from '../card.js';
import type { AdvancedActionId } from '../card-ids.js';
import type { BasicColor } from '../terms.js';
import { expansionActions } from './advanced-actions-lost-legion.js';

type Card = Omit<DeedCard, 'id' | 'kind' | 'colors'> & { readonly color: BasicColor };

const action = (id: AdvancedActionId, { color, ...rest }: Card): DeedCard => ({
  id,
  kind: 'advanced',
  colors: [color],
  ...rest,
});

const pureMagic = (n: number): Operations => [
  payBy({ green: [move(n)], white: [influence(n)], blue: [block(n)], red: [attack(n)] }),
];

const flatLand = ['plains', 'desert', 'wasteland'] as const;

const baseActions: readonly DeedCard[] = [
  action('fire-bolt', {
    color: 'red',
    categories: ['combat', 'special'],
    basic: [crystal('red')],
    strong: [ranged(3, 'fire')],
  }),
  action('ice-bolt', {
    color: 'blue',
    categories: ['combat', 'special'],
    basic: [crystal('blue')],
    strong: [ranged(3, 'ice')],
  }),
  action('swift-bolt', {
    color: 'white',
    categories: ['combat', 'special'],
    basic: [crystal('white')],
    strong: [ranged(4)],
  }),
  action('crushing-bolt', {
    color: 'green',
    categories: ['combat', 'special'],
    basic: [crystal('green')],
    strong: [siege(3)],
  }),
  action('blood-rage', {
    color: 'red',
    categories: ['combat'],
    basic: [either({ attack: [attack(2)], wound: [takeWound, attack(5)] })],
    strong: [either({ attack: [attack(4)], wound: [takeWound, attack(9)] })],
  }),
  action('ice-shield', {
    color: 'blue',
    categories: ['combat'],
    basic: [block(3, 'ice')],
    strong: [block(3, 'ice'), rider('weakenBlocked', 3)],
  }),
  action('agility', {
    color: 'white',
    categories: ['move', 'combat'],
    basic: [move(2), lasting('moveAsAttack')],
    strong: [move(4), lasting('moveAsAttack'), lasting('moveAsRanged')],
  }),
  action('refreshing-walk', {
    color: 'green',
    categories: ['move', 'heal'],
    basic: [move(2), when('notCombat', [heal(1)])],
    strong: [move(4), when('notCombat', [heal(2)])],
  }),
  action('intimidate', {
    color: 'red',
    categories: ['combat', 'influence'],
    basic: [either({ influence: [influence(4)], attack: [attack(3)] }), reputation(-1)],
    strong: [either({ influence: [influence(8)], attack: [attack(7)] }), reputation(-2)],
  }),
  action('frost-bridge', {
    color: 'blue',
    categories: ['move'],
    basic: [move(2), lasting('cost', { terrains: ['swamp'], n: 1 })],
    strong: [
      move(4),
      lasting('open', { terrains: ['lake'], n: 1 }),
      lasting('cost', { terrains: ['lake', 'swamp'], n: 1 }),
    ],
  }),
  action('song-of-wind', {
    color: 'white',
    categories: ['move'],
    basic: [move(2), lasting('costLess', { terrains: flatLand, n: 1 })],
    strong: [
      move(2),
      lasting('costLess', { terrains: flatLand, n: 2 }),
      may(pay('blue'), lasting('open', { terrains: ['lake'], n: 0 })),
    ],
  }),
  action('path-finding', {
    color: 'green',
    categories: ['move'],
    basic: [move(2), lasting('costLess', { terrains: 'all', n: 1, least: 2 })],
    strong: [move(4), lasting('cost', { terrains: 'all', n: 2 })],
  }),
  action('blood-ritual', {
    color: 'red',
    categories: ['special'],
    basic: [takeWound, crystal('red'), anyMana],
    strong: [takeWound, anyMana, anyMana, anyMana, may(payBasic, crystalOfIt())],
  }),
  action('pure-magic', {
    color: 'blue',
    categories: ['move', 'influence', 'combat'],
    basic: pureMagic(4),
    strong: pureMagic(7),
  }),
  action('heroic-tale', {
    color: 'white',
    categories: ['influence'],
    basic: [influence(3), lasting('reputationPerRecruit', { n: 1 })],
    strong: [influence(6), lasting('famePerRecruit', { n: 1 }), lasting('reputationPerRecruit', { n: 1 })],
  }),
  action('regeneration', {
    color: 'green',
    categories: ['heal'],
    basic: [heal(1), ready(2)],
    strong: [heal(2), ready(3)],
  }),
  action('into-the-heat', {
    color: 'red',
    categories: ['combat'],
    basic: [only('combatStart'), lasting('unitBonus', { n: 2 }), lasting('unitsUnhurt')],
    strong: [only('combatStart'), lasting('unitBonus', { n: 3 }), lasting('unitsUnhurt')],
    isAdvancedOnly: true,
  }),
  action('steady-tempo', {
    color: 'blue',
    categories: ['move'],
    basic: [move(2), special('steadyTempo')],
    strong: [move(4), special('steadyTempoStrong')],
    isAdvancedOnly: true,
  }),
  action('diplomacy', {
    color: 'white',
    categories: ['influence', 'combat'],
    basic: [influence(2), lasting('influenceAsBlock')],
    strong: [
      influence(4),
      either({ 'ice-block': [lasting('influenceAsIceBlock')], 'fire-block': [lasting('influenceAsFireBlock')] }),
    ],
    isAdvancedOnly: true,
  }),
  action('in-need', {
    color: 'green',
    categories: ['influence'],
    basic: [special('showWounds'), influence(per(3, 1, 'woundShownOrOnUnits'))],
    strong: [special('showWounds'), influence(per(5, 2, 'woundShownOrOnUnits'))],
    isAdvancedOnly: true,
  }),
  action('decompose', {
    color: 'red',
    categories: ['special'],
    basic: [throwAway('action'), crystalOfIt(2)],
    strong: [throwAway('action'), special('otherCrystals')],
    isAdvancedOnly: true,
  }),
  action('crystal-mastery', {
    color: 'blue',
    categories: ['special'],
    basic: [{ op: 'crystalOf', which: 'owned' }],
    strong: [lasting('keepCrystals')],
    isAdvancedOnly: true,
  }),
  action('mana-storm', {
    color: 'white',
    categories: ['special'],
    basic: [{ op: 'crystalOf', which: 'sourceDie' }],
    strong: [special('rerollSource'), moreDice(3), lasting('anyColorDice')],
    isAdvancedOnly: true,
  }),
  action('ambush', {
    color: 'green',
    categories: ['move'],
    basic: [move(2), lasting('firstAttackOrBlock', { n: 1 })],
    strong: [move(4), lasting('firstAttackOrBlock', { n: 2 })],
    isAdvancedOnly: true,
  }),
  action('maximal-effect', {
    color: 'red',
    categories: ['special'],
    basic: [{ op: 'playOther', use: 'basic', bonus: 0, times: 3, leaves: 'gone' }],
    strong: [{ op: 'playOther', use: 'strong', bonus: 0, times: 2, leaves: 'gone' }],
    isAdvancedOnly: true,
  }),
  action('magic-talent', {
    color: 'blue',
    categories: ['special'],
    basic: [discard('colored'), special('magicTalent')],
    strong: [payBasic, takeCard('spellOffer', 'discard')],
    isAdvancedOnly: true,
  }),
  action('learning', {
    color: 'white',
    categories: ['influence', 'special'],
    basic: [influence(2), lasting('learnAction', { n: 6 })],
    strong: [influence(4), lasting('learnAction', { n: 9, least: 1 })],
    isAdvancedOnly: true,
  }),
  action('training', {
    color: 'green',
    categories: ['special'],
    basic: [throwAway('action'), takeCard('actionOffer', 'discard')],
    strong: [throwAway('action'), takeCard('actionOffer', 'hand')],
    isAdvancedOnly: true,
  }),
];

/** The advanced actions, one card of each. */
export const advancedActions: readonly DeedCard[] = [...baseActions, ...expansionActions];
