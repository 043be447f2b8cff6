import type { blueRedDe } from './adventures-blue-red-de.js';
import type { TaleText } from './card-text.js';

/** English names, texts and tales of the blue and red adventures. */
export const blueRedEn: Readonly<Record<keyof typeof blueRedDe, TaleText>> = {
  'sir-farrow': {
    name: 'Sir Farrow, General of the Dead',
    text: 'He takes no wounds from card effects, only from attacks.',
    tale: 'The general raises his visor, and there is nothing behind it but discipline.',
  },
  'apprentice-of-vorakesh': {
    name: 'Apprentice of Vorakesh',
    text: '',
    tale: 'The pupil has stayed behind to show what has been learned.',
  },
  'elder-wyvern': {
    name: 'Elder Wyvern',
    text: '',
    tale: 'The grey wings are torn, but the sting has lost nothing.',
  },
  'ferrox-alpha': {
    name: 'Ferrox Alpha',
    text: '',
    tale: 'The pack falls silent and makes room for the largest of them.',
  },
  'barrow-lich': {
    name: 'Barrow Lich',
    text: 'Before combat: resist 17, or your hero takes 2 exhaustion.',
    tale: 'The crown on the skull turns slowly towards the light.',
  },
  'chaos-beast': {
    name: 'Chaos Beast',
    text: '',
    tale: 'It has not yet decided on a shape, only on a meal.',
  },
  'giant-of-the-peaks': {
    name: 'Giant of the Peaks',
    text: '',
    tale: 'The mountain yawns, stretches and looks down.',
  },
  'bane-spider-queen': {
    name: 'Bane Spider Queen',
    text: 'Each time it wounds your hero: your hero also takes 1 exhaustion.',
    tale: 'A whole valley hangs in her net, church tower included.',
  },
  'shadow-assassin': {
    name: 'Shadow Assassin',
    text: 'Before combat: observe 17, or your hero takes 2 wounds.',
    tale: 'One shadow more than there are travellers walks along the wall.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'First combat round: you may not activate cards.',
    tale: 'The garden is full of statues, and all of them look surprised.',
  },
  'fire-elemental': {
    name: 'Fire Elemental',
    text: 'Melee, when your hero’s attack fails: discard 1 weapon used on that roll.',
    tale: 'The burning mill takes a step.',
  },
  'frost-drake': {
    name: 'Frost Drake',
    text: '',
    tale: 'Its breath arrives first and turns the rain into needles.',
  },
  'dragon-high-priest': {
    name: 'High Priest of the Dragon Cult',
    text: 'Reward: keep this card as the Litany of Scales (against a dragon, discard: +5 to one combat roll of your hero or an ally).',
    tale: 'He preaches in a language for which no throat was ever made.',
  },
  vorakesh: {
    name: 'Vorakesh the Necromancer',
    text: 'Start of each combat round from round 2 on: your hero takes 1 exhaustion. Reward: keep this card as the Seal of Vorakesh (against dragons: +1 to all combat rolls of your side).',
    tale: 'Every dead thing in the hall bows, and then he looks up.',
  },
  'dragons-riddle': {
    name: 'The Dragon’s Riddle',
    text: 'Observe 18. Success: gain 8 gold. Failure: your hero takes 2 exhaustion.',
    tale: 'A huge eye opens in the cave wall and asks a question.',
  },
  'rift-of-souls': {
    name: 'Rift of Souls',
    text: 'Resist 18. Success: take a blue adventure counter from the supply. Failure: your hero takes 2 wounds.',
    tale: 'The air has a crack, and those beyond it know everybody’s name.',
  },
  'broken-causeway': {
    name: 'Broken Causeway',
    text: 'Climb 17. Success: gain 5 gold, and remove up to 2 wounds from your hero or one ally. Failure: your hero takes 2 wounds.',
    tale: 'The old dam ends in the middle of the gorge and begins again too far away.',
  },
  'dragons-over-terrinoth': {
    name: 'Dragons over Terrinoth',
    text: 'While in play: a hero that ends its movement on a mountain space takes 1 wound.',
    tale: 'The shepherds have come down from the peaks and will not say why.',
  },
  'runes-awaken': {
    name: 'The Runes Awaken',
    text: 'While in play: heroes and allies have +1 to magic rolls; challenges deal 1 more damage in the magic phase.',
    tale: 'All over the land the old stones begin to hum the same note.',
  },
  'hour-of-vorakesh': {
    name: 'Hour of Vorakesh',
    text: 'While in play: all challenges have +1 to all three combat values.',
    tale: 'At noon the bells strike thirteen, and the shadows stand up.',
  },

  'skeleton-of-margath': {
    name: 'Skeleton of Margath',
    text: 'Reward: take High Lord Margath and fight him at once. You may not escape; +4 to your side’s first combat roll.',
    tale: 'The bones of the High Lord lie across the pass, until they no longer lie.',
  },
  kharvane: {
    name: 'Kharvane, Lord of Embers',
    text: 'Before combat: resist 17, or your hero and every ally take 1 wound. Reward: keep this card as a Dragon Rune.',
    tale: 'The rock glows long before the lord of embers opens his mouth.',
  },
  sythraal: {
    name: 'Sythraal, Lord of Frost',
    text: 'Start of each combat round: your hero takes 1 exhaustion. Reward: keep this card as a Dragon Rune.',
    tale: 'It grows so still that one can hear the water freeze.',
  },
  orrivane: {
    name: 'Orrivane, Lord of Storms',
    text: 'Ranged, after each failed attack on it: the attacker takes 1 more wound. Reward: keep this card as a Dragon Rune.',
    tale: 'The thundercloud unfolds, and it has claws.',
  },
  ulvaine: {
    name: 'Ulvaine, Lord of Venom',
    text: 'Each time it wounds your hero: your hero also takes 1 exhaustion. Reward: keep this card as a Dragon Rune.',
    tale: 'Where its shadow falls, the grass turns black and lies down.',
  },
  drakkarn: {
    name: 'Drakkarn, Lord of Stone',
    text: 'Combat: every attack deals 1 less damage to it (at least 1). Reward: keep this card as a Dragon Rune.',
    tale: 'The cliff face opens two golden eyes.',
  },
  margath: {
    name: 'High Lord Margath',
    text: 'Before combat: your hero takes 2 exhaustion. Reward: you win the game.',
    tale: 'The High Lord spreads his wings, and the day is over.',
  },
};
