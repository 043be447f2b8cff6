import { cached, seedOf } from '../../../pen/cached.js';
import { barbarian } from './figures/heroes/barbarian.js';
import { blackKnight } from './figures/heroes/black-knight.js';
import { chaosMage } from './figures/heroes/chaos-mage.js';
import { lich } from './figures/heroes/lich.js';
import { vampiress } from './figures/heroes/vampiress.js';
import type { Mood } from './kit/face.js';
import { drawFigure, type Figure } from './kit/figure.js';
import { Painting } from './Painting.js';
import { type Curve, type Drawing, place, shape } from './pen/marks.js';
import { paint, silhouette } from './pen/paint.js';

const standing = (figure: Figure, mood: Mood, x: number, y: number, scale: number, flip = false): Drawing =>
  place(drawFigure(figure, mood), { x: flip ? x + 120 * scale : x, y, scale, flip });

interface Ground {
  readonly curve: Curve;
  /** By day and by night. */
  readonly colors: readonly [string, string];
}

/** Sky and hills reach far beyond the picture: its card may be wider or higher than the sheet. */
const grounds: readonly Ground[] = [
  { curve: 'p -400,-200 720,-200 720,400 -400,400', colors: ['#efdfb9', '#433d66'] },
  { curve: 'o 252,50 30,30', colors: ['#f8e9c0', '#e9d9a4'] },
  {
    curve: 'z -400,120! 0,96 80,112 170,92 260,114 330,98 720,120! 720,400! -400,400!',
    colors: ['#dfcf9c', '#363558'],
  },
  {
    curve: 'z -400,150! 0,138 60,146 160,138 260,148 320,136 720,150! 720,400! -400,400!',
    colors: ['#b7c089', '#2f4a4a'],
  },
  { curve: 'z -400,170! 0,166 90,158 190,168 320,158 720,170! 720,400! -400,400!', colors: ['#9fae76', '#263d3f'] },
];

const scene: Drawing = [
  ...standing(lich, 'calm', 67, 17, 0.8),
  ...standing(vampiress, 'calm', 178, 15, 0.8),
  ...standing(barbarian, 'fierce', 3, 46, 0.92, true),
  ...standing(chaosMage, 'glad', 211, 48, 0.9),
  ...standing(blackKnight, 'calm', 106, 37, 0.98),
];

const groundPath = cached((curve: Curve) => silhouette([shape('sand', curve)], { wobble: 2 }));
const painted = cached((name: 'lobby') => paint(scene, { seed: seedOf(name) }));

/** Five heroes who are up to something: the picture of the game on its card in the lobby. */
export function KleineHeldenPicture() {
  const landscape = grounds.map(({ curve, colors: [day, night] }) => (
    <path key={curve} d={groundPath(curve)} style={{ fill: `light-dark(${day}, ${night})` }} />
  ));
  return <Painting viewBox="0 14 320 172" layers={painted('lobby')} under={landscape} />;
}
