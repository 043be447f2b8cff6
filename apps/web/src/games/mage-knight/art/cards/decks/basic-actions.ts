import { circlet, cloak, furCollar, shoulders } from '../kit/dress.js';
import { caller, fighter, sitter, walker } from '../kit/figures.js';
import { beard, elfEar, face, hair, neck, orcFace, wolfHead } from '../kit/head.js';
import { crystal, crystals, drop, flame, gust, iceSpikes, orb, runeRing, star } from '../kit/magic.js';
import { land, leaf, moon, oak, road, twig } from '../kit/nature.js';
import { boots, eye, fist, hand, manaDie, scroll } from '../kit/things.js';
import { arrow, crossed, dagger, gauntlet, hammer, scythe, shield, spear, staff, sword } from '../kit/weapons.js';
import { backlit, type Drawing, strokes, tufts } from '../paint/marks.js';
import { flipped, gloom, light, put, scene } from './scene.js';

export const basicActionPictures = {
  rage: scene('flame', 'wine', 'rays',
    backlit('flame', put([...neck('brown', 20), ...shoulders('iron', 44), ...face({ skin: 'brown', eyes: 'flame', brows: 'black', jaw: 4, anger: 3 }), ...beard('black', 4), ...hair.wild('red')], 70, 38, 0.8)),
    put(sword(), 24, 50, 0.92, -18)),
  determination: gloom('ice', 'navy', 'rain', put(gauntlet('silver'), 60, 46, 1.1, 4), light('ice', 60, 26, 16, 0.5)),
  swiftness: scene('white', 'sky', 'level', land.hills('straw', 'sky'), put(gust('white'), 74, 40, 1), put(fighter({ cloak: 'lilac', coat: 'white' }), 46, 52, 1)),
  march: scene('sun', 'green', 'slant', land.hills('green', 'moss'), put(road('straw'), 60, 66, 0.8),
    put(walker({ cloak: 'forest', holds: put(spear(), 0, 0, 0.5) }), 84, 46, 0.62), put(walker({ cloak: 'red', coat: 'iron', holds: put(spear(), 0, 0, 0.6) }), 42, 54, 0.96)),
  stamina: scene('ice', 'blue', 'slant', land.mountains('navy', 'white', 'blue'), put(walker({ cloak: 'blue', coat: 'iron', holds: put(staff(), 0, 6, 0.6) }), 62, 54, 0.96)),
  tranquility: scene('lime', 'green', 'around', land.plain('green', 'lime'), put(oak('forest'), 84, 46, 1.2), put(sitter({ cloak: 'white', coat: 'straw' }), 42, 56, 0.86)),
  promise: scene('white', 'sky', 'rays', put(scroll('red'), 42, 46, 1, -8), put(hand('flesh', 'white'), 84, 46, 0.9, -8), light('sun', 82, 28, 18)),
  threaten: scene('ember', 'black', 'slant', put([...shoulders('black', 46), ...face({ skin: 'ash', eyes: 'flame', brows: 'black', anger: 3 })], 88, 34, 0.7),
    put(dagger('silver', 'gold'), 40, 36, 1.1, -30), put(fist('flesh', 'wine'), 54, 62, 0.7, -30)),
  crystallize: gloom('sky', 'navy', 'around', light('ice', 60, 32, 34), put(crystal('blue'), 60, 30, 0.8), put(hand('pale', 'blue'), 60, 56, 0.95)),
  'mana-draw': gloom('white', 'lilac', 'rays', put(manaDie('white', 'sun'), 58, 40, 1.05, -8), put(star('sun'), 92, 24, 0.5), put(star('ice'), 24, 62, 0.4)),
  concentration: gloom('jade', 'forest', 'around', put(runeRing('lime'), 60, 42, 1.15), put(sitter({ cloak: 'green', coat: 'leather' }), 60, 52, 0.92), light('lime', 60, 16, 10, 0.8)),
  improvisation: gloom('ember', 'wine', 'level', put(crossed(staff('wood', put(flame(), 0, -46, 0.62)), hammer('iron')), 60, 50, 0.86)),
  'battle-versatility': gloom('flame', 'wine', 'around', put(crossed(sword('silver', 'gold'), sword('flame', 'gold')), 60, 46, 0.96), put(flame(), 60, 46, 0.5)),
  'mana-pull': gloom('lilac', 'violet', 'rays', put(manaDie('red', 'sun'), 30, 56, 0.66, -10), put(manaDie('blue', 'ice'), 60, 36, 0.78, 6), put(manaDie('white', 'lilac'), 92, 54, 0.66, 12)),
  'cold-toughness': scene('ice', 'blue', 'rain', put(iceSpikes(), 60, 54, 1.3), put(shield('blue', 'silver', put(crystal('ice'), 0, -2, 0.6)), 60, 44, 0.96)),
  instinct: scene('ember', 'wood', 'slant', backlit('flame', put(wolfHead('auburn', 'sun'), 68, 44, 1.2))),
  'will-focus': gloom('lime', 'forest', 'rays', put(eye('jade', 'gold'), 60, 44, 1.05), put(star('lime'), 60, 12, 0.34)),
  'crystal-joy': scene('jade', 'navy', 'around', land.cave('navy', 'ice'), put(crystals('blue', 'jade'), 60, 50, 1.1), light('ice', 60, 36, 26, 0.4)),
  'noble-manners': scene('sun', 'sky', 'rays', backlit('sun', put([...hair.long('blond'), ...neck('flesh'), ...cloak('white', 'gold'), ...face({ skin: 'flesh', eyes: 'jade', brows: 'straw' }), ...hair.parting('blond'), ...elfEar('flesh'), ...circlet('gold', 'jade')], 62, 36, 0.8))),
  rejuvenate: scene('sun', 'green', 'around', put(twig('lime'), 54, 46, 1.05, 10), put(drop('ice'), 86, 52, 0.56), light('sun', 54, 40, 26, 0.4)),
  'swift-reflexes': scene('sky', 'violet', 'level', put(fighter({ cloak: 'ash', coat: 'leather', skin: 'brown', holds: put(dagger(), -6, -4, 0.5, -70) }), 72, 50, 1.06), put(arrow(), 30, 34, 0.7, -45), put(arrow(), 26, 62, 0.6, -45)),
  tirelessness: scene('sky', 'blue', 'slant', land.hills('navy', 'blue'), put(road('ice'), 78, 62, 0.9), put(boots('leather', 'ash'), 54, 46, 1.04)),
  'savage-harvesting': scene('straw', 'forest', 'slant', land.plain('moss', 'straw'), [tufts('straw', 's 0,82 60,76 120,84', 30, 3.4, 84)], put(scythe('silver'), 64, 44, 1)),
  'ruthless-coercion': scene('flame', 'violet', 'around', backlit('ember', put([...shoulders('orc', 48), ...furCollar('auburn'), ...orcFace('orc', 'flame'), ...hair.crest('black')], 74, 36, 0.8)), put(fist('orc', 'leather'), 28, 54, 0.96, -8)),
  'one-with-the-land': scene('lime', 'teal', 'around', put(oak('green'), 24, 46, 1), flipped(oak('forest'), 100, 44, 1.1), land.plain('forest', 'green'), put(caller({ cloak: 'white', coat: 'straw', holds: put(leaf('lime'), 0, -8, 0.4) }), 62, 54, 1)),
  'druidic-paths': scene('sky', 'navy', 'level', put(moon(), 92, 22, 0.6), land.water('blue', 'teal'), put(road('ice'), 62, 64, 0.8), put(walker({ cloak: 'teal', coat: 'forest', holds: put(staff('wood', put(orb('ice'), 0, -36, 0.3)), 0, 4, 0.6) }), 56, 50, 0.8),
    strokes('ice', 2, 2, 's 20,80 36,77 50,80')),
} satisfies Record<string, Drawing>; // biome-ignore format: one card a line
