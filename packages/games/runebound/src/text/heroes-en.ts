import type { HeroId } from '../card-ids.js';
import type { TaleText } from './card-text.js';

/** English names, abilities and tales of the heroes. */
export const heroesEn: Readonly<Record<HeroId, TaleText>> = {
  jaes: {
    name: 'Battlemage Jaes',
    text: 'Melee, 1 exhaustion: one of his rolls uses Spirit instead of Body.',
    tale: 'The academy taught him to stand behind the soldiers. Jaes prefers to stand among them and let the sword hum with what he knows.',
  },
  bogran: {
    name: 'Bogran the Shadow',
    text: 'Before combat, 2 exhaustion: the enemy takes 1 wound.',
    tale: 'Most who met Bogran remember only a draught of cold air. He holds that a fair fight is one somebody planned badly.',
  },
  carthos: {
    name: 'Mad Carthos',
    text: 'Magic, 1 wound: +3 to his attack roll (once per roll).',
    tale: 'Carthos argues with his own fire and usually loses. The burns on his arms are notes, he says, and he can read every one of them.',
  },
  nara: {
    name: 'Nara the Fang',
    text: 'Melee, 2 exhaustion: if her attack hits, +1 damage (once per roll).',
    tale: 'Nara grew up where the wolves come down to the doors in winter. She learned to bite first and to climb fast.',
  },
  'red-scorpion': {
    name: 'Red Scorpion',
    text: '1 exhaustion: reroll one die of her combat roll or skill test.',
    tale: 'A duellist from the hot south who smiles before she strikes. What fails the first time is, for her, merely the feint.',
  },
  ronan: {
    name: 'Ronan of the Wild',
    text: 'Movement: he enters forest and swamp with any symbol.',
    tale: 'Ronan sleeps better under wet leaves than under a roof. No thicket and no bog has ever asked him for a toll.',
  },
  thorn: {
    name: 'Runemaster Thorn',
    text: 'Movement, after the roll, 1 exhaustion: one unspent die counts as any symbol.',
    tale: 'Thorn reads the old stones at the wayside as others read a letter. Ask politely, he says, and the road will bend.',
  },
  silhouette: {
    name: 'Silhouette',
    text: 'Ranged: +3 to her attack roll if it is your side’s first combat roll of the combat.',
    tale: 'Nobody in Tamalir knows her name, and three guilds have paid to learn it. Her first arrow is the only introduction she gives.',
  },
  valadir: {
    name: 'Sir Valadir',
    text: 'When he would take wounds, 1 exhaustion: prevent 1 of them.',
    tale: 'A knight without a lord, but with every vow still in force. His shield has more dents than his temper.',
  },
  mok: {
    name: 'Spiritseeker Mok',
    text: '2 exhaustion: remove 1 wound from him.',
    tale: 'Mok speaks with the dead of his clan, who mostly tell him to sit down and breathe. It has saved his life more than once.',
  },
  varikas: {
    name: 'Varikas the Dead',
    text: 'When he would take wounds in combat for the first time: prevent 1 of them (once per combat).',
    tale: 'Varikas fell at a bridge nobody remembers and got up again out of duty. Since then, the first cut no longer impresses him.',
  },
  vyrah: {
    name: 'Vyrah the Falconer',
    text: 'Before combat, 1 exhaustion: a free ranged attack; if it fails, nothing happens.',
    tale: 'Her falcon sees the ambush long before it is laid. Vyrah whistles once, and the quarrel begins on her terms.',
  },
};
