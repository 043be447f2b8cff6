import { area, band, black, type Drawing, each, far, place, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import { arm, beard, chain, helmet, neck, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { crag, deadTree, fir, grass, moon, ripples, smoke } from '../kit/nature.js';
import { flood, glow, ground, spark, spatter } from '../kit/paper.js';
import { banner, candle, house, pillar, ridge, soul, wanderer } from '../kit/places.js';
import { sword, torch } from '../kit/weapons.js';

const swollenFord: Drawing = [
  flood('sky', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.5),
  ...far(0.5, [...ridge(66, 'slate', [30, 34], [80, 42], [130, 32]), ...fir(14, 70, 30), ...fir(146, 70, 34)]),
  area('moss', 'z -6,72 30,64 70,66 110,62 166,70 166,84! -6,84!', 1.2),
  area('teal', 'z -6,82 40,76 80,80 120,75 166,82 166,124! -6,124!', 1.3),
  wash('white', 'z 14,92 40,86 62,92 50,100 24,100', 0.7, 1.2),
  wash('white', 'z 92,98 120,90 146,98 130,106 104,106', 0.7, 1.2),
  ...ripples([4, 90, 40], [60, 88, 44], [110, 88, 44], [30, 104, 50], [86, 112, 60]),
  // Posts mark where one could cross yesterday.
  ...each([[40, 96, 26], [64, 104, 24], [92, 98, 26], [118, 94, 24]], (x, y, height) => [band('leather', `l ${x},${y} ${x + 2},${y - height}`, 4, 3.4), stroke(`s ${x - 5},${y} ${x},${y + 2} ${x + 6},${y}`, 1)]),
  stroke('s 42,74 54,84 65,83 78,88 93,76 106,84 119,73', 1.1),
  ...wanderer(140, 78, 26, 'madder'),
  ...grass('l 4,78 30,72 56,76', 7),
];

const lostPilgrim: Drawing = [
  flood('stone', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.55),
  wash('lilac', 'z 20,30 80,18 140,30 136,70 80,80 24,70', 0.4, 4),
  ...far(0.6, [...fir(16, 84, 56), ...fir(36, 80, 44), ...fir(128, 80, 50), ...fir(148, 84, 60)]),
  area('straw', 'z 60,84 90,84 104,124! 44,124!', 1),
  ...strokes(0.7, 's 70,90 66,104 58,120', 's 84,92 88,106 94,120'),
  band('leather', 'l 112,116 110,44', 5, 4),
  area('ochre', 'p 112,48 140,44 148,50 142,58 112,60', 1.2),
  area('ochre', 'p 110,64 84,62 76,69 84,76 110,75', 1.2),
  ...strokes(0.9, 's 118,52 126,54 136,50', 's 86,69 94,71 104,69'),
  ...wanderer(60, 112, 56, 'umber'),
  area('ochre', 'z 68,92 74,80 82,84 82,100 72,104', 1.2),
  touch('gold', 'o 58,84 2,2.6'),
  ...smoke('stone', 24, 116, 24),
  ...smoke('stone', 140, 118, 22),
];

const talkativePeddler: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.45),
  wash('teal', 'z 90,12 150,14 148,60 120,70 94,46', 0.4, 3),
  // Everything he owns is on his back.
  area('leather', 'z 86,40 96,24 122,20 140,34 146,70 140,104 104,108 92,80', 1.5),
  ...strokes(1, 's 94,46 116,42 142,46', 's 96,74 118,72 146,76'),
  band('madder', 's 92,24 116,14 138,26', 11, 9),
  ...each([[148, 52, 'gold'], [150, 72, 'steel']], (x, y, pigment) => [stroke(`l ${x - 6},${y - 8} ${x},${y - 5}`, 1), area(pigment, `o ${x},${y} 5.6,5`, 1.1), stroke(`l ${x - 5},${y} ${x + 5},${y}`, 0.8)]),
  ...place(sword(26, 'steel', 'ochre', 2.4), 128, 22, { turn: 16 }),
  ...place([...neck('flesh'), ...shoulders('teal', 36), area('madder', 'z -12,34 4,44 20,33 24,42 4,54 -16,42', 1.1), ...head({ skin: 'flesh', jaw: 'broad', eyes: 'wide', iris: 'sap', nose: 'flat', mouth: 'shout', brow: 2.2, frown: -2.4 }), wash('rose', 'o 9,9 4.6,3.4', 0.6, 0.5), wash('rose', 'o -13,9 3,3', 0.6, 0.5), area('sienna', 'z -34,-10! -16,-17 -12,-32 4,-38 18,-32 21,-17 38,-8! 16,-13 0,-15 -18,-11', 1.4), band('gold', 's -14,-19 2,-24 20,-18', 3.4, 3.4, 0.9)], 70, 56, { scale: 0.82 }),
  ...arm('teal', 'flesh', 's 48,116 34,108 26,94', 24, 88),
  area('ice', 'z 20,84! 20,74 16,66 20,58! 30,58! 33,66 29,74 29,84!', 1.1),
  wash('rose', 'z 18,67 31,67 29,75 28,82 21,82 20,74', 0.95, 0.2),
];

const crumblingWatchtower: Drawing = [
  flood('sky', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.5),
  wash('gold', 'z 90,20 150,14 152,60 120,70 94,50', 0.4, 3.4),
  ...far(0.5, ridge(92, 'slate', [20, 66], [60, 74], [120, 64], [150, 72])),
  ...crag(34, 122, 60, 30, 'stone'),
  ...crag(120, 124, 70, 24, 'stone'),
  area('stone', 'z 58,112! 60,60 56,34! 54,22! 60,22! 60,28! 66,28! 66,20! 74,18! 74,26! 80,26! 84,34! 80,40! 88,46! 84,54! 96,62! 94,80 100,112!', 1.5),
  ...strokes(0.9, 'l 60,44 70,44', 'l 76,50 84,50', 'l 60,58 66,58', 'l 78,66 92,68', 'l 60,76 72,76', 'l 82,86 96,86', 'l 60,94 70,94', 'l 76,102 98,102', 'l 70,34 70,44', 'l 66,58 66,66'),
  black('z 68,58! 68,52 72,48 76,52 76,58!'),
  black('z 70,112! 70,98 77,92 84,98 84,112!'),
  ...each([[104, 108, 7], [112, 114, 5], [98, 116, 5], [50, 114, 5], [108, 72, 3], [104, 58, 2.4]], (x, y, size) => [area('stone', `p ${x - size},${y + size * 0.6} ${x - size * 0.6},${y - size * 0.7} ${x + size * 0.6},${y - size * 0.6} ${x + size},${y + size * 0.5}`, 1)]),
  wash('moss', 'z 58,96 66,84 72,96 66,110 58,110', 0.7, 1),
  ...each([[104, 26], [118, 18], [128, 30], [44, 30]], (x, y) => [stroke(`s ${x - 5},${y - 2} ${x - 2},${y} ${x},${y + 1.6} ${x + 2},${y - 1} ${x + 5},${y - 2}`, 1.4)]),
  ...wanderer(30, 110, 18, 'madder'),
];

const whispersAtTheShrine: Drawing = [
  flood('violet', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.5),
  wash('gold', 'z 50,50 80,36 110,50 116,100 44,100', 0.5, 4),
  ...far(0.3, each([[26, 40, 9, 0.6], [42, 22, 7, 1], [124, 24, 8, -0.9], [138, 46, 9, -0.5]], (x, y, size, lean) => soul(x, y, size, lean))),
  ...far(0.4, [...deadTree(16, 112, 70), ...deadTree(148, 112, 74)]),
  area('stone', 'p 44,112 46,104 116,104 118,112', 1.2),
  ...pillar(56, 104, 12, 52),
  ...pillar(106, 104, 12, 52),
  area('stone', 'p 44,48 80,24 118,48 112,52 50,52', 1.4),
  stroke('o 81,42 4.6,4.6', 1.1),
  // A figure worn smooth by hands.
  black('z 66,104! 66,64 81,54 96,64 96,104!'),
  area('stone', 'z 72,104! 74,84 76,76 74,68 81,61 88,68 86,76 89,84 91,104!', 1.2),
  ...strokes(0.8, 's 77,86 81,90 86,86', 'l 78,68 80,68', 'l 83,68 85,68', 's 81,92 80,98 82,103'),
  ...candle(64, 112, 8),
  ...candle(72, 114, 12),
  ...candle(92, 114, 10),
  ...candle(100, 112, 7),
  ...candle(84, 116, 7),
  ...ground(114),
];

const hauntedInn: Drawing = [
  flood('indigo', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.65),
  ...moon(32, 30, 14),
  ...far(0.35, [...deadTree(18, 112, 70), ...deadTree(150, 110, 80)]),
  ...place(house(46, 112, 66, 80, 'wine', 'lime'), 0, 0),
  area('wine', 'z 88,40! 90,26 96,14! 104,28 106,42', 1.2),
  area('lime', 'p 94,34 94,27 100,27 100,34', 0.9),
  stroke('s 50,70 60,60 56,50', 0.8),
  // The sign still swings.
  band('leather', 'l 112,66 130,64', 2.4, 2.4),
  ...strokes(0.8, 'l 118,66 117,72', 'l 128,65 129,71'),
  area('ochre', 'p 113,72 133,70 134,86 114,88', 1.2),
  stroke('s 118,82 120,76 126,76 128,81', 1.1),
  ...soul(80, 18, 9, -1.2),
  ...soul(126, 40, 6, -1),
  ...soul(34, 66, 7, 1),
  wash('lime', 'z 66,112 80,92 94,112', 0.6, 1.4),
  ...ground(112),
];

const cliffsideNest: Drawing = [
  flood('sky', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.55),
  ...far(0.55, ridge(118, 'slate', [30, 84], [70, 94], [110, 82])),
  area('sienna', 'z 166,-6! 120,-6! 112,20! 122,34 108,52! 84,60! 76,68 90,78! 100,96 92,124! 166,124!', 1.5),
  ...strokes(1, 'l 112,20 126,28 122,34', 'l 108,52 126,58 134,74', 'l 100,96 116,90', 'l 130,10 140,30 136,50', 'l 142,70 150,94', 'l 118,104 130,116'),
  // Twigs as thick as arms, three eggs and the coins of those who came before.
  area('leather', 'z 56,66 64,60 90,58 104,64 100,76 84,82 66,78', 1.2),
  tufts('s 56,66 74,72 102,66', 9, { lean: 20, gap: 1.8, width: 1.3 }),
  tufts('s 60,74 78,78 98,74', 9, { lean: 160, gap: 2, width: 1.3 }),
  ...each([[70, 56, 8], [82, 53, 9], [93, 57, 7]], (x, y, size) => [area('ice', `z ${x},${y - size * 1.3} ${x + size * 0.8},${y - size * 0.2} ${x + size * 0.6},${y + size * 0.7} ${x - size * 0.6},${y + size * 0.7} ${x - size * 0.8},${y - size * 0.2}`, 1.2), ...each([[-0.3, -0.4], [0.2, 0], [-0.2, 0.3]], (dx, dy) => [touch('teal', `o ${x + dx * size},${y + dy * size} 1,0.9`)])]),
  ...each([[66, 66], [88, 65]], (x, y) => [area('gold', `o ${x},${y} 3,1.8`, 0.8)]),
  tufts('s 58,68 78,74 100,68', 6, { lean: 60, gap: 2.2, width: 1.1 }),
  // The climber, and the shadow above.
  ...strokes(1.1, 's 94,80 90,98 96,124'),
  area('madder', 'z 86,96 90,90 96,94 96,106 90,110 86,104', 1.1),
  area('flesh', 'o 92,88 3,3.2', 0.9),
  ...strokes(1.6, 'l 94,94 99,86', 'l 94,108 99,114', 'l 90,109 91,118'),
  far(0.3, [stroke('s 14,34 28,26 38,32 48,26 62,36', 4)])[0] ?? stroke('l 0,0 1,1'),
  stroke('s 34,30 38,36 42,30', 2.4, 'grey'),
];

const captiveMercenary: Drawing = [
  flood('slate', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.6),
  area('stone', 'p -6,-6 166,-6 166,126 -6,126', 0),
  wash('ink', 'z 30,6 130,6 138,20 138,112 22,112 22,20', 0.6, 1.4),
  wash('gold', 'z 40,0 74,0 96,112 50,112', 0.28, 2),
  ...place([...neck('tan'), ...shoulders('rust', 42), ...chain('s -16,38 2,46 22,38', 's -18,44 2,52 24,44'), ...head({ skin: 'tan', jaw: 'broad', eyes: 'stern', iris: 'cobalt', nose: 'broken', mouth: 'hidden', brow: 2.2 }), ...beard('sepia', 'full'), area('sepia', 'z -14,-12 -16,-24 0,-32 18,-26 24,-4 24,18! 18,6 14,-12 0,-18', 1.1), wash('violet', 'o 6,2 5,3.6', 0.5, 0.5)], 80, 54, { scale: 0.84 }),
  ...each([[48, 84], [112, 84]], (x, y) => [area('tan', `z ${x - 7},${y - 4} ${x},${y - 7} ${x + 7},${y - 4} ${x + 7},${y + 4} ${x},${y + 7} ${x - 7},${y + 4}`, 1.2), ...strokes(0.8, `l ${x - 6},${y - 2} ${x + 6},${y - 2}`, `l ${x - 6},${y + 2} ${x + 6},${y + 2}`), area('slate', `p ${x - 8},${y + 8} ${x + 8},${y + 8} ${x + 8},${y + 14} ${x - 8},${y + 14}`, 1.1)]),
  ...each([[32], [48], [64], [80], [96], [112], [128]], (x) => [band('shade', `s ${x},-4 ${x + 0.6},60 ${x},124`, 4.4, 4.4, 1.2)]),
  band('shade', 'l 20,26 140,25', 5, 5),
  band('shade', 'l 20,104 140,104', 5, 5),
  area('slate', 'p 122,56 140,56 140,76 122,76', 1.4),
  black('z 129,62 131,60 133,62 132,65 133,71 129,71 130,65'),
  area('stone', 'p -6,-6 20,-6 22,124 -6,124', 1.4),
  area('stone', 'p 140,-6 166,-6 166,124 138,124', 1.4),
  ...strokes(1, 'l 0,24 20,24', 'l 0,52 20,54', 'l 0,82 20,82', 'l 10,24 10,52', 'l 140,38 160,38', 'l 140,92 160,92', 'l 150,38 150,56'),
];

const borderPatrol: Drawing = [
  flood('moss', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.5),
  wash('sky', 'z 8,12 60,6 150,10 150,46 80,44 10,50', 0.55, 3),
  // The palisade and its gate.
  ...far(0.35, [...each([[6], [16], [26], [36], [46], [106], [116], [126], [136], [146], [156]], (x) => [area('leather', `p ${x - 5},100 ${x - 5},60 ${x},52 ${x + 5},60 ${x + 5},100`, 1)]), band('leather', 'l 50,50 102,50', 6, 6), ...banner(78, 50, 30, 'cobalt')]),
  ...far(0.2, place([...neck('flesh'), ...shoulders('cobalt', 38), ...head({ skin: 'flesh', jaw: 'soft', eyes: 'stern', mouth: 'firm' }), ...helmet('steel')], 42, 64, { scale: 0.6, flip: true })),
  stroke('l 16,112 14,30', 2, 'leather'),
  ...place([...neck('tan'), ...shoulders('cobalt', 42), area('gold', 'z -8,52 4,48 16,52 14,72 4,80 -6,72', 1.2), ...strokes(1, 'l 4,54 4,74', 'l -2,62 10,62'), ...chain('s -14,34 2,42 20,33', 's -16,40 2,48 22,39'), ...head({ skin: 'tan', jaw: 'broad', eyes: 'stern', nose: 'straight', mouth: 'hidden', brow: 2.4 }), area('sepia', 'z -12,15 -8,12.4 -5,13.6 -1,12.4 6,15 8,20! 2,17.4 -5,16.4 -12,20!', 1), ...helmet('steel')], 92, 52, { scale: 0.86 }),
  // Halt.
  ...arm('cobalt', 'tan', 's 66,116 50,106 44,90', 43, 82, 1.15),
  ...strokes(2.4, 's 40,78 39,70 40,64', 's 43,77 43,69 44,62', 's 46,78 47,70 48,65').map((mark) => ({ ...mark, pigment: 'tan' as const })),
  ...strokes(0.7, 's 39,78 38,70 39,64', 's 42,77 42,69 43,62', 's 45,78 46,70 47,65', 's 48,79 49,71 49,66'),
];

const sunkenShrine: Drawing = [
  flood('teal', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.65),
  wash('prussian', 'z 6,70 60,60 110,64 156,70 152,108 80,116 6,108', 0.6, 3.4),
  wash('ice', 'p 60,4 100,4 124,100 36,100', 0.42, 2),
  wash('white', 'p 72,4 88,4 96,92 64,92', 0.35, 1.4),
  ...far(0.35, [...pillar(30, 102, 14, 56, true), ...pillar(130, 102, 14, 66)]),
  ...far(0.1, [...pillar(52, 106, 16, 66), ...pillar(110, 106, 16, 46, true), area('stone', 'p 34,108 38,102 124,102 128,108', 1.2)]),
  area('stone', 'p 66,104 68,84 94,84 96,104', 1.3),
  area('gold', 'z 70,84 72,76 90,76 92,84', 1.2),
  ...glow('gold', 81, 70, 10),
  ...spark(81, 68, 9),
  ...each([[22, 116, 34], [32, 118, 26], [140, 116, 36], [150, 118, 24]], (x, y, height) => [stroke(`s ${x},${y} ${x - 5},${y - height * 0.4} ${x + 4},${y - height * 0.7} ${x},${y - height}`, 3, 'sap'), stroke(`s ${x + 1.6},${y} ${x - 3.4},${y - height * 0.4} ${x + 5.6},${y - height * 0.7} ${x + 1},${y - height}`, 0.8)]),
  ...each([[44, 44, 1], [112, 34, -1], [120, 62, -1], [32, 62, 1]], (x, y, side) => [area('orange', `z ${x - side * 6},${y} ${x},${y - 3.4} ${x + side * 5},${y} ${x + side * 10},${y - 3}! ${x + side * 10},${y + 3}! ${x + side * 5},${y} ${x},${y + 3.4}`, 1), touch('ink', `o ${x - side * 3},${y - 0.6} 0.8,0.8`)]),
  ...each([[70, 40, 2.4], [74, 28, 1.8], [92, 50, 2.2], [96, 36, 1.6], [88, 18, 2.6]], (x, y, radius) => [stroke(`o ${x},${y} ${radius},${radius}`, 0.8)]),
  ...ripples([20, 10, 50], [90, 8, 50]),
  area('straw', 'z -4,124! 20,112 60,108 110,112 164,106 164,124!', 1.2),
];

const dragonsRiddle: Drawing = [
  flood('vermilion', 'z 6,8 60,2 130,4 158,28 156,108 80,118 4,106', 0.5),
  // One eye fills the cave mouth.
  area('madder', 'z -6,-6! 166,-6! 166,90 140,104 96,106 50,112 20,106 -6,112!', 0),
  ...each([[10, 14], [30, 8], [54, 10], [80, 6], [106, 8], [130, 10], [150, 18], [8, 38], [6, 64], [152, 44], [154, 68], [20, 88], [138, 88], [120, 98], [44, 98], [96, 100], [70, 100]], (x, y) => [area('madder', `z ${x - 11},${y - 6} ${x},${y - 9} ${x + 11},${y - 5} ${x + 8},${y + 6} ${x},${y + 11} ${x - 9},${y + 5}`, 1.2)]),
  area('wine', 'z 14,50! 40,20 80,10 122,18 150,46! 128,32 84,26 42,34', 1.5),
  black('z 18,54! 46,32 82,26 120,34 144,52! 118,76 80,84 44,76'),
  area('gold', 'z 26,54! 50,37 82,32 114,39 136,53! 112,70 80,77 50,70', 1.3),
  wash('orange', 'z 52,40 82,34 110,42 124,54 106,66 80,74 54,66 40,54', 0.6, 1.4),
  ...each([[0.3], [0.8], [1.3], [1.9], [2.4], [2.9], [3.5], [4.1], [4.7], [5.2], [5.8]], (angle) => [stroke(`l ${81 + Math.cos(angle) * 11},${54 + Math.sin(angle) * 14} ${81 + Math.cos(angle) * 30},${54 + Math.sin(angle) * 17}`, 0.9, 'rust')]),
  black('z 81,33 88,46 88,62 81,76 74,62 74,46'),
  touch('white', 'z 66,42 73,38 72,45 67,48'),
  // The one who was asked is mirrored in it.
  ...wanderer(82, 67, 17, 'ice'),
  ...wanderer(34, 120, 32, 'cobalt'),
  ...place(torch(16), 22, 106),
  ...each([[92, 116], [104, 118], [116, 114], [128, 118], [142, 115], [152, 119], [80, 119]], (x, y) => [area('gold', `o ${x},${y} 6,3.4`, 1)]),
];

const riftOfSouls: Drawing = [
  flood('shade', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.65),
  wash('ice', 'z 50,110 60,70 74,30 84,6 96,34 104,70 114,110', 0.75, 3.4),
  ...far(0.4, [...deadTree(18, 96, 66), ...deadTree(146, 96, 60)]),
  area('sepia', 'z -6,124! -6,92 30,86 52,90! 58,96! 66,92! 72,106! 66,124!', 1.4),
  area('sepia', 'z 166,124! 166,90 130,86 108,92! 102,88! 96,100! 92,96! 90,110! 96,124!', 1.4),
  touch('white', 'z 66,124! 72,106! 66,93! 76,88 88,88 97,92! 91,110! 96,124!'),
  wash('teal', 'z 66,124 72,106 67,94 80,100 96,94 91,110 95,124', 0.5, 0.8),
  ...each([[80, 72, 11, 0.1], [58, 50, 10, 0.7], [104, 46, 10, -0.7], [80, 26, 9, 0.2], [36, 28, 8, 1.2], [128, 24, 8, -1.2], [62, 82, 7, 0.6], [100, 80, 7, -0.6]], (x, y, size, lean) => soul(x, y, size, lean)),
  ...strokes(1, 's 20,98 36,102 48,98', 's 120,100 134,96 150,100', 'l 58,96 52,106', 'l 102,90 108,102'),
  ...wanderer(136, 92, 24, 'madder'),
  ...spatter('ice', 80, 60, 40, 14),
];

const brokenCauseway: Drawing = [
  flood('lilac', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.5),
  wash('gold', 'z 40,30 80,20 120,30 116,60 80,66 44,58', 0.5, 4),
  ...far(0.55, ridge(100, 'slate', [16, 50], [56, 66], [104, 62], [146, 46])),
  // Two ends of a road, and the deep between.
  area('stone', 'z -6,60! 44,58! 48,64! 56,62! 54,70! 46,72 40,84 36,124! -6,124!', 1.5),
  area('stone', 'z 166,56! 116,58! 110,66! 102,66! 106,74! 116,76 122,88 124,124! 166,124!', 1.5),
  black('z 8,124! 8,98 16,86 26,98 26,124!'),
  black('z 134,124! 134,96 142,86 152,96 152,124!'),
  ...strokes(0.9, 'l 0,72 44,72', 'l 14,60 14,72', 'l 30,60 30,72', 'l 0,84 38,84', 'l 116,76 160,74', 'l 130,58 130,75', 'l 146,57 146,74', 'l 122,88 160,86'),
  ...each([[-2], [12], [26], [40]], (x) => [area('stone', `p ${x},60 ${x},50 ${x + 8},50 ${x + 8},60`, 1.1)]),
  ...each([[118], [132], [146]], (x) => [area('stone', `p ${x},58 ${x},48 ${x + 8},48 ${x + 8},58`, 1.1)]),
  ...each([[70, 84, 6], [82, 96, 5], [62, 100, 4], [92, 80, 4], [76, 112, 4]], (x, y, size) => [area('stone', `p ${x - size},${y + size * 0.6} ${x - size * 0.5},${y - size * 0.8} ${x + size * 0.7},${y - size * 0.5} ${x + size},${y + size * 0.6}`, 1)]),
  ...strokes(0.7, 'l 70,74 70,66', 'l 82,86 82,76', 'l 92,72 92,64'),
  wash('white', 'z 44,118 80,106 116,116 110,124 50,124', 0.8, 2),
  ...wanderer(34, 58, 26, 'madder'),
  stroke('s 42,44 70,34 100,44 118,50', 0.9),
  ...grass('l 118,48 140,47', 5, 'sap'),
];

/** Meetings that need no sword. */
export const encounterPictures = {
  'swollen-ford': swollenFord,
  'lost-pilgrim': lostPilgrim,
  'talkative-peddler': talkativePeddler,
  'crumbling-watchtower': crumblingWatchtower,
  'whispers-at-the-shrine': whispersAtTheShrine,
  'haunted-inn': hauntedInn,
  'cliffside-nest': cliffsideNest,
  'captive-mercenary': captiveMercenary,
  'border-patrol': borderPatrol,
  'sunken-shrine': sunkenShrine,
  'dragons-riddle': dragonsRiddle,
  'rift-of-souls': riftOfSouls,
  'broken-causeway': brokenCauseway,
} satisfies Record<string, Drawing>;
