import { skull } from '../kit/head.js';
import { crystal, orb, star } from '../kit/magic.js';
import { leaf, moon, sun } from '../kit/nature.js';
import { amulet, bag, banner, book, box, circletThing, coin, fist, grail, heart, horn, ring } from '../kit/things.js';
import { bow, crossed, scythe, shield, staff, sword } from '../kit/weapons.js';
import { type Drawing, flat } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';
import { gloom, light, put } from './scene.js';

/** A treasure on dark cloth in the light of a lamp. */
const treasure = (light: Pigment, rim: Pigment, ...parts: readonly Drawing[]): Drawing =>
  gloom(light, rim, 'around', ...parts);

const jewel = (metal: Pigment, stone: Pigment, rim: Pigment): Drawing =>
  treasure('brass', rim, light(stone, 60, 24, 26, 0.6), put(ring(metal, stone), 60, 50, 0.88));

export const artifactPictures = {
  'banner-of-glory': gloom('red', 'wine', 'rays', put(banner('gold', 'red', sun('red')), 60, 48, 0.92)),
  'banner-of-fear': gloom('ember', 'black', 'rays', put(banner('black', 'red', skull()), 60, 48, 0.92)),
  'banner-of-protection': gloom('sky', 'navy', 'rays', put(banner('blue', 'silver', shield('silver', 'white')), 60, 48, 0.92)),
  'banner-of-courage': gloom('flame', 'wine', 'slant', put(banner('red', 'gold', fist('gold', 'brass')), 60, 48, 0.92)),
  'banner-of-command': gloom('lilac', 'night', 'rays', put(banner('violet', 'gold', star('sun')), 60, 48, 0.92)),
  'banner-of-fortitude': gloom('lime', 'forest', 'rays', put(banner('green', 'silver', heart('red')), 60, 48, 0.92)),
  'ruby-ring': jewel('gold', 'red', 'wine'),
  'sapphire-ring': jewel('silver', 'blue', 'night'),
  'diamond-ring': jewel('silver', 'white', 'violet'),
  'emerald-ring': jewel('gold', 'jade', 'forest'),
  'sword-of-justice': gloom('sun', 'navy', 'rays', put(sword('white', 'gold'), 60, 46, 1.05, 8), put(star('sun'), 54, 14, 0.5)),
  'horn-of-wrath': treasure('ember', 'black', put(horn(), 60, 46, 1.1)),
  'endless-bag-of-gold': treasure('teal', 'night', put(bag('leather', []), 54, 46, 1.05), ...[[30, 78], [46, 82], [64, 80], [82, 76], [94, 82], [56, 74]].map(([x = 0, y = 0]) => put(coin(), x, y, 0.9))),
  'endless-gem-pouch': treasure('lilac', 'black', put(bag('violet', []), 56, 44, 1), put(crystal('red'), 28, 74, 0.4, 60), put(crystal('blue'), 50, 78, 0.42, -60), put(crystal('jade'), 74, 78, 0.4, 50), put(crystal('white'), 94, 72, 0.4, -40)),
  'golden-grail': treasure('violet', 'night', put(grail(), 60, 46, 1.15)),
  'book-of-wisdom': treasure('sky', 'wood', put(book('green', 'gold', orb('sun')), 60, 46, 1.05, -6)),
  'amulet-of-the-sun': treasure('blue', 'navy', put(amulet('gold', sun()), 60, 42, 1.15)),
  'amulet-of-darkness': treasure('violet', 'black', put(amulet('silver', moon('lilac')), 60, 42, 1.15)),
  'bow-of-starsdawn': gloom('ice', 'night', 'rays', put(bow('silver', 'ice', 'white'), 66, 46, 1.05, -14), put(star('white'), 26, 30, 0.5), put(star('sun'), 98, 20, 0.34), put(star('ice'), 92, 72, 0.3)),
  'soul-harvester': gloom('jade', 'black', 'around', put(scythe('silver'), 68, 50, 0.96), put(skull('bone'), 38, 62, 0.6), light('lime', 38, 62, 20, 0.4)),
  'shield-of-the-fallen-kings': treasure('straw', 'black', put(crossed(sword('iron', 'brass')), 60, 46, 0.86), put(shield('wine', 'gold', [flat('gold', 'p -13,8 -15,-12 -7,-3 0,-16 7,-3 15,-12 13,8', 1)]), 60, 46, 1)),
  'druidic-staff': gloom('teal', 'night', 'rain', light('lime', 68, 16, 22, 0.5), put(staff('wood', [...put(leaf('green'), -9, -34, 0.5, -40), ...put(leaf('lime'), 10, -34, 0.5, 40), ...put(crystal('jade'), 0, -38, 0.5)]), 60, 52, 1, 12)),
  'circlet-of-proficiency': treasure('straw', 'navy', light('sun', 60, 44, 36, 0.4), put(circletThing(), 60, 46, 1.2)),
  'tome-of-all-spells': gloom('rose', 'night', 'rays', put(book('violet', 'silver', star('white')), 60, 46, 1.05, 6), put(crystal('red'), 22, 24, 0.3), put(crystal('blue'), 98, 24, 0.3), put(crystal('jade'), 22, 70, 0.3), put(crystal('white'), 100, 70, 0.3)),
  'mysterious-box': treasure('teal', 'black', put(box('wood', 'gold', 'jade'), 60, 48, 1.1)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line
