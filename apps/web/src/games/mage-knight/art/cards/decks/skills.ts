import { dragonHead } from '../kit/dragons.js';
import { skull, wolfHead } from '../kit/head.js';
import { cloud, crystal, drop, flame, gust, lightning, orb, runeRing, snowflake, star } from '../kit/magic.js';
import { bird, leaf, moon, oak, paw, sun, twig } from '../kit/nature.js';
import { banner, boots, coin, eye, fist, flask, hand, heart, horn, lute, manaDie, mirror } from '../kit/things.js';
import { arrow, axe, bow, crossed, dagger, helm, shield, spear, staff, sword, wings } from '../kit/weapons.js';
import { type Drawing, ground, place, type Sweep } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** A round emblem of 60 by 60 in the colours of its hero. */
const emblem =
  (light: Pigment, rim: Pigment, sweep: Sweep) =>
  (drawing: Drawing, scale = 0.66, turn = 0): Drawing => [
    ground(light, rim, sweep, 28, 26, 46, 2),
    ...place(drawing, 30, 30, { scale, turn }),
  ];

const arythea = emblem('ember', 'wine', 'around');
const tovak = emblem('sky', 'navy', 'rain');
const goldyx = emblem('lime', 'forest', 'around');
const norowas = emblem('sun', 'green', 'rays');
const wolfhawk = emblem('lilac', 'violet', 'slant');
const krang = emblem('flame', 'black', 'around');
const braevalar = emblem('jade', 'navy', 'rain');

const crystalPair = (left: Pigment, right: Pigment): Drawing => [
  ...place(crystal(left), -11, 0, { turn: -10 }),
  ...place(crystal(right), 12, 3, { turn: 12, scale: 0.86 }),
];
const motivation: Drawing = place(horn(), 0, 0);

export const skillPictures = {
  'arythea-dark-paths': arythea([...place(moon(), 14, -22, { scale: 0.5 }), ...boots('black', 'red')]),
  'arythea-burning-power': arythea(flame()),
  'arythea-hot-swordsmanship': arythea(sword('flame', 'gold'), 0.62, 30),
  'arythea-dark-negotiation': arythea([...place(moon(), -14, -18, { scale: 0.5 }), ...place(coin(), 10, 14, { scale: 1.7 }), ...place(coin(), -12, 22, { scale: 1.4 })]),
  'arythea-dark-fire-magic': arythea([...flame('black', 'ember', 'red'), ...place(crystal('red'), 0, 8, { scale: 0.5 })]),
  'arythea-power-of-pain': arythea([...place(drop('red'), 0, 4, { scale: 0.9 }), ...place(star('flame'), 0, 6, { scale: 0.4 })]),
  'arythea-invocation': arythea(runeRing('flame'), 0.76),
  'arythea-polarization': arythea(crystalPair('red', 'blue')),
  'arythea-motivation': arythea(motivation),
  'arythea-healing-ritual': arythea(heart('red'), 0.7),
  'tovak-double-time': tovak(boots('iron', 'ice')),
  'tovak-night-sharpshooting': tovak([...place(moon(), 20, -20, { scale: 0.5 }), ...bow('iron', 'ice')], 0.6),
  'tovak-cold-swordsmanship': tovak(sword('ice', 'silver'), 0.62, 30),
  'tovak-shield-mastery': tovak(shield('blue', 'silver', place(crystal('ice'), 0, -2, { scale: 0.6 })), 0.68),
  'tovak-resistance-break': tovak([...shield('iron', 'silver'), ...place(lightning('ice'), 0, 0, { scale: 0.9 })], 0.66),
  'tovak-i-feel-no-pain': tovak(fist('flesh', 'blue'), 0.8),
  'tovak-i-dont-give-a-damn': tovak(helm('silver', 'blue'), 0.72),
  'tovak-who-needs-magic': tovak(crossed(sword('silver', 'brass'), axe('iron')), 0.56),
  'tovak-motivation': tovak(motivation),
  'tovak-mana-exploit': tovak(manaDie('blue', 'ice'), 0.8),
  'goldyx-freezing-power': goldyx(snowflake(), 0.76),
  'goldyx-potion-making': goldyx(flask('rose'), 0.68),
  'goldyx-white-crystal-craft': goldyx(crystalPair('blue', 'white')),
  'goldyx-green-crystal-craft': goldyx(crystalPair('blue', 'jade')),
  'goldyx-red-crystal-craft': goldyx(crystalPair('blue', 'red')),
  'goldyx-glittering-fortune': goldyx([...place(coin(), -12, 12, { scale: 1.7 }), ...place(coin(), 12, 14, { scale: 1.6 }), ...place(star('sun'), 2, -14, { scale: 0.6 })]),
  'goldyx-flight': goldyx(wings('gold'), 0.6),
  'goldyx-universal-power': goldyx(star('white'), 0.74),
  'goldyx-motivation': goldyx(motivation),
  'goldyx-source-freeze': goldyx([...manaDie('sky', 'white'), ...place(snowflake('white'), 0, 0, { scale: 0.5 })], 0.8),
  'norowas-forward-march': norowas(spear('silver', 'white'), 0.46, 30),
  'norowas-day-sharpshooting': norowas([...place(sun(), 18, -18, { scale: 0.5 }), ...bow()], 0.6),
  'norowas-inspiration': norowas(heart('jade'), 0.7),
  'norowas-bright-negotiation': norowas([...place(sun(), -10, -14, { scale: 0.6 }), ...place(coin(), 12, 16, { scale: 1.8 })]),
  'norowas-leaves-in-the-wind': norowas([...gust('white'), ...place(leaf('lime'), 0, 2, { scale: 0.6, turn: 40 })], 0.66),
  'norowas-whispers-in-the-treetops': norowas(oak('lime'), 0.66),
  'norowas-leadership': norowas(banner('white', 'gold', star('gold')), 0.58),
  'norowas-bonds-of-loyalty': norowas(hand('flesh', 'white'), 0.62),
  'norowas-motivation': norowas(motivation),
  'norowas-prayer-of-weather': norowas([...place(sun(), 12, -12, { scale: 0.66 }), ...place(cloud('white'), -4, 10, { scale: 0.8 })]),
  'wolfhawk-refreshing-bath': wolfhawk(drop('blue'), 0.74),
  'wolfhawk-refreshing-breeze': wolfhawk(gust('white'), 0.7),
  'wolfhawk-hawk-eyes': wolfhawk(eye('sun', 'leather'), 0.6),
  'wolfhawk-on-her-own': wolfhawk(paw('ash'), 0.96),
  'wolfhawk-deadly-aim': wolfhawk(arrow(), 0.66, 90),
  'wolfhawk-know-your-prey': wolfhawk(skull(), 0.9),
  'wolfhawk-taunt': wolfhawk(horn(), 0.66),
  'wolfhawk-dueling': wolfhawk(crossed(dagger()), 0.74),
  'wolfhawk-motivation': wolfhawk([...place(star('sun'), 0, -22, { scale: 0.4 }), ...motivation], 0.66),
  'wolfhawk-wolfs-howl': wolfhawk(wolfHead('ash', 'sun'), 0.72, 24),
  'krang-spirit-guides': krang(bird('white'), 0.62),
  'krang-battle-hardened': krang(shield('orc', 'bone', place(skull(), 0, -2, { scale: 0.6 })), 0.66),
  'krang-battle-frenzy': krang(crossed(axe('iron')), 0.56),
  'krang-shamanic-ritual': krang(staff('wood', place(skull(), 0, -30, { scale: 0.8 })), 0.5, 14),
  'krang-regenerate': krang(heart('orc'), 0.7),
  'krang-arcane-disguise': krang(mirror('violet'), 0.62, 12),
  'krang-puppet-master': krang(hand('orc', 'violet'), 0.62, 180),
  'krang-master-of-chaos': krang(orb('violet', 'flame'), 0.9),
  'krang-curse': krang(skull('jade'), 0.9),
  'krang-mana-suppression': krang(manaDie('black', 'red'), 0.8),
  'braevalar-elemental-resistance': braevalar([...place(flame(), -12, 0, { scale: 0.8 }), ...place(snowflake(), 14, 4, { scale: 0.66 })]),
  'braevalar-feral-allies': braevalar(wolfHead('leather', 'sun'), 0.72),
  'braevalar-thunderstorm': braevalar([...place(lightning('lime'), 0, 16, { scale: 0.7 }), ...place(cloud('sky'), 0, -12, { scale: 0.8 })], 0.72),
  'braevalar-lightning-storm': braevalar([...place(lightning('ice'), -14, 14, { scale: 0.66 }), ...place(lightning('sun'), 14, 14, { scale: 0.66 }), ...place(cloud('iron'), 0, -14, { scale: 0.8 })], 0.72),
  'braevalar-beguile': braevalar(lute(), 0.62),
  'braevalar-forked-lightning': braevalar([...place(lightning('ice'), -12, 0, { turn: 20 }), ...lightning('ice'), ...place(lightning('ice'), 12, 0, { turn: -20 })], 0.6),
  'braevalar-shapeshift': braevalar(dragonHead({ skin: 'teal', belly: 'straw' }), 0.6),
  'braevalar-secret-ways': braevalar(boots('forest', 'lime')),
  'braevalar-regenerate': braevalar(twig('lime'), 0.66),
  'braevalar-natures-vengeance': braevalar(oak('forest', 'earth'), 0.66),
} satisfies Record<string, Drawing>; // biome-ignore format: one skill a line
