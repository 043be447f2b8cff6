import { area, band, black, type Drawing, each, far, place, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import { hoodBack, hoodFront, mantle, neck, shoulders } from '../kit/bust.js';
import { flying } from '../kit/dragons.js';
import { head } from '../kit/head.js';
import { crag, deadTree, fir, grass, grave, ripples, smoke } from '../kit/nature.js';
import { flood, glow, ground, spark, spatter } from '../kit/paper.js';
import { banner, candle, house, marcher, ridge } from '../kit/places.js';
import { skull } from '../kit/skull.js';
import { flame } from '../kit/weapons.js';

const stall = (x: number, y: number, cloth: 'madder' | 'cobalt' | 'sap'): Drawing => [
  ...strokes(1.6, `l ${x + 2},${y} ${x + 2},${y - 34}`, `l ${x + 38},${y} ${x + 38},${y - 34}`),
  area('leather', `p ${x - 1},${y - 2} ${x - 1},${y - 15} ${x + 41},${y - 15} ${x + 41},${y - 2}`, 1.2),
  ...each([[0], [1], [2], [3], [4]], (i) => [
    area(i % 2 === 0 ? cloth : 'paper', `z ${x - 3 + i * 9.2},${y - 28} ${x + 2 + i * 7.6},${y - 42}! ${x + 9.4 + i * 7.6},${y - 42}! ${x + 6.2 + i * 9.2},${y - 28} ${x + 1.6 + i * 9.2},${y - 24}`, 1),
  ]),
];

const harvestFair: Drawing = [
  flood('straw', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.6),
  wash('sky', 'z 8,16 60,8 150,12 150,44 80,40 10,46', 0.5, 3),
  ...far(0.4, [...house(8, 78, 30, 34, 'rust'), ...house(122, 78, 30, 36, 'rust'), ...house(64, 74, 28, 28, 'sienna')]),
  stroke('s 0,26 40,36 80,24 120,34 160,22', 0.9),
  ...each([[14, 31, 'madder'], [30, 35, 'gold'], [48, 34, 'cobalt'], [66, 28, 'sap'], [92, 28, 'madder'], [110, 33, 'gold'], [128, 32, 'cobalt'], [146, 27, 'sap']], (x, y, pigment) => [area(pigment, `p ${x - 4},${y - 1} ${x + 4},${y - 1} ${x},${y + 9}`, 0.9)]),
  ...stall(14, 104, 'madder'),
  ...each([[22, 88], [28, 86], [34, 88], [42, 88], [48, 87]], (x, y) => [area('orange', `o ${x},${y} 3.6,3.2`, 0.9)]),
  ...stall(106, 104, 'cobalt'),
  ...each([[114, 87], [122, 86], [132, 87], [140, 86]], (x, y) => [area('bone', `z ${x - 4},${y + 2} ${x - 3},${y - 4} ${x + 3},${y - 4} ${x + 4},${y + 2}`, 0.9)]),
  // A sheaf in the middle, higher than a man.
  area('gold', 'z 72,108! 76,88 68,66 72,56! 80,62 88,55! 93,66 86,88 90,108!', 1.3),
  tufts('s 68,66 74,58 86,58 93,66', 10, { lean: 84, gap: 1.7 }),
  ...strokes(0.8, 's 78,104 79,90 76,70', 's 84,104 83,90 86,70', 's 81,104 81,80'),
  band('madder', 's 75,87 81,90 87,87', 4, 4, 1),
  ...ground(108),
];

const heavyRains: Drawing = [
  flood('slate', 'z 6,10 60,4 130,6 156,30 152,104 80,114 6,102', 0.62),
  wash('indigo', 'z 6,8 60,4 150,8 152,36 110,44 60,34 10,42', 0.55, 3),
  ...far(0.5, ridge(80, 'slate', [20, 44], [64, 52], [110, 40], [146, 54])),
  ...far(0.25, [...house(112, 80, 26, 28, 'sepia'), ...fir(102, 82, 26), ...fir(146, 82, 30)]),
  area('prussian', 'z -6,92 30,82 60,80 90,86 120,82 166,90 166,124! -6,124!', 1.3),
  wash('ice', 'z 20,92 50,86 80,92 60,98 30,98', 0.6, 1),
  ...ripples([10, 98, 40], [70, 94, 50], [30, 108, 50], [96, 106, 50], [60, 115, 50]),
  // A bridge that does not hold much longer.
  area('leather', 'p 30,88 34,82 74,76 78,80 60,86', 1.2),
  ...strokes(1.4, 'l 36,84 36,96', 'l 54,82 56,94', 'l 70,78 66,90'),
  ...each([[14, 20], [30, 34], [46, 14], [60, 40], [76, 22], [92, 12], [104, 40], [120, 22], [136, 38], [148, 16], [22, 58], [52, 60], [88, 58], [116, 62], [140, 66], [38, 76], [100, 78], [70, 60], [10, 80], [150, 88]], (x, y) => [stroke(`l ${x + 6},${y - 14} ${x},${y + 8}`, 1, 'ice'), stroke(`l ${x + 9},${y - 8} ${x + 4},${y + 10}`, 0.6)]),
];

const rumoursOfVorakesh: Drawing = [
  flood('sienna', 'z 8,16 60,6 130,8 154,40 150,102 80,114 8,100', 0.5),
  wash('ink', 'z 8,14 60,6 150,10 150,60 116,54 80,20 44,54 10,60', 0.5, 3),
  // The shadow on the wall is not that of the talkers.
  ...far(0.55, place(skull('lime', 'shade'), 82, 38, { scale: 1.2 })),
  ...place([...hoodBack('olive'), ...mantle('olive'), ...head({ skin: 'flesh', eyes: 'wide', mouth: 'shout', nose: 'hooked', ear: 'none', brow: 1.8, frown: -1 }), ...hoodFront('olive')], 118, 70, { scale: 0.66 }),
  ...place([...neck('tan'), ...shoulders('rust', 38), ...head({ skin: 'tan', jaw: 'broad', eyes: 'wide', mouth: 'firm', nose: 'flat', brow: 2, frown: -2 }), area('sepia', 'z -17,-9 -16,-24 -2,-32 14,-28 21,-12 22,-6 2,-13', 1.3)], 40, 70, { scale: 0.66, flip: true }),
  area('leather', 'p -6,124 -6,106 60,100 104,100 166,106 166,124', 1.4),
  ...strokes(0.8, 's 10,112 60,107 110,108', 's 60,116 100,113 150,116'),
  ...candle(80, 104, 14),
  ...each([[62, 106], [100, 106]], (x, y) => [area('ochre', `p ${x - 5},${y} ${x - 5},${y - 11} ${x + 5},${y - 11} ${x + 5},${y}`, 1.1), stroke(`s ${x + 5},${y - 9} ${x + 9},${y - 6} ${x + 5},${y - 2}`, 1.3)]),
];

const brigandsOnTheRoads: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.5),
  wash('viridian', 'z 8,20 40,10 60,40 50,80 10,90', 0.4, 3),
  area('straw', 'z 66,56! 84,54! 92,66 82,82 96,104 104,124! 30,124! 54,100 62,80', 1.2),
  ...strokes(0.8, 's 74,62 70,80 60,104', 's 84,66 78,84 86,108'),
  ...far(0.35, [...fir(52, 62, 40), ...fir(100, 60, 44), ...fir(112, 64, 36), ...fir(40, 66, 46)]),
  // A cart with a broken wheel.
  area('leather', 'p 76,84 80,72 108,70 112,80 104,90 80,92', 1.3),
  ...strokes(0.8, 'l 80,78 110,76', 'l 88,72 90,90', 'l 98,71 100,90'),
  stroke('o 84,92 7,7', 1.8),
  ...strokes(0.9, 'l 84,85 84,99', 'l 77,92 91,92'),
  stroke('s 102,94 110,88 116,96 110,102', 1.8),
  area('madder', 'z 82,72 86,60 98,58 106,70', 1.2),
  // Those who wait for the next.
  ...each([[22, 114, 52, -1], [138, 116, 56, 1]], (x, y, height, side) => [
    black(`z ${x - height * 0.3},${y + 8}! ${x - height * 0.26},${y - height * 0.4} ${x - height * 0.1},${y - height * 0.56} ${x + height * 0.1},${y - height * 0.56} ${x + height * 0.26},${y - height * 0.4} ${x + height * 0.3},${y + 8}!`),
    black(`z ${x - height * 0.13},${y - height * 0.5} ${x - height * 0.14},${y - height * 0.74} ${x},${y - height * 0.84} ${x + height * 0.14},${y - height * 0.74} ${x + height * 0.13},${y - height * 0.5}`),
    touch('gold', `o ${x - side * 5},${y - height * 0.66} 1.5,1`),
    touch('gold', `o ${x},${y - height * 0.66} 1.3,1`),
    stroke(`l ${x - side * height * 0.26},${y - height * 0.1} ${x - side * height * 0.5},${y - height * 0.7}`, 2.2, 'steel'),
    stroke(`l ${x - side * height * 0.26 - 1},${y - height * 0.1} ${x - side * height * 0.5 - 1},${y - height * 0.7}`, 0.8),
  ]),
  ...fir(6, 122, 80, 'viridian'),
  ...fir(156, 122, 86, 'viridian'),
  ...grass('l 30,120 60,116 100,120 130,118', 9),
];

const sirFarrowMarches: Drawing = [
  flood('madder', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.55),
  wash('gold', 'z 50,50 80,40 116,48 110,70 60,72', 0.7, 3),
  wash('shade', 'z 6,10 60,4 150,8 152,30 90,26 10,36', 0.45, 3),
  ...far(0.5, [...ridge(88, 'plum', [16, 56], [54, 62], [108, 60], [146, 52])]),
  ...far(0.3, each([[8], [20], [32], [44], [56], [68], [80], [92], [104], [116], [128], [140], [152]], (x) => marcher(x, 92, 16))),
  ...each([[6], [26], [46], [66], [86], [106], [126], [146]], (x) => marcher(x, 112, 26)),
  ...banner(58, 108, 74, 'shade'),
  ...place(skull(undefined, 'pallor'), 74, 50, { scale: 0.3 }),
  // The general rides ahead.
  area('shade', 'z 96,122 98,104 92,92 98,84 108,84 112,78 120,66 128,62 132,68 138,74! 130,76 126,84 132,98 130,122 124,122 122,104 108,106 106,122', 1.3),
  touch('vermilion', 'o 129,68 1.3,1.1'),
  area('slate', 'z 102,88 100,64 106,54 116,56 120,70 116,88', 1.3),
  area('slate', 'z 104,56 104,44 110,38 116,44 116,56', 1.2),
  touch('vermilion', 'o 111,48 2.4,0.9'),
  area('wine', 'z 102,58 92,74 84,98! 96,94 104,84', 1.2),
  stroke('l 120,70 136,30', 1.8),
];

const guildQuarrel: Drawing = [
  flood('gold', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.42),
  wash('plum', 'z 60,12 100,12 104,60 80,70 56,60', 0.35, 3.4),
  ...far(0.35, [area('leather', 'p 58,92 58,36 102,36 102,92', 1.2), ...strokes(1, 'l 72,36 72,92', 'l 88,36 88,92'), band('sepia', 'l 54,54 106,48', 5, 5), band('sepia', 'l 54,72 106,78', 5, 5)]),
  ...place([...neck('flesh'), ...shoulders('madder', 42), area('gold', 'z -14,36 4,46 22,36 28,44 4,58 -20,44', 1.1), ...head({ skin: 'flesh', jaw: 'heavy', eyes: 'stern', nose: 'flat', mouth: 'shout', brow: 2.6, frown: 2.4 }), area('madder', 'z -22,-10! -18,-26 2,-36 22,-28 30,-8! 8,-15', 1.3), area('gold', 'o 4,-24 4,4', 0.9)], 124, 60, { scale: 0.78 }),
  ...place([...neck('flesh'), ...shoulders('cobalt', 38), ...head({ skin: 'flesh', jaw: 'old', eyes: 'wide', nose: 'hooked', mouth: 'shout', brow: 2, frown: 2, browPigment: 'grey' }), area('cobalt', 'z -17,-9 -18,-26 0,-36 18,-28 22,-8 2,-14', 1.3), area('white', 'z 14,-10 22,-6 24,12! 17,8', 1)], 36, 60, { scale: 0.78, flip: true }),
  ...each([[74, 56], [88, 62], [80, 48]], (x, y) => strokes(1.4, `l ${x - 4},${y - 5} ${x + 3},${y}`, `l ${x + 3},${y} ${x - 3},${y + 4}`).map((mark) => ({ ...mark, pigment: 'madder' as const }))),
  area('leather', 'p 30,124 34,108 126,108 130,124', 1.3),
  ...each([[60, 106], [68, 104], [76, 107], [92, 105], [100, 107]], (x, y) => [area('gold', `o ${x},${y} 4,2.4`, 0.9)]),
];

const callDownTheInferno: Drawing = [
  flood('vermilion', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.55),
  wash('shade', 'z 6,10 60,4 150,8 150,30 90,36 10,34', 0.6, 3.4),
  wash('gold', 'z 8,80 60,64 110,66 152,80 150,104 80,112 8,104', 0.7, 3),
  ...each([[20, 6, 40], [58, 0, 50], [104, 4, 44], [140, 2, 34]], (x, y, length) => [
    stroke(`s ${x + 16},${y} ${x + 8},${y + length * 0.5} ${x},${y + length}`, 5, 'orange'),
    stroke(`s ${x + 14},${y + 4} ${x + 7},${y + length * 0.5} ${x},${y + length}`, 2, 'gold'),
    area('rust', `o ${x - 1},${y + length} 4,4`, 1),
  ]),
  ...far(0.15, each([[30, 92, 44], [64, 88, 50], [92, 90, 42], [124, 90, 52]], (x, y, height) => [...fir(x, y, height, 'sepia'), ...place(flame(height * 0.8), x + 2, y - 4)])),
  ...each([[12, 116, 64], [48, 120, 56], [80, 118, 48], [112, 120, 60], [148, 116, 66]], (x, y, height) => deadTree(x, y, height)),
  ...each([[14, 114, 30], [36, 116, 22], [62, 118, 30], [96, 116, 34], [128, 118, 26], [150, 114, 30]], (x, y, height) => place(flame(height), x, y)),
  ...spatter('gold', 80, 50, 70, 18),
];

const unnaturalWinter: Drawing = [
  flood('ice', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.75),
  wash('cobalt', 'z 6,10 60,4 150,8 152,50 90,44 10,54', 0.42, 3.4),
  ...far(0.5, ridge(84, 'sky', [24, 46], [70, 54], [120, 44])),
  ...far(0.15, [...house(92, 94, 34, 38, 'slate', 'gold'), ...house(40, 92, 26, 28, 'slate', 'gold')]),
  wash('white', 'z 88,76 96,60 104,56 118,58 132,76 110,72', 0.95, 0.6),
  wash('white', 'z 36,80 44,66 60,66 70,78 54,76', 0.95, 0.6),
  // A tree in full leaf, frozen.
  band('sepia', 's 22,112 26,84 22,56', 10, 4),
  area('sap', 'z 6,56 4,36 20,20 38,24 46,42 40,60 22,66', 1.3),
  wash('white', 'z 4,44 12,26 28,18 44,32 36,36 26,28 14,40', 0.95, 0.8),
  ...each([[10, 60, 14], [18, 65, 18], [28, 65, 16], [36, 61, 12]], (x, y, length) => [area('ice', `p ${x - 2},${y} ${x + 2},${y} ${x},${y + length}`, 0.9)]),
  wash('white', 'z -4,100 40,92 90,98 130,92 164,98 164,122 -4,122', 0.95, 1.4),
  ...strokes(0.8, 's 10,104 50,98 84,103', 's 96,100 130,96 156,101', 's 40,113 80,109 120,113'),
  ...each([[60, 112], [66, 107], [73, 111], [79, 106], [86, 110]], (x, y) => [touch('sky', `o ${x},${y} 1.6,1.1`)]),
  ...each([[60, 20], [84, 34], [106, 18], [130, 30], [148, 56], [64, 58], [118, 112], [146, 84], [76, 14], [140, 14]], (x, y) => strokes(1, `l ${x - 3},${y} ${x + 3},${y}`, `l ${x - 1.6},${y - 2.6} ${x + 1.6},${y + 2.6}`, `l ${x + 1.6},${y - 2.6} ${x - 1.6},${y + 2.6}`).map((mark) => ({ ...mark, pigment: 'white' as const }))),
];

const dragonsOverTerrinoth: Drawing = [
  flood('orange', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.5),
  wash('violet', 'z 6,10 60,4 150,8 152,34 90,40 10,40', 0.45, 3.4),
  wash('gold', 'o 84,62 24,20', 0.6, 2.4),
  ...far(0.35, ridge(112, 'plum', [14, 74], [46, 84], [84, 70], [124, 82], [150, 68])),
  ...ridge(124, 'indigo', [30, 94], [70, 104], [112, 92], [146, 102]),
  ...far(0.45, place(flying('shade'), 126, 30, { scale: 0.5, flip: true })),
  ...far(0.3, place(flying('plum'), 36, 32, { scale: 0.7 })),
  ...place(flying('madder'), 86, 56, { scale: 1.5 }),
  ...each([[22, 108], [27, 110]], (x, y) => [touch('gold', `o ${x},${y} 1,1`)]),
];

const monolith = (x: number, y: number, width: number, height: number, ...cuts: string[]): Drawing => [
  area('slate', `z ${x - width * 0.5},${y}! ${x - width * 0.44},${y - height * 0.6} ${x - width * 0.3},${y - height}! ${x + width * 0.26},${y - height * 0.95}! ${x + width * 0.46},${y - height * 0.5} ${x + width * 0.5},${y}!`, 1.4),
  ...place([...cuts.map((curve) => stroke(curve, 3.6, 'teal')), ...cuts.map((curve) => stroke(curve, 1.2, 'white'))], x, y - height * 0.55, { scale: height / 60 }),
];

const runesAwaken: Drawing = [
  flood('indigo', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.65),
  wash('teal', 'z 40,30 80,16 120,30 124,80 80,96 36,80', 0.55, 4),
  ...far(0.35, [...monolith(52, 78, 14, 34, 'l 0,-10 0,10', 'l 0,-6 6,0 0,6'), ...monolith(80, 74, 14, 36, 'l -5,-8 5,8', 'l 5,-8 -5,8'), ...monolith(108, 78, 14, 34, 'l 0,-10 0,10', 'l -5,-4 0,-10 5,-4')]),
  wash('olive', 'z -4,84 50,74 110,74 164,84 164,122 -4,122', 0.7, 2),
  ...glow('teal', 80, 92, 20),
  ...each([[64, 94], [80, 88], [96, 94]], (x, y) => spark(x, y - 8, 6)),
  ...monolith(24, 114, 32, 82, 'l 0,-14 0,14', 'l 0,-10 8,-3 0,4', 'l 0,4 -7,10'),
  ...monolith(136, 114, 32, 86, 'l -6,12 0,-14 6,12', 'l -4,2 4,2'),
  ...monolith(54, 120, 20, 44, 'l -5,-6 0,-12 5,-6', 'l 0,-12 0,10'),
  ...grass('l 4,116 40,114 80,117 120,114 156,116', 8),
  ...spatter('ice', 80, 50, 50, 16),
];

const hourOfVorakesh: Drawing = [
  flood('shade', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.7),
  wash('lime', 'o 80,46 46,40', 0.6, 4),
  // A moon with a face, a clock without hands.
  touch('paper', 'o 80,44 31,31'),
  wash('lime', 'o 80,44 31,31', 0.45, 0.8),
  ...place(skull('lime', 'bone'), 82, 44, { scale: 0.92 }),
  stroke('o 80,44 32,32', 1.3),
  ...each([[80, 8], [112, 27], [112, 62], [80, 80], [48, 62], [48, 27]], (x, y) => [stroke(`l ${x},${y} ${80 + (x - 80) * 1.14},${44 + (y - 44) * 1.14}`, 1.8)]),
  ...far(0.2, [...deadTree(14, 104, 80), ...deadTree(148, 104, 84)]),
  area('sepia', 'z -4,124! -4,102 30,94 80,102 130,94 164,102 164,124!', 1.3),
  ...grave(34, 106, 26, -2),
  ...grave(62, 110, 20, 1),
  ...grave(102, 110, 22, -1),
  ...grave(128, 106, 28, 2),
  ...each([[48, 102], [84, 106], [116, 102]], (x, y) => [
    ...each([[-4], [-1], [2], [5]], (dx) => [stroke(`s ${x + dx * 0.4},${y + 6} ${x + dx * 0.8},${y - 3} ${x + dx * 1.3},${y - 8}`, 2, 'bone'), stroke(`s ${x + dx * 0.4 + 0.8},${y + 6} ${x + dx * 0.8 + 0.8},${y - 3} ${x + dx * 1.3 + 0.8},${y - 8}`, 0.7)]),
  ]),
  ...smoke('sap', 20, 96, 40),
  ...smoke('sap', 142, 96, 40),
  ...crag(80, 126, 60, 12, 'sepia'),
];

/** What changes the land for a while. */
export const eventPictures = {
  'harvest-fair': harvestFair,
  'heavy-rains': heavyRains,
  'rumours-of-vorakesh': rumoursOfVorakesh,
  'brigands-on-the-roads': brigandsOnTheRoads,
  'sir-farrow-marches': sirFarrowMarches,
  'guild-quarrel': guildQuarrel,
  'call-down-the-inferno': callDownTheInferno,
  'unnatural-winter': unnaturalWinter,
  'dragons-over-terrinoth': dragonsOverTerrinoth,
  'runes-awaken': runesAwaken,
  'hour-of-vorakesh': hourOfVorakesh,
} satisfies Record<string, Drawing>;
