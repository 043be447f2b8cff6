/* The title on a scroll. */
import { drawn, type Layer, Layers, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';

const layers: readonly Layer[] = [
  ...drawn(
    [
      [-104, 8],
      [-122, 14],
      [-112, 22],
      [-121, 34],
      [-86, 31],
      [-84, 14],
    ],
    palette.oldPaper,
    { width: 1.6, seed: 5 },
  ),
  ...drawn(
    [
      [104, 8],
      [122, 14],
      [112, 22],
      [121, 34],
      [86, 31],
      [84, 14],
    ],
    palette.oldPaper,
    { width: 1.6, seed: 6 },
  ),
  wash('M-86 31l-18-7v-10zM86 31l18-7v-10z', palette.ink, 0.55),
  { d: 'M-104-20Q-50-34 0-34T104-20V25Q50 13 0 13T-104 25Z', fill: palette.white, stroke: palette.ink, strokeWidth: 2 },
  wash('M-104 12Q-50 0 0 0T104 12V25Q50 13 0 13T-104 25Z', palette.oldPaper, 0.55),
  scratch('M-99-16Q-48-29 0-29T99-16M-99 19Q-48 8 0 8T99 19', 0.8, 0.7),
];

export const Cartouche = ({ title }: { readonly title: string }) => (
  <g className="rb-cartouche" transform="translate(82 14)">
    <Layers of={layers} />
    <path id="rb-title-line" d="M-100 5Q-48-8 0-8T100 5" fill="none" />
    <text className="rb-title">
      <textPath href="#rb-title-line" startOffset="50%">
        {title}
      </textPath>
    </text>
  </g>
);
