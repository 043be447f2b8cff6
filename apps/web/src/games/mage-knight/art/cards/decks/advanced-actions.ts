import { greatHelm, pauldrons, shoulders } from '../kit/dress.js';
import { fighter, sitter, walker } from '../kit/figures.js';
import { face, hair, neck, skull } from '../kit/head.js';
import {
  bolt,
  cloud,
  crystal,
  crystals,
  drop,
  flame,
  gust,
  iceSpikes,
  lightning,
  portal,
  runeRing,
  star,
  whirl,
} from '../kit/magic.js';
import { bird, bridge, fir, land, oak, paw, road, sun, twig } from '../kit/nature.js';
import {
  banner,
  book,
  boots,
  candle,
  fist,
  grail,
  hand,
  heart,
  hourglass,
  lute,
  manaDie,
  openBook,
} from '../kit/things.js';
import { arrow, axe, crossed, dagger, hammer, helm, mace, roundShield, shield, staff, sword } from '../kit/weapons.js';
import { backlit, type Drawing, flat, silhouette, strokes } from '../paint/marks.js';
import { flipped, gloom, light, put, scene } from './scene.js';

const base = {
  'fire-bolt': gloom('ember', 'wine', 'slant', put(bolt('ember', 'flame', 'sun'), 52, 40, 1.1)),
  'ice-bolt': gloom('sky', 'navy', 'slant', put(bolt('blue', 'ice', 'white'), 52, 40, 1.1, 24), put(crystal('ice'), 88, 20, 0.4, 40)),
  'swift-bolt': gloom('sky', 'violet', 'slant', put(gust('white'), 80, 58, 0.9), put(bolt('sky', 'white', 'sun'), 48, 38, 0.96, -20)),
  'crushing-bolt': gloom('lime', 'forest', 'slant', put(bolt('forest', 'lime', 'sun'), 54, 36, 1.1, -46), land.plain('earth', 'moss')),
  'blood-rage': gloom('red', 'wine', 'rays', put(crossed(axe('iron')), 60, 42, 0.8), put(drop('red'), 60, 44, 0.8)),
  'ice-shield': gloom('ice', 'blue', 'around', put(shield('ice', 'white', put(crystal('blue'), 0, -2, 0.6)), 60, 44, 1.1), put(iceSpikes(), 24, 74, 0.5), put(iceSpikes(), 96, 74, 0.5)),
  agility: scene('sun', 'sky', 'level', land.walls('stone', 'sky', 'straw'), put(fighter({ cloak: 'red', coat: 'white', holds: put(sword(), -12, -10, 0.5, -60) }), 62, 36, 1, -12)),
  'refreshing-walk': scene('sun', 'green', 'level', land.forest('green', 'forest'), land.water('sky', 'green'), put(walker({ cloak: 'lime', coat: 'leather', holds: put(staff(), 0, 6, 0.6) }), 60, 52, 0.92)),
  intimidate: scene('flame', 'black', 'rays', backlit('red', put([...shoulders('black', 46), ...pauldrons('iron', 'red'), ...greatHelm('black', 'flame', 'red')], 60, 40, 0.9))),
  'frost-bridge': scene('ice', 'navy', 'level', land.mountains('blue', 'white', 'navy'), land.water('blue', 'navy'), put(bridge('ice'), 60, 62, 1.1), put(walker({ cloak: 'navy' }), 62, 38, 0.6)),
  'song-of-wind': scene('white', 'sky', 'around', put(gust('white'), 68, 34, 1.1), put(lute(), 50, 48, 1), put(bird('sky'), 96, 20, 0.3)),
  'path-finding': scene('sun', 'forest', 'level', land.mountains('moss', 'straw', 'forest'), put(road('straw'), 66, 64, 1.05), put(walker({ cloak: 'green', holds: put(staff('wood', put(flame(), 0, -34, 0.3)), 0, 4, 0.6) }), 30, 54, 0.8)),
  'blood-ritual': gloom('ember', 'black', 'around', put(runeRing('red'), 60, 44, 1.2), put(drop('red'), 60, 20, 0.4), put(grail(), 60, 54, 0.86)),
  'pure-magic': gloom('lilac', 'navy', 'rays', put(star('white'), 60, 44, 0.9), put(crystal('red'), 26, 30, 0.5, -20), put(crystal('jade'), 94, 30, 0.5, 20), put(crystal('blue'), 28, 66, 0.5, -40), put(crystal('white'), 94, 66, 0.5, 40)),
  'heroic-tale': scene('sun', 'sky', 'rays', put(sword('silver', 'gold'), 60, 30, 0.7), put(openBook('red'), 60, 60, 0.9), light('sun', 60, 40, 22, 0.5)),
  regeneration: scene('lime', 'forest', 'around', put(twig('green'), 32, 46, 0.9, -20), put(twig('lime'), 90, 46, 0.9, 20), put(heart('jade'), 60, 44, 0.86)),
  'into-the-heat': scene('flame', 'wine', 'rays', put(silhouette('wine', fighter({ cloak: 'wine' }), -2), 92, 48, 0.7), put(flame(), 20, 56, 0.86), put(flame(), 104, 64, 0.7), put(fighter({ cloak: 'red', coat: 'iron', holds: put(sword(), -12, -10, 0.6, -60) }), 62, 50, 1.1)),
  'steady-tempo': scene('sky', 'blue', 'level', land.plain('navy', 'blue'), put(boots('brown', 'ice'), 42, 46, 0.86), put(hourglass('silver', 'ice'), 90, 44, 0.8, 6)),
  diplomacy: scene('white', 'lilac', 'rays', put(banner('white', 'gold', star('gold')), 36, 48, 0.8), flipped(banner('blue', 'silver', star('white')), 84, 48, 0.8), put(hand('flesh', 'straw'), 60, 58, 0.6)),
  'in-need': scene('straw', 'forest', 'rain', land.walls('stone', 'ember', 'moss'), put(flame(), 96, 34, 0.5), put(hand('flesh', 'earth'), 40, 52, 0.95, 10)),
  decompose: gloom('ember', 'violet', 'around', put(cloud('violet'), 60, 66, 1.3), put(skull(), 60, 42, 1.05, -6), strokes('lime', 3, 2, 's 38,62 32,48 38,34', 's 84,64 92,50 84,34')),
  'crystal-mastery': gloom('ice', 'navy', 'rays', put(crystals('blue', 'ice'), 60, 52, 1.15), put(star('white'), 44, 18, 0.34), put(star('ice'), 84, 26, 0.3)),
  'mana-storm': gloom('lilac', 'violet', 'around', put(lightning('white'), 36, 58, 0.7), put(lightning('lilac'), 88, 58, 0.7, -16), put(cloud('white'), 60, 26, 1.3), put(manaDie('white', 'sun'), 62, 66, 0.56)),
  ambush: scene('lime', 'forest', 'rain', put(fir('forest'), 20, 52, 1.3), put(fir('green'), 100, 54, 1.4), put(fir('forest'), 44, 58, 1.1), put(arrow('silver', 'lime'), 66, 44, 0.9, 40), [flat('sun', 'z 90,50! 95,48 98,51!', 2), flat('sun', 'z 102,51! 105,48 110,50!', 2), flat('sun', 'z 16,52! 20,50 23,53!', 2), flat('sun', 'z 27,53! 30,50 34,52!', 2)]),
  'maximal-effect': gloom('ember', 'wine', 'rays', put(star('flame'), 60, 40, 1.2), put(fist('flesh', 'red'), 60, 48, 0.96)),
  'magic-talent': gloom('sky', 'violet', 'around', put(flame('blue', 'ice', 'white'), 60, 26, 0.76), put(hand('pale', 'blue'), 60, 58, 0.9), put(star('ice'), 28, 30, 0.34), put(star('lilac'), 94, 36, 0.4)),
  learning: scene('sun', 'sky', 'around', put(candle(), 96, 40, 0.8), put(openBook('blue'), 48, 54, 1)),
  training: scene('straw', 'green', 'level', land.plain('moss', 'straw'), put(roundShield('straw', 'red'), 60, 42, 1), put(crossed(sword('silver', 'brass')), 60, 48, 0.8)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line

const lostLegion = {
  counterattack: scene('flame', 'iron', 'slant', put(sword('silver', 'gold'), 82, 36, 0.9, 34), put(shield('red', 'iron', put(star('gold'), 0, -2, 0.4)), 48, 48, 0.96, -10)),
  'ritual-attack': gloom('ember', 'wine', 'around', put(runeRing('flame'), 60, 46, 1.25), put(dagger('flame', 'gold'), 60, 44, 1.15, 180)),
  'blood-of-ancients': gloom('rose', 'wine', 'level', land.cave('wine', 'red'), put(skull('stone'), 34, 56, 0.6), put(skull('stone'), 90, 58, 0.54), put(drop('red'), 62, 38, 0.96)),
  'shield-bash': gloom('ice', 'navy', 'rays', put(star('sun'), 38, 38, 1), put(roundShield('blue', 'silver'), 66, 48, 1.05)),
  'temporal-portal': gloom('sky', 'violet', 'around', put(portal('blue', 'ice'), 48, 44, 1.1), put(hourglass('gold', 'sun'), 96, 54, 0.7, 10)),
  'spell-forge': gloom('flame', 'navy', 'rays', put(book('blue', 'gold', star('ice')), 54, 60, 0.7, -80), put(hammer('iron'), 76, 36, 0.9, 30), light('sun', 48, 52, 18, 0.8), put(star('sun'), 46, 48, 0.5)),
  chivalry: scene('sun', 'sky', 'rays', put(banner('white', 'gold', put(crystal('red'), 0, 0, 0.6)), 92, 50, 0.8), put(helm('silver', 'red'), 46, 48, 1.1)),
  'peaceful-moment': scene('sun', 'lilac', 'level', put(sun(), 60, 40, 0.7), land.water('sky', 'rose'), put(silhouette('violet', sitter({ cloak: 'violet' })), 40, 58, 0.9), put(bird('white'), 92, 26, 0.4, 10)),
  'dodge-and-weave': scene('white', 'violet', 'around', put(whirl('white'), 84, 42, 1.05), put(fighter({ cloak: 'lilac', coat: 'silver' }), 50, 50, 1.1)),
  'stout-resolve': scene('straw', 'forest', 'level', land.hills('forest', 'green'), put(oak('green'), 40, 42, 1.15), put(shield('green', 'brass', put(paw('gold'), 0, -2, 0.6)), 88, 52, 0.8)),
  'force-of-nature': gloom('teal', 'navy', 'rain', put(lightning('lime'), 90, 36, 0.9), land.hills('earth', 'forest'), put(oak('lime', 'earth'), 44, 46, 1.3), put(mace('stone'), 104, 70, 0.4, 30)),
  'mountain-lore': scene('sky', 'green', 'level', land.mountains('stone', 'white', 'green'), put(bird('brown'), 34, 26, 0.46, -8), put(walker({ cloak: 'red', holds: put(staff(), 0, 6, 0.6) }), 88, 60, 0.6)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line

const twoColored = {
  'power-of-crystals': scene('jade', 'blue', 'rays', put(crystal('jade'), 42, 44, 1.05, -12), put(crystal('blue'), 78, 44, 1.05, 12), put(star('white'), 60, 30, 0.4)),
  'rush-of-adrenaline': gloom('lime', 'red', 'rays', put(heart('red'), 54, 44, 1.05), put(lightning('lime'), 82, 42, 0.9)),
  'explosive-bolt': gloom('white', 'red', 'rays', put(star('flame'), 44, 34, 1.1), put(bolt('red', 'flame', 'white'), 58, 46, 0.96)),
  'chilling-stare': scene('white', 'blue', 'around', backlit('ice', put([...hair.long('white'), ...neck('ice'), ...shoulders('navy', 42), ...face({ skin: 'ice', eyes: 'blue', brows: 'white', lips: 'lilac', anger: 2 }), ...hair.parting('white')], 60, 40, 0.94)), light('ice', 52, 40, 8), light('ice', 67, 40, 8)),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line

export const advancedActionPictures = { ...base, ...lostLegion, ...twoColored };
