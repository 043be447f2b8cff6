import {
  anyMana,
  attack,
  block,
  blocks,
  crystal,
  crystalOfIt,
  type DeedCard,
  discard,
  discardAny,
  either,
  eitherTwo,
  fame,
  gainUnit,
  heal,
  influence,
  lasting,
  mana,
  noAttack,
  type Operations,
  only,
  pickColor,
  playOffered,
  ranged,
  ready,
  rider,
  siege,
  someEnemies,
  special,
  takeCard,
  throwAway,
  travel,
  when,
} from '../card.js';
import type { ArtifactId } from '../card-ids.js';
import type { BasicColor } from '../terms.js';

type Card = Omit<DeedCard, 'id' | 'kind' | 'colors'>;

const artifact = (id: ArtifactId, card: Card): DeedCard => ({ id, kind: 'artifact', colors: [], ...card });

/** What the unit has that carries it is a matter of the rules (MK-BAN-02). */
const banner = (id: ArtifactId, card: Omit<Card, 'basic'> & { readonly basic?: Operations }): DeedCard =>
  artifact(id, { basic: [], ...card, isBanner: true });

const ring = (id: ArtifactId, color: BasicColor): DeedCard =>
  artifact(id, {
    categories: ['special'],
    basic: [mana(color), crystal(color), fame(1)],
    strong: [lasting('freeMana', { colors: [color, 'black'] })],
  });

const sunlight: Operations = [
  lasting('cost', { terrains: ['forest'], n: 3 }),
  lasting('goldAtNight'),
  lasting('dayInForest'),
];
const darkness: Operations = [lasting('cost', { terrains: ['desert'], n: 3 }), lasting('blackByDay')];

/** What the Druidic Staff can do, by the colour that is discarded for it. */
const staff = {
  white: [travel(0, 0)],
  blue: [pickColor, crystalOfIt(2)],
  red: [ready(3)],
  green: [heal(3)],
} as const;

/** The artifacts, one card of each. */
export const artifacts: readonly DeedCard[] = [
  banner('banner-of-glory', {
    categories: ['combat', 'banner'],
    strong: [lasting('unitArmor', { n: 1 }), lasting('unitBonus', { n: 1 }), lasting('unitFame', { n: 1 })],
  }),
  banner('banner-of-fear', { categories: ['combat', 'banner'], strong: [someEnemies(3, noAttack)] }),
  banner('banner-of-protection', { categories: ['combat', 'banner'], strong: [lasting('removeNewWounds')] }),
  banner('banner-of-courage', {
    categories: ['influence', 'banner'],
    strong: [only('notCombat'), { op: 'readyAll' }],
  }),
  ring('ruby-ring', 'red'),
  ring('sapphire-ring', 'blue'),
  ring('diamond-ring', 'white'),
  ring('emerald-ring', 'green'),
  artifact('sword-of-justice', {
    categories: ['combat'],
    basic: [discardAny('card', 99, attack(3)), lasting('defeatFame', { n: 1 })],
    strong: [lasting('doublePhysical'), lasting('noPhysicalResistance'), lasting('defeatFame', { n: 1 })],
  }),
  artifact('horn-of-wrath', {
    categories: ['combat'],
    basic: [siege(5), special('hornOfWrath')],
    strong: [siege(5), special('hornOfWrathStrong')],
  }),
  artifact('endless-bag-of-gold', {
    categories: ['influence'],
    basic: [influence(4), fame(2)],
    strong: [influence(9), fame(3)],
  }),
  artifact('endless-gem-pouch', {
    categories: ['special'],
    basic: [special('gemPouch'), special('gemPouch')],
    strong: [mana('red'), mana('blue'), mana('white'), mana('green'), when('day', [mana('gold')], [mana('black')])],
  }),
  artifact('golden-grail', {
    categories: ['heal'],
    basic: [heal(2), lasting('famePerHealing', { n: 2 })],
    strong: [heal(6), lasting('drawPerHealed')],
  }),
  artifact('book-of-wisdom', {
    categories: ['special'],
    basic: [throwAway('action'), takeCard('actionOffer', 'hand')],
    strong: [throwAway('action'), takeCard('spellOffer', 'hand'), crystalOfIt()],
  }),
  artifact('amulet-of-the-sun', {
    categories: ['special'],
    basic: [mana('gold'), ...sunlight],
    strong: [mana('gold'), mana('gold'), mana('gold'), ...sunlight],
  }),
  artifact('amulet-of-darkness', {
    categories: ['special'],
    basic: [anyMana, ...darkness],
    strong: [anyMana, anyMana, anyMana, ...darkness],
  }),
  artifact('bow-of-starsdawn', {
    categories: ['combat'],
    basic: [discardAny('card', 99, ranged(2)), lasting('phaseDefeatFame', { n: 1 })],
    strong: [lasting('rangedDoubledOrSiege')],
    lostLegion: true,
  }),
  banner('banner-of-command', {
    categories: ['influence', 'banner'],
    basic: [influence(4)],
    strong: [fame(2), gainUnit],
    lostLegion: true,
  }),
  banner('banner-of-fortitude', {
    categories: ['heal', 'banner'],
    strong: [only('notCombat'), { op: 'healAll' }],
    lostLegion: true,
  }),
  artifact('soul-harvester', {
    categories: ['combat'],
    basic: [attack(3), rider('crystalOncePerDefeated')],
    strong: [attack(8), lasting('phaseDefeatCrystal', { n: 1 })],
    lostLegion: true,
  }),
  artifact('shield-of-the-fallen-kings', {
    categories: ['combat'],
    basic: [either({ block: [block(6)], 'two-blocks': [blocks(2, 4)] })],
    strong: [either({ 'cold-fire-block': [block(8, 'cold-fire')], 'three-blocks': [blocks(3, 4, 'cold-fire')] })],
    lostLegion: true,
  }),
  artifact('druidic-staff', {
    categories: ['special', 'move', 'heal'],
    basic: [discard('colored', staff)],
    strong: [eitherTwo({ travel: staff.white, crystal: staff.blue, ready: staff.red, heal: staff.green })],
    lostLegion: true,
  }),
  artifact('circlet-of-proficiency', {
    categories: ['special'],
    basic: [special('circlet')],
    strong: [special('circletStrong')],
    lostLegion: true,
  }),
  artifact('tome-of-all-spells', {
    categories: ['special'],
    basic: [discard('colored'), playOffered('spellOffer', 'basic')],
    strong: [discard('colored'), playOffered('spellOffer', 'strong')],
    lostLegion: true,
  }),
  // Which effect of the artifact is used is chosen after it was revealed, so the box has no strong effect of its own.
  artifact('mysterious-box', {
    categories: ['special'],
    basic: [special('mysteriousBox')],
    strong: [],
    lostLegion: true,
  }),
];
