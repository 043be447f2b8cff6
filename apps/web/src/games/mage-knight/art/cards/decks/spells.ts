import { wraith } from '../kit/brutes.js';
import { shoulders } from '../kit/dress.js';
import { boulder } from '../kit/engines.js';
import { caller, sitter, walker } from '../kit/figures.js';
import { face, hair, neck } from '../kit/head.js';
import {
  bolt,
  cloud,
  crystal,
  flame,
  gust,
  iceSpikes,
  lightning,
  orb,
  portal,
  runeRing,
  snowflake,
  star,
  whirl,
} from '../kit/magic.js';
import { land, leaf, twig } from '../kit/nature.js';
import { banner, eye, flask, grail, hand, heart, horn, manaDie, mirror } from '../kit/things.js';
import { shield, wings } from '../kit/weapons.js';
import { backlit, type Drawing, flat, mass, place, stroke, strokes } from '../paint/marks.js';
import { gloom, light, put } from './scene.js';

/** Spells are painted by night: the same colours, but out of the dark. */
export const spellPictures = {
  fireball: gloom('ember', 'night', 'around', light('ember', 40, 26, 34, 0.5), put(bolt('ember', 'flame', 'sun'), 56, 44, 1.3)),
  snowstorm: gloom('sky', 'night', 'slant', put(gust('ice'), 64, 56, 1.1), put(snowflake(), 50, 38, 0.96, 10), put(snowflake('white'), 94, 26, 0.46), put(snowflake('sky'), 22, 68, 0.4)),
  expose: gloom('sky', 'night', 'rays', put(mirror('sky'), 62, 44, 1.05, 14), put(star('white'), 46, 24, 0.5)),
  tremor: gloom('moss', 'night', 'rain', land.mountains('forest', 'moss', 'earth'), [flat('black', 'p 20,96 40,76 34,72 56,62 50,56 62,50 60,60 70,64 58,76 66,80 50,96', -2), stroke('lime', 'l 38,84 52,70 50,64 60,56', 2, 2)], put(boulder('moss'), 84, 46, 1.1), put(boulder('stone'), 30, 40, 0.8), put(boulder('stone'), 70, 26, 0.6)),
  'flame-wall': gloom('flame', 'night', 'rain', ...[10, 36, 62, 88, 112].map((x, i) => put(flame(), x, 56 - (i % 2) * 8, 1.05 + (i % 2) * 0.2)), [stroke('sun', 's 0,88 60,84 120,88', 5, 2)]),
  'mana-bolt': gloom('blue', 'night', 'around', put(lightning('ice'), 40, 46, 1.1), put(orb('blue', 'ice'), 82, 36, 0.9)),
  whirlwind: gloom('sky', 'navy', 'around', land.plain('navy', 'violet'), put(whirl('white'), 60, 42, 1.25)),
  'underground-travel': gloom('lime', 'night', 'around', land.cave('earth', 'lime'), put(walker({ cloak: 'green', holds: put(orb('lime'), 0, -6, 0.3) }), 62, 58, 0.8)),
  'burning-shield': gloom('ember', 'night', 'rays', put(flame(), 60, 34, 1.3), put(shield('wine', 'gold', put(flame(), 0, -4, 0.6)), 60, 50, 0.96)),
  chill: gloom('ice', 'night', 'rain', put(caller({ cloak: 'sky', coat: 'ice', skin: 'ice' }), 62, 48, 1.05), put(iceSpikes(), 36, 66, 0.8), put(iceSpikes('sky'), 90, 68, 0.76)),
  'wings-of-wind': gloom('lilac', 'night', 'rays', put(wings('white'), 60, 50, 1.08), light('white', 60, 50, 12, 0.8)),
  restoration: gloom('lime', 'night', 'around', light('lime', 60, 28, 30), put(leaf('jade'), 60, 26, 0.7), put(hand('brown', 'green'), 60, 56, 0.9)),
  demolish: gloom('ember', 'night', 'level', land.walls('stone', 'wine', 'black'), put(flame(), 58, 52, 0.9), put(boulder('stone'), 30, 26, 0.8), put(boulder('ember'), 78, 22, 0.9), [flat('black', 'p 44,78 50,58 46,54 56,50 64,56 72,52 70,64 76,78', -2)], put(flame(), 60, 66, 0.6)),
  'space-bending': gloom('blue', 'night', 'around', put(portal('blue', 'night'), 60, 44, 1.3), put(star('ice'), 60, 46, 0.46), put(star('white'), 96, 20, 0.26), put(star('white'), 20, 66, 0.3)),
  'call-to-arms': gloom('sky', 'navy', 'rays', put(banner('red', 'gold'), 26, 46, 0.66), put(banner('blue', 'gold'), 94, 46, 0.66), put(horn(), 60, 48, 0.9)),
  meditation: gloom('green', 'night', 'around', put(runeRing('jade'), 60, 40, 1.3), put(sitter({ cloak: 'forest', coat: 'jade', skin: 'brown' }), 60, 46, 1.05), light('lime', 60, 28, 12, 0.5)),
  'mana-meltdown': gloom('flame', 'night', 'rain', put(flame(), 60, 50, 1.3), put(crystal('red'), 60, 34, 0.8), [mass('red', 'z 48,54 56,58 64,56 72,54 82,76 76,84 44,84 38,76', 10), ...strokes('red', 3, 2, 's 52,58 48,70 46,80', 's 68,58 70,66 76,80')]),
  'mana-claim': gloom('ice', 'night', 'rays', put(manaDie('blue', 'ice'), 60, 28, 0.86, 8), put(hand('navy', 'black'), 60, 56, 1.05)),
  'mind-read': gloom('lilac', 'night', 'around', backlit('lilac', put([...neck('pale'), ...shoulders('navy', 42), ...face({ skin: 'pale', eyes: 'white', brows: 'black' }), ...hair.short('black')], 78, 44, 0.8)), put(eye('lilac', 'white'), 32, 30, 0.56), strokes('white', 2, 2, 's 46,38 54,44 62,42', 's 42,44 52,54 62,50')),
  'energy-flow': gloom('jade', 'night', 'slant', put(orb('jade', 'lime'), 30, 58, 0.8), put(orb('lime', 'sun'), 90, 30, 0.8), strokes('lime', 4, 2, 's 88,30 66,26 54,50 32,58', 's 90,34 74,40 62,60 34,62')),
  offering: gloom('red', 'night', 'rays', put(grail(), 60, 54, 0.96), put(crystal('red'), 38, 24, 0.46, -14), put(crystal('red'), 82, 24, 0.46, 14), put(crystal('wine'), 60, 16, 0.42)),
  'mist-form': gloom('sky', 'night', 'level', place(wraith('sky', 'ice'), 60, 40, { scale: 0.62 }), put(cloud('white'), 28, 70, 0.9), put(cloud('sky'), 92, 74, 0.96)),
  charm: gloom('rose', 'night', 'around', backlit('rose', put([...hair.long('auburn'), ...neck('flesh'), ...shoulders('white', 40), ...face({ skin: 'flesh', eyes: 'jade', brows: 'auburn', lips: 'red' }), ...hair.parting('auburn')], 70, 40, 0.84)), put(heart('red'), 26, 34, 0.6, -10)),
  cure: gloom('lime', 'night', 'around', put(twig('green'), 30, 48, 0.8, -24), put(flask('lime'), 66, 46, 1.05, 8), light('lime', 66, 56, 18, 0.4)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line
