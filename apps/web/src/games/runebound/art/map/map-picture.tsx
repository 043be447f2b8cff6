import { memo } from 'react';
import { cityPictures } from './cities/index.js';
import { placeOf } from './geometry.js';
import { type Layer, Layers } from './layers.js';
import type { Point } from './pen/line.js';
import { SpaceMark } from './pieces/gems.js';
import { Cartouche } from './sheet/cartouche.js';
import { compass } from './sheet/compass.js';
import { type RegionId, RegionNames } from './sheet/region-names.js';
import { Frame, landClip, Paper } from './sheet/sheet.js';
import { Fades } from './terrain/fades.js';
import { GroundPicture } from './terrain/ground-picture.js';
import { markedSpaces, planted, stamps } from './terrain/planting.js';
import { serpent, ship } from './terrain/sea.js';
import { cities, colors, gemAt, hasSun, spaceOfCity } from './world.js';

const stampId = (name: string): string => `rb-stamp-${name}`;
const rounded = (value: number): number => Math.round(value * 10) / 10;
const moved = ([x, y]: Point): string => `translate(${rounded(x)} ${rounded(y)})`;

const Stamps = () => (
  <defs>
    <Fades />
    {Object.entries(stamps).map(([name, layers]) => (
      <g key={name} id={stampId(name)}>
        <Layers of={layers} />
      </g>
    ))}
  </defs>
);

const Planting = () =>
  planted.map(({ stamp, place, isMirrored }) => (
    <use
      key={place.join(' ')}
      href={`#${stampId(stamp)}`}
      transform={moved(place) + (isMirrored ? ' scale(-1 1)' : '')}
    />
  ));

const At = ({
  place,
  of,
  scale = 1,
}: {
  readonly place: Point;
  readonly of: readonly Layer[];
  readonly scale?: number;
}) => (
  <g transform={`${moved(place)}${scale === 1 ? '' : ` scale(${scale})`}`}>
    <Layers of={of} />
  </g>
);

const Cities = () =>
  cities.map((city, i) => <At key={city} place={placeOf(spaceOfCity[i] as number)} of={cityPictures[city]} />);

const Marks = () =>
  markedSpaces.map((space) => (
    <g key={space} transform={moved(placeOf(space))}>
      <SpaceMark color={colors[gemAt[space] as number] as (typeof colors)[number]} hasSun={hasSun[space] === true} />
    </g>
  ));

const AtSea = () => (
  <>
    <At place={[2, 300]} of={ship} scale={0.95} />
    <At place={[1412, 195]} of={serpent} scale={0.8} />
    <At place={[1440, 30]} of={ship} scale={0.7} />
    <At place={[62, 716]} of={compass} />
  </>
);

export interface MapPictureProps {
  /** On the scroll. */
  readonly title: string;
  /** What regions are called. Keep the function the same as long as the language is. */
  readonly region: (id: RegionId) => string;
}

/** The drawn land. It has no state and depends on words only: pointing, walking and playing draw nothing of it anew. */
export const MapPicture = memo(function MapPicture({ title, region }: MapPictureProps) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Stamps />
      <Paper />
      <g clipPath={`url(#${landClip})`}>
        <GroundPicture />
        <Planting />
        <Cities />
        <AtSea />
      </g>
      <Marks />
      <RegionNames name={region} />
      <Cartouche title={title} />
      <Frame />
    </g>
  );
});
