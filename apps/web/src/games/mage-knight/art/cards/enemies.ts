import { backlit, type Drawing, ground, place, type Sweep } from './paint/marks.js';
import type { Pigment } from './paint/pigments.js';
import { fireCatapult, iceCatapult } from './people/engines.js';
import {
  altemMages,
  delphana,
  familiars,
  fireMages,
  iceMages,
  illusionists,
  monks,
  sorcerers,
} from './people/mages.js';
import * as monsters from './people/monsters.js';
import * as orcs from './people/orcs.js';
import * as soldiers from './people/soldiers.js';

/** The ground of a token says where the enemy belongs: it is kept in the colours of its pile. */
const piles = {
  green: ['straw', 'forest', 'sun', 'slant'],
  gray: ['stone', 'iron', 'straw', 'level'],
  violet: ['lilac', 'violet', 'rose', 'around'],
  brown: ['flame', 'wood', 'sun', 'around'],
  red: ['flame', 'wine', 'sun', 'rays'],
  white: ['sky', 'navy', 'ice', 'rays'],
} satisfies Record<string, readonly [Pigment, Pigment, Pigment, Sweep]>;

const token = (pile: keyof typeof piles, figure: Drawing, scale = 0.78, x = 50, y = 37): Drawing => {
  const [light, rim, back, sweep] = piles[pile];
  return [ground(light, rim, sweep, 36, 30, 74), ...backlit(back, place(figure, x, y, { scale }))];
};

export const enemyPictures = {
  prowlers: token('green', orcs.prowlers),
  diggers: token('green', orcs.diggers),
  'cursed-hags': token('green', orcs.hags),
  'wolf-riders': token('green', orcs.wolfRiders, 0.84, 50, 40),
  ironclads: token('green', orcs.ironclads),
  'orc-summoners': token('green', orcs.orcSummoners),
  'orc-skirmishers': token('green', orcs.skirmishers),
  'orc-trackers': token('green', orcs.trackers),
  'orc-war-beasts': token('green', orcs.warBeasts, 0.84, 50, 42),
  'orc-stonethrower': token('green', orcs.stonethrower, 0.76, 52, 40),
  crossbowmen: token('gray', soldiers.crossbowmen),
  guardsmen: token('gray', soldiers.guardsmen),
  swordsmen: token('gray', soldiers.swordsmen),
  golems: token('gray', monsters.golems.plain),
  thugs: token('gray', soldiers.thugs),
  shocktroops: token('gray', soldiers.shocktroops),
  'heroes-fortified': token('gray', soldiers.heroGreen),
  'heroes-swift': token('gray', soldiers.heroWhite),
  'heroes-fire': token('gray', soldiers.heroRed),
  'heroes-ice': token('gray', soldiers.heroBlue),
  monks: token('violet', monks),
  illusionists: token('violet', illusionists),
  'ice-mages': token('violet', iceMages),
  'ice-golems': token('violet', monsters.golems.ice),
  'fire-mages': token('violet', fireMages),
  'fire-golems': token('violet', monsters.golems.fire),
  sorcerers: token('violet', sorcerers),
  'magic-familiars': token('violet', familiars),
  minotaur: token('brown', monsters.minotaur),
  gargoyle: token('brown', monsters.gargoyle),
  medusa: token('brown', monsters.medusa, 0.84, 50, 44),
  'crypt-worm': token('brown', monsters.cryptWorm),
  werewolf: token('brown', monsters.werewolf),
  manticore: token('brown', monsters.manticore),
  hydra: token('brown', monsters.hydra),
  shadow: token('brown', monsters.shadow),
  'swamp-dragon': token('red', monsters.dragons.swamp, 0.86, 50, 42),
  'fire-dragon': token('red', monsters.dragons.fire, 0.86, 50, 42),
  'ice-dragon': token('red', monsters.dragons.ice, 0.86, 50, 42),
  'high-dragon': token('red', monsters.dragons.high, 0.86, 50, 42),
  'lava-dragon': token('red', monsters.dragons.lava, 0.86, 50, 42),
  'dragon-summoner': token('red', monsters.dragons.summoner, 0.86, 50, 42),
  'storm-dragon': token('red', monsters.dragons.storm, 0.86, 50, 42),
  freezers: token('white', soldiers.freezers),
  gunners: token('white', soldiers.gunners),
  'altem-guardsmen': token('white', soldiers.altemGuard),
  'altem-mages': token('white', altemMages),
  'fire-catapult': token('white', fireCatapult, 0.72, 52, 40),
  'ice-catapult': token('white', iceCatapult, 0.72, 52, 40),
  'delphana-masters': token('white', delphana),
  'grim-legionnaires': token('white', soldiers.legionnaires),
} satisfies Record<string, Drawing>;
