import { sitter, walker } from '../kit/figures.js';
import { orb, star } from '../kit/magic.js';
import { bird, fir, land, moon, road, sun } from '../kit/nature.js';
import { candle, hand, hourglass, manaDie, openBook, scroll } from '../kit/things.js';
import { spear, staff } from '../kit/weapons.js';
import { type Drawing, place, silhouette } from '../paint/marks.js';
import { put, scene } from './scene.js';

const stars: Drawing = [[14, 16, 0.2], [36, 8, 0.16], [98, 14, 0.22], [110, 34, 0.16], [24, 36, 0.14]].flatMap(([x = 0, y = 0, scale = 1]) => place(star('white'), x, y, { scale })); // biome-ignore format: a table
const dusk = (drawing: Drawing): Drawing => silhouette('night', drawing, 0);

/** Day in the light of the sun from its rise to its height, night under the moon. */
export const tacticPictures = {
  'early-bird': scene('sun', 'rose', 'level', put(sun(), 30, 56, 0.9), land.hills('moss', 'violet'), put(bird('brown'), 80, 30, 0.9, -6)),
  rethink: scene('sun', 'sky', 'rays', put(sun(), 94, 22, 0.6), land.plain('straw', 'moss'), put(scroll('blue'), 52, 50, 0.96, 10)),
  'mana-steal': scene('straw', 'sky', 'rays', put(sun(), 22, 22, 0.6), put(manaDie('gold', 'white'), 64, 34, 0.8, 6), put(hand('brown', 'leather'), 62, 62, 0.96)),
  planning: scene('sun', 'teal', 'level', put(sun(), 60, 20, 0.7), land.mountains('teal', 'sun', 'moss'), put(openBook('leather'), 60, 64, 0.86)),
  'great-start': scene('sun', 'green', 'rays', put(sun(), 60, 28, 1), land.hills('green', 'lime'), put(road('straw'), 62, 66, 1), put(walker({ cloak: 'red', coat: 'iron', holds: put(spear(), 0, 0, 0.5) }), 34, 56, 0.7)),
  'the-right-moment': scene('sun', 'blue', 'around', put(sun(), 90, 24, 0.7), land.water('sky', 'blue'), put(hourglass('gold', 'sun'), 48, 46, 1.05, -6)),
  'from-the-dusk': scene('flame', 'navy', 'level', put(moon('white'), 90, 22, 0.6), dusk(land.forest('night', 'night')), dusk(put(walker({ cloak: 'night', holds: put(staff(), 0, 4, 0.6) }), 44, 44, 0.9))),
  'long-night': scene('blue', 'night', 'level', stars, put(moon('white'), 60, 32, 1.05), dusk(land.hills('night', 'night')), dusk(put(fir('night'), 20, 62, 0.9)), dusk(put(fir('night'), 104, 60, 1))),
  'mana-search': scene('violet', 'night', 'around', stars, put(moon('lilac'), 26, 26, 0.6), put(manaDie('black', 'lilac'), 50, 54, 0.8, -8), put(manaDie('gold', 'sun'), 90, 52, 0.7, 12)),
  'midnight-meditation': scene('teal', 'night', 'around', stars, put(moon('white'), 60, 26, 0.8), put(sitter({ cloak: 'blue', coat: 'navy', skin: 'pale' }), 60, 60, 0.86)),
  preparation: scene('ember', 'night', 'around', put(moon('white'), 98, 20, 0.5), put(candle(), 28, 44, 0.86), put(openBook('wine'), 72, 60, 0.76)),
  'sparing-power': scene('lilac', 'navy', 'around', stars, put(moon('white'), 92, 22, 0.5), put(orb('blue', 'ice'), 54, 36, 0.86), put(hand('pale', 'navy'), 54, 64, 0.86)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line
