import { memo } from 'react';
import { Layers } from './layers.js';
import { GroundPicture } from './terrain/ground-picture.js';
import { planted, stamps } from './terrain/planting.js';
import { board } from './geometry.js';
import { palette } from './palette.js';

const stampId = (name: string): string => `rb-stamp-${name}`;

const Stamps = () => (
  <defs>
    {Object.entries(stamps).map(([name, layers]) => (
      <g key={name} id={stampId(name)}>
        <Layers of={layers} />
      </g>
    ))}
  </defs>
);

const Planting = () =>
  planted.map(({ stamp, place: [x, y], isMirrored }) => (
    <use
      key={`${x} ${y}`}
      href={`#${stampId(stamp)}`}
      transform={`translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})${isMirrored ? ' scale(-1 1)' : ''}`}
    />
  ));

/** The drawn land. It has no state and depends on words only: pointing, walking and playing draw nothing of it anew. */
export const MapPicture = memo(function MapPicture() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <rect x={board.left - 60} y={board.top - 60} width={board.width + 120} height={board.height + 120} fill={palette.sea} />
      <Stamps />
      <GroundPicture />
      <Planting />
    </g>
  );
});
