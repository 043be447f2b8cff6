import { useMemo } from 'react';
import { type Curve, type Matrix, matrixOf } from '../../pen/curve.js';
import { traceCurve } from '../../pen/trace.js';
import { areaPath, inkPath, puddlePath } from './art/cards/brush/strokes.js';

interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
  readonly fillRule?: 'evenodd';
}

/** A few of the brush's strokes are enough here: the lobby must not load the whole of it. */
const ink = '#2a2120';
const paper = '#f6ecd6';

const wash = (fill: string, curve: Curve, opacity: number, spread: number, at?: Matrix): Layer[] =>
  [1, 1.5].map((share) => ({
    d: puddlePath(traceCurve(curve, at, 0.8, 3), spread * share, share * 7),
    fill,
    opacity: opacity * 0.6,
  }));

const line = (curve: Curve, width: number, fill = ink, at?: Matrix): Layer => ({
  d: inkPath(traceCurve(curve, at, 0.8, 3), width, 3),
  fill,
});

function shape(fill: string, curve: Curve, at?: Matrix, outline = ink): Layer[] {
  const trace = traceCurve(curve, at, 0.8, 3);
  return [
    { d: areaPath(trace), fill: paper },
    { d: puddlePath(trace, 0.8, 5, 0.9), fill, opacity: 0.75 },
    { d: puddlePath(trace, 2.2, 40, 3.4), fill, opacity: 0.3 },
    { d: inkPath(trace, 1.6, 3), fill: outline, fillRule: 'evenodd' },
  ];
}

const wing = (fill: string, at: Matrix): Layer[] => [
  ...shape(fill, 'z 0,2! 10,-22 24,-44! 46,-50 70,-44! 60,-32 68,-16! 54,-14 52,6! 38,-2 32,14! 20,6 6,16', at),
  ...['s 24,-44 48,-30 67,-17', 's 24,-44 42,-20 52,5', 's 24,-44 32,-14 32,13', 's 1,4 9,-20 24,-44'].map((curve) =>
    line(curve, 1.5, ink, at),
  ),
];

function stone(x: number, y: number, scale: number, ...cuts: Curve[]): Layer[] {
  const at = matrixOf({ x, y, scale });
  return [
    ...wash('#3e8480', 'o 0,-30 24,30', 0.4, 3, at),
    ...shape('#5d6873', 'z -16,4! -14,-34 -9,-60! 8,-57! 14,-30 16,4!', at),
    ...cuts.map((curve) => line(curve, 5, '#3e8480', at)),
    ...cuts.map((curve) => line(curve, 1.8, '#fffaf0', at)),
  ];
}

/** Land and sky reach far beyond the picture: its card may be wider or higher than the sheet. */
const scene = (): Layer[] => [
  ...wash('#e47f2e', 'z -400,96 60,84 170,92 260,82 720,96 720,150 -400,150', 0.6, 4),
  ...wash('#6d4f8c', 'z -400,-200 720,-200 720,40 250,52 150,40 60,54 -400,40', 0.4, 5),
  ...wash('#e0a72c', 'o 150,92 30,28', 0.8, 2.4),
  ...shape(
    '#8a8fa8',
    'z -400,132! -60,96! 18,104 52,72! 92,112 128,92! 176,118 226,66! 262,106 306,84! 400,110 720,120! 720,300! -400,300!',
    undefined,
    '#6a6468',
  ),
  ...['z 52,72! 62,88! 53,84! 45,90!', 'z 226,66! 238,86! 228,80! 217,88!'].flatMap((curve) => shape('#fffaf0', curve)),
  ...shape('#64803a', 'z -400,150! 0,138 70,128 150,136 240,126 330,138 720,150! 720,400! -400,400!'),
  ...shape('#e6c877', 'z 158,133! 168,133! 158,142 182,156 206,200! 120,200! 150,162 148,146'),
  // The dragon over the land that the heroes cross.
  ...wing('#6a2436', matrixOf({ x: 190, y: 58, scale: 0.72, turn: -6 })),
  ...wing('#a5303a', matrixOf({ x: 180, y: 60, scale: 0.8, flip: true, turn: 8 })),
  ...shape(
    '#a5303a',
    'z 148,40 134,38 120,44 118,49 130,51 146,52 164,62 186,72 214,70 236,62 258,66! 234,56 208,62 184,60 160,46',
  ),
  ...shape('#e3d2a4', 'z 144,41! 158,31! 152,44!'),
  line('l 133,43 137,42.6', 2),
  ...stone(56, 172, 1.15, 'l 0,-48 0,-14', 'l 0,-44 9,-36 0,-28'),
  ...stone(92, 164, 0.76, 'l -6,-16 0,-46 6,-16', 'l -4,-26 4,-26'),
  ...stone(268, 174, 1.05, 'l 0,-46 0,-14', 'l -8,-36 0,-46 8,-36'),
  ...shape('#a5303a', 'z 156,174! 159,150 166,143 173,150 177,174!'),
  ...shape('#a5303a', 'z 161,144 161,135 167,131 173,136 172,145'),
  line('l 152,174 154,128', 2.2),
];

/** Standing stones, a wanderer and the dragon: the picture of the game in the lobby. */
export function LobbyArt() {
  const layers = useMemo(scene, []);
  return (
    <svg viewBox="0 140 3200 1720" aria-hidden="true" focusable="false">
      <path d="M-4000-2000h11200v6000h-11200z" style={{ fill: `light-dark(${paper}, #cdbd98)` }} />
      {layers.map((layer, i) => (
        // A picture never changes the order of its layers.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <path key={i} {...layer} />
      ))}
    </svg>
  );
}
