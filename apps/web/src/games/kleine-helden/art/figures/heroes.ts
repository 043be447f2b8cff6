import type { Figure } from '../kit/figure.js';
import { assassin } from './heroes/assassin.js';
import { barbarian } from './heroes/barbarian.js';
import { blackKnight } from './heroes/black-knight.js';
import { chaosMage } from './heroes/chaos-mage.js';
import { cultist } from './heroes/cultist.js';
import { darkElf } from './heroes/dark-elf.js';
import { dragonSlayer } from './heroes/dragon-slayer.js';
import { lich } from './heroes/lich.js';
import { necromancer } from './heroes/necromancer.js';
import { ratman } from './heroes/ratman.js';
import { shadowWarrior } from './heroes/shadow-warrior.js';
import { shaman } from './heroes/shaman.js';
import { troll } from './heroes/troll.js';
import { vampiress } from './heroes/vampiress.js';
import { voodooPriestess } from './heroes/voodoo-priestess.js';
import { werewolf } from './heroes/werewolf.js';

/** The sixteen heroes by card. */
export const heroFigures = {
  'black-knight': blackKnight,
  barbarian: barbarian,
  troll: troll,
  ratman: ratman,
  assassin: assassin,
  werewolf: werewolf,
  'dragon-slayer': dragonSlayer,
  'shadow-warrior': shadowWarrior,
  'dark-elf': darkElf,
  vampiress: vampiress,
  shaman: shaman,
  lich: lich,
  necromancer: necromancer,
  'voodoo-priestess': voodooPriestess,
  cultist: cultist,
  'chaos-mage': chaosMage,
} as const satisfies Record<string, Figure>;
