import { cached, seedOf } from './cached.js';
import { barbarian } from './figures/heroes/barbarian.js';
import { blackKnight } from './figures/heroes/black-knight.js';
import { chaosMage } from './figures/heroes/chaos-mage.js';
import { lich } from './figures/heroes/lich.js';
import { vampiress } from './figures/heroes/vampiress.js';
import type { Mood } from './kit/face.js';
import { drawFigure, type Figure } from './kit/figure.js';
import { Painting } from './Painting.js';
import { type Drawing, line, place, wash } from './pen/marks.js';
import { paint } from './pen/paint.js';

const standing = (figure: Figure, mood: Mood, x: number, y: number, scale: number, flip = false): Drawing =>
  place(drawFigure(figure, mood), { x: flip ? x + 120 * scale : x, y, scale, flip });

const floor: Drawing = [
  wash('paper', 'z 0,14! 320,14! 320,186! 0,186!'),
  wash('sand', 'z 0,14! 320,14! 320,120 250,132 160,124 70,134 0,122', 0.55),
  wash('flame', 'o 160,92 128,72', 0.2),
  wash('leaf', 'z 0,136 60,146 160,138 260,146 320,134 320,186! 0,186!', 0.45),
  wash('pine', 'z 0,164 90,156 190,166 320,156 320,186! 0,186!', 0.35),
  line('s 20,40 28,34 36,40 44,34', 1.4),
  line('s 276,30 283,25 290,30 297,25', 1.4),
];

const scene: Drawing = [
  ...floor,
  ...standing(lich, 'calm', 63, 17, 0.8),
  ...standing(vampiress, 'calm', 184, 15, 0.8),
  ...standing(barbarian, 'fierce', -4, 46, 0.92, true),
  ...standing(chaosMage, 'glad', 222, 48, 0.9),
  ...standing(blackKnight, 'calm', 106, 37, 0.98),
];

const painted = cached((name: 'lobby') => paint(scene, { seed: seedOf(name) }));

/** Five heroes who are up to something: the picture of the game on its card in the lobby. */
export function KleineHeldenPicture() {
  return <Painting viewBox="0 14 320 172" layers={painted('lobby')} />;
}
