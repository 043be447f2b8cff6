import { type Drawing, line, mirrored, place, shape, spots, tube, wash } from '../pen/marks.js';
import { bolt, eye, fist, heart, kite, openHand, profile, skull, sparkle, swoosh, sword } from './pieces.js';

const impact = (x: number, y: number, r: number): Drawing =>
  place(
    [shape('sun', 'p 0,-20 4,-8 14,-14 9,-4 20,0 9,5 13,15 3,9 -2,20 -5,8 -15,13 -9,3 -20,-2 -9,-6 -13,-15 -3,-8')],
    { x, y, scale: r / 20 },
  );
const die = (pips: string[], x: number, y: number, turn: number): Drawing =>
  place([shape('white', 'z -11,-12! 11,-12! 12,11! -12,12!'), ...pips.map((at) => wash('ink', `o ${at} 2.2,2.2`))], {
    x,
    y,
    turn,
  });

export const manoeuvreEmblems = {
  'power-blow': [
    ...impact(40, 22, 23),
    ...place(fist('peach'), { x: 34, y: 28, scale: 1.15, turn: -20 }),
    tube('crimson', 's 24,40 10,58', 14, 16),
  ],
  'precise-cut': [
    ...place(sword('silver'), { x: 38, y: 26, turn: 40 }),
    line('s 8,40 14,38', 1.6),
    line('s 20,37 26,36', 1.6),
    ...spots([8, 56, 56, 50]).map(([a, b, c, d]) => line(`s ${a},${b} 32,56 ${c},${d}`, 3, 'crimson')),
    ...sparkle('white', 54, 8, 6),
  ],
  feint: [
    ...place(sword('ghost', 'ash'), { x: 22, y: 30, turn: -32 }),
    ...place(sword(), { x: 40, y: 34, turn: 28 }),
    line('s 14,14 26,6 40,8', 2, 'crimson'),
    wash('crimson', 'p 38,3 48,9 38,14'),
  ],
  charge: [
    ...mirrored(34, [tube('bone', 's 24,24 10,22 8,10', 9, 2)]),
    shape('brown', 'z 34,16 48,20 54,32 48,46 42,58 26,58 20,46 14,32 20,20'),
    shape('rose', 'z 26,50 42,50 44,58 34,62 24,58', 1.6),
    wash('ink', 'o 30,55 2,1.8'),
    wash('ink', 'o 38,55 2,1.8'),
    line('s 34,59 30,64 38,64 34,59', 1.8, 'brass'),
    ...mirrored(34, [
      wash('white', 'z 22,34! 30,37! 27,41 23,40'),
      wash('ink', 'o 27,38 1.6,1.8'),
      line('l 20,31 31,35', 2.4),
    ]),
    line('l 2,34 10,36', 1.8),
    line('l 2,46 14,46', 1.8),
    line('l 62,40 56,40', 1.8),
  ],
  'master-parry': [
    ...place(sword(), { x: 24, y: 38, turn: 42 }),
    ...place(sword('silver', 'gold'), { x: 40, y: 38, turn: -42 }),
    ...impact(32, 22, 11),
  ],
  'dodge-roll': [
    ...swoosh('s 8,52 12,22 32,12 50,22 52,38', 'p 44,36 60,36 52,50'),
    shape('teal', 'o 30,44 14,14'),
    shape('peach', 'z 30,36 38,40 36,48 28,48 24,42', 1.5),
    wash('ink', 'o 29,43 1.3,1.6'),
    wash('ink', 'o 34,43 1.3,1.6'),
    line('l 4,60 24,60', 1.7),
    line('l 38,60 58,60', 1.7),
  ],
  riposte: [
    ...place(sword(), { x: 42, y: 36, turn: 14 }),
    ...swoosh('s 10,16 26,12 28,28 22,38 10,40', 'p 14,32 2,40 14,48'),
    ...impact(46, 14, 8),
  ],
  aim: [
    shape('white', 'o 32,32 25,25'),
    line('s 32,14 46,20 50,32 44,46 32,50 18,46 14,32 18,19 32,14', 4.6, 'crimson'),
    shape('crimson', 'o 32,32 8,8', 1.5),
    line('l 32,2 32,18', 2.4),
    line('l 32,46 32,62', 2.4),
    line('l 2,32 18,32', 2.4),
    line('l 46,32 62,32', 2.4),
  ],
  'piercing-shot': [
    shape('steel', 'z 26,8! 40,6! 42,32 38,58! 24,56! 27,32'),
    line('l 33,26 28,22', 1.6),
    line('l 34,38 40,44', 1.6),
    line('l 31,40 27,46', 1.5),
    line('l 2,33 54,31', 2.8, 'bark'),
    shape('crimson', 'p 4,33 0,25 10,27 16,33 10,39 0,41', 1.4),
    shape('steel', 'p 50,24 63,31 51,38', 1.6),
  ],
  'armour-breaker': [
    shape('steel', 'z 12,12 22,16 26,16! 30,26! 24,34! 32,42! 27,58! 18,54 12,40 8,22'),
    shape('steel', 'z 52,12 42,16 34,15! 38,25! 32,33! 40,42! 35,59! 46,54 52,40 56,22'),
    ...spots([24, 6], [42, 6], [32, 4]).map(([x, y]) => line(`l ${x},${y} ${x + (x - 32) * 0.2},${y - 5}`, 1.8)),
    line('s 14,24 16,32', 1.5, 'white'),
  ],
  concentration: [
    ...place(eye('violet'), { x: 32, y: 38, scale: 1.2 }),
    ...[-60, -30, 0, 30, 60].flatMap((turn) => place([line('l 0,-20 0,-31', 2.2, 'gold')], { x: 32, y: 38, turn })),
    line('s 18,56 32,60 46,56', 1.6),
  ],
  overload: [
    wash('sky', 'o 32,34 27,26', 0.45),
    shape('sky', 'o 32,34 19,19'),
    line('l 24,20 30,30 24,36 32,44 28,52', 1.8),
    line('l 30,30 40,26', 1.5),
    line('l 32,44 42,44', 1.5),
    ...place(bolt('sun'), { x: 54, y: 14, scale: 0.55, turn: 25 }),
    ...place(bolt('sun'), { x: 9, y: 16, scale: 0.55, turn: -25 }),
    ...place(bolt('sun'), { x: 54, y: 54, scale: 0.45, turn: 130 }),
  ],
  'force-of-will': [
    ...place(profile('tan'), { x: 24, y: 37, scale: 0.95 }),
    line('s 14,17 22,13 31,17', 3, 'crimson'),
    line('l 28,30 37,32', 2),
    line('s 46,12 52,32 46,54', 3, 'sky'),
    line('s 54,8 61,32 54,58', 3, 'sky'),
    line('l 62,30 50,32', 1),
  ],
  'shield-wall': [
    ...place(kite('crimson'), { x: 14, y: 34, scale: 0.95 }),
    ...place(kite('crimson'), { x: 50, y: 34, scale: 0.95 }),
    ...place(kite('blue'), { x: 32, y: 34, scale: 1.25 }),
    line('l 32,12 32,56', 2, 'gold'),
    line('l 16,30 48,30', 2, 'gold'),
  ],
  backstab: [
    shape('plum', 'z 22,20 40,18 54,34 60,60! 46,56 32,62! 18,56 4,60! 10,34'),
    shape('raven', 'o 31,15 10,10'),
    line('s 30,28 28,44 30,56', 1.4),
    ...place(
      [
        shape('steel', 'z -4,0! -3,10 0,14! 3,10 4,0!', 1.5),
        tube('brass', 'l -8,-1 8,-1', 4),
        tube('brown', 'l 0,-3 0,-13', 5),
      ],
      { x: 38, y: 38, turn: 24 },
    ),
    wash('crimson', 'z 33,48 38,48 37,56 35,60 33,55'),
  ],
  tackle: [
    shape('sand', 'o 44,24 8,8'),
    tube('leaf', 's 40,32 30,42', 13),
    tube('leaf', 's 42,34 54,42', 6),
    tube('brown', 's 30,44 18,40 10,48', 7),
    tube('brown', 's 28,46 22,54 10,58', 7),
    line('l 50,12 56,6', 1.8),
    line('l 56,20 62,18', 1.8),
    ...impact(54, 52, 9),
    line('l 4,36 12,32', 1.6),
    line('l 8,28 16,25', 1.6),
  ],
  disarm: [
    ...place(sword(), { x: 40, y: 24, turn: 62, scale: 0.88 }),
    ...place(openHand('peach'), { x: 18, y: 50, scale: 0.72, turn: 20 }),
    line('s 30,48 38,46 42,38', 1.7),
    line('s 34,56 46,54 52,44', 1.7),
  ],
  'blood-frenzy': [
    ...[0, 14, 28].map((x) =>
      shape('crimson', `z ${12 + x},8! ${19 + x},24 ${16 + x},44 ${6 + x},60! ${10 + x},40 ${11 + x},24`),
    ),
    ...spots([54, 16], [58, 34], [8, 20]).map(([x, y]) =>
      shape('crimson', `z ${x},${y - 6}! ${x + 4},${y + 1} ${x},${y + 5} ${x - 4},${y + 1}`, 1.3),
    ),
  ],
  'lucky-throw': [
    ...die(['-6,-6', '6,-6', '-6,0', '6,0', '-6,6', '6,6'], 24, 40, -14),
    ...die(['0,0', '-6,-6', '6,6', '6,-6', '-6,6'], 45, 24, 20),
    ...sparkle('gold', 20, 14, 7),
    ...sparkle('gold', 54, 52, 6),
  ],
  'desperate-deed': [
    ...place(heart('crimson'), { x: 32, y: 34, scale: 1.4 }),
    line('l 32,22 26,32 36,38 30,50', 2.4),
    tube('sand', 's 12,28 26,38', 6),
    tube('sand', 's 13,38 27,29', 6),
    ...spots([4, 10], [58, 8], [6, 56], [58, 54]).map(([x, y]) =>
      line(`l ${x},${y} ${x + (32 - x) * 0.2},${y + (32 - y) * 0.2}`, 2),
    ),
  ],
  'sweeping-blow': [
    wash('crimson', 'z 4,44! 14,20 36,8 60,16! 40,16 22,28 12,48!', 0.7),
    line('s 6,54 18,34 34,24', 2, 'crimson'),
    ...place([tube('wood', 'l 0,26 0,-12', 5), shape('steel', 'z -2,-16! 8,-20 16,-22! 18,-10 14,2! 8,-5 -2,-6!')], {
      x: 36,
      y: 40,
      turn: 40,
    }),
  ],
  'death-blow': [
    ...place(skull, { x: 32, y: 40, scale: 1.35 }),
    ...place(sword('silver', 'gold'), { x: 40, y: 18, turn: 205, scale: 0.9 }),
    line('l 30,36 26,42', 1.4),
  ],
} as const satisfies Record<string, Drawing>;
