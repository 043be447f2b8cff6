/* Paint that runs out towards the foot of a height, so that it stands in the land and not on a shelf. */
import { palette } from '../palette.js';

const colors = {
  rock: palette.rock,
  deepRock: palette.deepRock,
  paper: palette.paper,
  hill: palette.hill,
  deepHill: palette.deepHill,
} as const;
type Fade = keyof typeof colors;

const fadeId = (name: string): string => `rb-fade-${name}`;
export const fading = (name: Fade): string => `url(#${fadeId(name)})`;

export const Fades = () =>
  Object.entries(colors).map(([name, color]) => (
    <linearGradient key={name} id={fadeId(name)} x2="0" y2="1">
      <stop offset=".55" stopColor={color} />
      <stop offset="1" stopColor={color} stopOpacity="0" />
    </linearGradient>
  ));
