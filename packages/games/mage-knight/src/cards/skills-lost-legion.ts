import {
  anyMana,
  armor,
  attack,
  block,
  crystal,
  draw,
  either,
  enemy,
  fame,
  flip,
  heal,
  ignoreDamage,
  influence,
  itsAttack,
  lasting,
  lower,
  mana,
  may,
  move,
  type Operations,
  only,
  pay,
  payBy,
  per,
  rider,
  type SkillCard,
  special,
  throwAway,
  when,
} from '../card.js';
import { motivation } from './motivation.js';

/** A wound for a mana; the colour, or having least fame, brings a card. */
function regenerate(color: 'red' | 'green'): Operations {
  const otherwise = [when('lowestFame', [draw(1)])];
  const by = { red: otherwise, blue: otherwise, white: otherwise, green: otherwise, black: otherwise };
  return [throwAway('wound'), payBy({ ...by, [color]: [draw(1)] })];
}

const wolfhawk: readonly SkillCard[] = [
  { id: 'wolfhawk-refreshing-bath', use: 'round', when: 'notCombat', do: [heal(1), crystal('blue')] },
  { id: 'wolfhawk-refreshing-breeze', use: 'round', when: 'notCombat', do: [heal(1), crystal('white')] },
  {
    id: 'wolfhawk-hawk-eyes',
    use: 'turn',
    when: 'move',
    do: [move(1), when('day', [lasting('seeFar')], [lasting('exploreLess', { n: 1 })])],
  },
  {
    id: 'wolfhawk-on-her-own',
    use: 'turn',
    do: [either({ influence: [influence(1)], more: [only('noRecruits'), lasting('noRecruiting'), influence(3)] })],
  },
  { id: 'wolfhawk-deadly-aim', use: 'turn', when: 'combat', do: [lasting('attackCardBonus', { n: 2 })] },
  { id: 'wolfhawk-know-your-prey', use: 'round', when: 'combat', do: [special('knowYourPrey')] },
  {
    id: 'wolfhawk-taunt',
    use: 'turn',
    when: 'block',
    do: [either({ lower: [lower(1)], taunt: [enemy(itsAttack(2), armor(-2))] })],
  },
  { id: 'wolfhawk-dueling', use: 'turn', when: 'block', do: [block(1), rider('duel')] },
  motivation('wolfhawk', fame(1)),
  {
    // In the centre: units of the others give 1 less in all attacks and blocks.
    id: 'wolfhawk-wolfs-howl',
    use: 'interactive',
    when: 'notInteraction',
    do: [lasting('sideways', { n: per(4, 1, 'emptyCommand') })],
    isCompetitive: true,
  },
];

const krang: readonly SkillCard[] = [
  { id: 'krang-spirit-guides', use: 'turn', do: [move(1), lasting('blockBonus', { n: 1 })] },
  { id: 'krang-battle-hardened', use: 'turn', when: 'damage', do: [ignoreDamage('physical')] },
  {
    id: 'krang-battle-frenzy',
    use: 'turn',
    when: 'combat',
    do: [either({ attack: [attack(2)], flip: [flip, attack(4)] })],
    flipsBack: 'rest',
  },
  { id: 'krang-shamanic-ritual', use: 'round', do: [anyMana], flipsBack: 'action' },
  { id: 'krang-regenerate', use: 'turn', when: 'notCombat', do: regenerate('red') },
  {
    id: 'krang-arcane-disguise',
    use: 'turn',
    when: 'interaction',
    do: [either({ influence: [influence(2)], flip: [flip, lasting('noReputation')] })],
    flipsBack: 'green',
  },
  { id: 'krang-puppet-master', use: 'turn', do: [special('puppetMaster')] },
  { id: 'krang-master-of-chaos', use: 'turn', do: [special('masterOfChaos')] },
  {
    id: 'krang-curse',
    use: 'turn',
    when: 'combat',
    do: [either({ lower: [lower(2)], weaken: [{ op: 'enemy', filter: 'reachable', do: [armor(-1)] }] })],
  },
  {
    // In the centre: the first mana that each of the others uses costs one mana more.
    id: 'krang-mana-suppression',
    use: 'interactive',
    do: [],
    back: [special('suppressedCrystal')],
    isCompetitive: true,
  },
];

const braevalar: readonly SkillCard[] = [
  { id: 'braevalar-elemental-resistance', use: 'turn', when: 'damage', do: [ignoreDamage('fire', 'ice')] },
  {
    id: 'braevalar-feral-allies',
    use: 'turn',
    when: 'combat',
    do: [either({ attack: [attack(1)], lower: [lower(1)] })],
    always: [lasting('exploreLess', { n: 1 })],
  },
  { id: 'braevalar-thunderstorm', use: 'round', do: [mana('green', 'blue'), mana('green', 'white')] },
  { id: 'braevalar-lightning-storm', use: 'round', do: [mana('blue', 'green'), mana('blue', 'red')] },
  {
    id: 'braevalar-beguile',
    use: 'turn',
    when: 'interaction',
    do: [when('fortifiedSite', [influence(2)], [when('glade', [influence(4)], [influence(3)])])],
  },
  { id: 'braevalar-forked-lightning', use: 'turn', when: 'combat', do: [special('forkedLightning')] },
  { id: 'braevalar-shapeshift', use: 'turn', do: [lasting('shapeshift')] },
  {
    id: 'braevalar-secret-ways',
    use: 'turn',
    when: 'move',
    do: [
      move(1),
      lasting('open', { terrains: ['mountain'], n: 5 }),
      lasting('safe', { terrains: ['mountain'] }),
      may(pay('blue'), lasting('open', { terrains: ['lake'], n: 2 }), lasting('safe', { terrains: ['lake'] })),
    ],
  },
  { id: 'braevalar-regenerate', use: 'turn', when: 'notCombat', do: regenerate('green') },
  {
    // In the centre: each attack of the others' enemies is 1 higher in the Block phase.
    id: 'braevalar-natures-vengeance',
    use: 'interactive',
    when: 'block',
    do: [enemy(itsAttack(-1), { to: 'gain', ability: 'cumbersome' })],
    isCompetitive: true,
  },
];

/** The skills of Wolfhawk, Krang and Braevalar. */
export const expansionSkills: readonly SkillCard[] = [...wolfhawk, ...krang, ...braevalar].map((skill) => ({
  ...skill,
  lostLegion: true,
}));
