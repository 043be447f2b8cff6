import {
  anyLevel,
  attack,
  block,
  crystal,
  discard,
  draw,
  either,
  enemy,
  heal,
  influence,
  lasting,
  mana,
  move,
  type Operation,
  type Operations,
  only,
  payBy,
  per,
  ranged,
  ready,
  type SkillCard,
  siege,
  special,
  travel,
} from '../card.js';
import type { BasicColor } from '../terms.js';
import { motivation } from './motivation.js';
import { expansionSkills } from './skills-lost-legion.js';

const arythea: readonly SkillCard[] = [
  { id: 'arythea-dark-paths', use: 'turn', do: [move({ day: 1, night: 2 })] },
  {
    id: 'arythea-burning-power',
    use: 'turn',
    when: 'combat',
    do: [either({ siege: [siege(1)], 'fire-siege': [siege(1, 'fire')] })],
  },
  {
    id: 'arythea-hot-swordsmanship',
    use: 'turn',
    when: 'combat',
    do: [either({ attack: [attack(2)], 'fire-attack': [attack(2, 'fire')] })],
  },
  { id: 'arythea-dark-negotiation', use: 'turn', do: [influence({ day: 2, night: 3 })] },
  { id: 'arythea-dark-fire-magic', use: 'round', do: [crystal('red'), mana('red', 'black')] },
  { id: 'arythea-power-of-pain', use: 'turn', do: [lasting('sidewaysWound', { n: 2 })] },
  {
    id: 'arythea-invocation',
    use: 'turn',
    do: [
      either({
        wound: [discard('wound'), mana('red', 'black')],
        card: [discard('card'), mana('white', 'green')],
      }),
      special('spendAtOnce'),
    ],
  },
  { id: 'arythea-polarization', use: 'turn', do: [lasting('polarized')] },
  motivation('arythea', mana('red')),
  {
    id: 'arythea-healing-ritual',
    use: 'round',
    when: 'notCombat',
    do: [special('healingRitual')],
    isCompetitive: true,
  },
];

const tovak: readonly SkillCard[] = [
  { id: 'tovak-double-time', use: 'turn', do: [move({ day: 2, night: 1 })] },
  { id: 'tovak-night-sharpshooting', use: 'turn', when: 'combat', do: [ranged({ day: 1, night: 2 })] },
  {
    id: 'tovak-cold-swordsmanship',
    use: 'turn',
    when: 'combat',
    do: [either({ attack: [attack(2)], 'ice-attack': [attack(2, 'ice')] })],
  },
  {
    id: 'tovak-shield-mastery',
    use: 'turn',
    when: 'combat',
    do: [either({ block: [block(3)], 'fire-block': [block(2, 'fire')], 'ice-block': [block(2, 'ice')] })],
  },
  {
    id: 'tovak-resistance-break',
    use: 'turn',
    when: 'combat',
    do: [enemy({ to: 'armor', n: -1, perResistance: true })],
  },
  { id: 'tovak-i-feel-no-pain', use: 'turn', when: 'notCombat', do: [discard('wound'), draw(1)] },
  { id: 'tovak-i-dont-give-a-damn', use: 'turn', do: [lasting('sideways', { n: 2, least: 3 })] },
  {
    id: 'tovak-who-needs-magic',
    use: 'turn',
    do: [
      either({
        plain: [lasting('sideways', { n: 2 })],
        more: [only('noDiceUsed'), lasting('noMoreDice'), lasting('sideways', { n: 3 })],
      }),
    ],
  },
  motivation('tovak', mana('blue')),
  {
    // In the centre: each of the others takes a wound for using mana of another colour, one for each such colour.
    id: 'tovak-mana-exploit',
    use: 'interactive',
    do: [special('manaExploit')],
    isCompetitive: true,
  },
];

/** A card that mana was paid for counts more sideways, and most if it has the colour of the mana. */
const paidSideways = (color: BasicColor): Operations => [lasting('sideways', { n: 3, colors: [color] })];
const universalPower: Operation = payBy({
  red: paidSideways('red'),
  blue: paidSideways('blue'),
  white: paidSideways('white'),
  green: paidSideways('green'),
});

const goldyx: readonly SkillCard[] = [
  {
    id: 'goldyx-freezing-power',
    use: 'turn',
    when: 'combat',
    do: [either({ siege: [siege(1)], 'ice-siege': [siege(1, 'ice')] })],
  },
  { id: 'goldyx-potion-making', use: 'round', when: 'notCombat', do: [heal(2)] },
  { id: 'goldyx-white-crystal-craft', use: 'round', do: [crystal('blue'), mana('white')] },
  { id: 'goldyx-green-crystal-craft', use: 'round', do: [crystal('blue'), mana('green')] },
  { id: 'goldyx-red-crystal-craft', use: 'round', do: [crystal('blue'), mana('red')] },
  {
    id: 'goldyx-glittering-fortune',
    use: 'turn',
    when: 'interaction',
    do: [influence(per(0, 1, 'crystalColor'))],
  },
  { id: 'goldyx-flight', use: 'round', when: 'move', do: [travel(0, 2)] },
  { id: 'goldyx-universal-power', use: 'turn', do: [universalPower] },
  motivation('goldyx', mana('green')),
  {
    // In the centre: the others cannot use their usual Source die.
    id: 'goldyx-source-freeze',
    use: 'interactive',
    do: [],
    back: [special('frozenCrystal')],
    isCompetitive: true,
  },
];

const norowas: readonly SkillCard[] = [
  { id: 'norowas-forward-march', use: 'turn', do: [move(per(0, 1, 'readyUnit', 3))] },
  { id: 'norowas-day-sharpshooting', use: 'turn', when: 'combat', do: [ranged({ day: 2, night: 1 })] },
  {
    id: 'norowas-inspiration',
    use: 'round',
    when: 'notCombat',
    do: [either({ ready: [ready(anyLevel)], heal: [{ op: 'healOneUnit' }] })],
  },
  { id: 'norowas-bright-negotiation', use: 'turn', do: [influence({ day: 3, night: 2 })] },
  { id: 'norowas-leaves-in-the-wind', use: 'round', do: [crystal('green'), mana('white')] },
  { id: 'norowas-whispers-in-the-treetops', use: 'round', do: [crystal('white'), mana('green')] },
  {
    id: 'norowas-leadership',
    use: 'turn',
    when: 'combat',
    do: [
      either({
        block: [lasting('nextUnitBlock', { n: 3 })],
        attack: [lasting('nextUnitAttack', { n: 2 })],
        ranged: [lasting('nextUnitRanged', { n: 1 })],
      }),
    ],
  },
  { id: 'norowas-bonds-of-loyalty', use: 'passive', do: [special('bondsOfLoyalty')] },
  motivation('norowas', mana('white')),
  {
    // In the centre: all terrain costs the others 1 more, at most 5.
    id: 'norowas-prayer-of-weather',
    use: 'interactive',
    when: 'move',
    do: [lasting('costLess', { terrains: 'all', n: 2, least: 1 })],
    isCompetitive: true,
  },
];

/** The skills, ten of each hero; of the interactive ones the competitive side. */
export const skillCards: readonly SkillCard[] = [...arythea, ...tovak, ...goldyx, ...norowas, ...expansionSkills];
