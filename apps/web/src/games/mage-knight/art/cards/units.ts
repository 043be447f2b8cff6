import { backlit, type Drawing, ground, place, type Sweep, silhouette } from './paint/marks.js';
import type { Pigment } from './paint/pigments.js';
import { catapults } from './people/engines.js';
import * as mages from './people/mages.js';
import { golems } from './people/monsters.js';
import * as soldiers from './people/soldiers.js';

/** A company on its card, 120 by 90: one of them in front, others in the haze behind. */
function company(light: Pigment, rim: Pigment, sweep: Sweep, figure: Drawing, back: Pigment = light): Drawing {
  return [
    ground(light, rim, sweep, 44, 26, 92),
    ...place(silhouette(rim, figure, 0), 24, 40, { scale: 0.5 }),
    ...place(silhouette(rim, figure, -1), 102, 42, { scale: 0.54 }),
    ...backlit(back, place(figure, 63, 33, { scale: 0.74 })),
  ];
}

export const unitPictures = {
  peasants: company('straw', 'moss', 'level', soldiers.peasants),
  foresters: company('lime', 'forest', 'rain', soldiers.foresters),
  herbalists: company('sun', 'green', 'around', mages.herbalists),
  'northern-monks': company('sky', 'navy', 'slant', mages.northernMonks, 'ice'),
  'red-cape-monks': company('flame', 'wine', 'slant', mages.redCapeMonks),
  'savage-monks': company('straw', 'earth', 'rain', mages.savageMonks),
  'utem-crossbowmen': company('sky', 'stone', 'level', soldiers.crossbowmen),
  'utem-guardsmen': company('straw', 'iron', 'slant', soldiers.guardsmen),
  'utem-swordsmen': company('flame', 'iron', 'rays', soldiers.swordsmen),
  'guardian-golems': company('sky', 'stone', 'around', golems.guardian),
  illusionists: company('white', 'violet', 'around', mages.illusionists, 'rose'),
  'altem-guardians': company('sun', 'navy', 'rays', soldiers.altemGuard),
  'altem-mages': company('rose', 'navy', 'around', mages.altemMages),
  'amotep-freezers': company('ice', 'navy', 'rain', soldiers.freezers),
  'amotep-gunners': company('flame', 'iron', 'rays', soldiers.gunners),
  catapults: company('straw', 'iron', 'level', catapults),
  'fire-golems': company('flame', 'black', 'around', golems.fire),
  'ice-golems': company('white', 'navy', 'slant', golems.ice, 'lilac'),
  'fire-mages': company('flame', 'night', 'rays', mages.fireMages),
  'ice-mages': company('sky', 'blue', 'rain', mages.iceMages, 'ice'),
  scouts: company('straw', 'forest', 'level', soldiers.scouts),
  thugs: company('ember', 'black', 'level', soldiers.thugs),
  shocktroops: company('flame', 'stone', 'slant', soldiers.shocktroops),
  'magic-familiars': company('sun', 'violet', 'around', mages.familiars),
  'heroes-white': company('white', 'sky', 'rays', soldiers.heroWhite, 'sun'),
  'heroes-green': company('lime', 'forest', 'rays', soldiers.heroGreen),
  'heroes-blue': company('ice', 'navy', 'rays', soldiers.heroBlue),
  'heroes-red': company('flame', 'wine', 'rays', soldiers.heroRed),
  sorcerers: company('jade', 'night', 'around', mages.sorcerers),
  'delphana-masters': company('ice', 'night', 'rays', mages.delphana),
} satisfies Record<string, Drawing>;
