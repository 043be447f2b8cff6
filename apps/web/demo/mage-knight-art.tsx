import {
  type MineColor,
  type SiteName,
  SitePicture,
  siteColors,
  siteNames,
  tilePicture,
} from '../src/games/mage-knight/art/map/index.js';
import { tiles } from './mage-knight-tiles.js';

const axial = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const AllTiles = ({ time }: { readonly time: 'day' | 'night' }) => (
  <svg data-time={time} viewBox="-150 -140 1800 1420" style={{ width: '100%', background: '#222' }}>
    {tiles.map(({ id, hexes, walls }, i) => (
      <g key={id} transform={`translate(${(i % 6) * 290} ${Math.floor(i / 6) * 270})`}>
        {tilePicture({
          id,
          hexes: hexes.map(([terrain, site]) => ({ terrain, hasSite: site !== undefined })),
          ...(walls && { walls }),
        })}
        {hexes.map(([, site, ...colors], k) => {
          const [q, r] = axial[k] as readonly [number, number];
          return site === undefined ? null : (
            <g key={k} transform={`translate(${86.6 * (q + r / 2)} ${75 * r})`}>
              <SitePicture site={site as SiteName} colors={colors as MineColor[]} />
            </g>
          );
        })}
      </g>
    ))}
  </svg>
);
const Sites = ({ time }: { readonly time: 'day' | 'night' }) => (
  <svg
    data-time={time}
    viewBox="-60 -60 1000 400"
    style={{ width: '100%', background: time === 'day' ? '#8a9c50' : '#344' }}
  >
    {[
      ...siteNames
        .filter((s) => !['city', 'crystal-mine', 'deep-mine'].includes(s))
        .map((site) => <SitePicture key={site} site={site} />),
      <SitePicture key="b" site="monastery" isBurned />,
      ...siteColors.map((c) => <SitePicture key={c} site="crystal-mine" colors={[c]} />),
      <SitePicture key="d" site="deep-mine" colors={['red', 'white']} />,
      <SitePicture key="d4" site="deep-mine" colors={siteColors} />,
      ...siteColors.map((c) => <SitePicture key={c} site="city" colors={[c]} />),
    ].map((s, i) => (
      <g key={i} transform={`translate(${(i % 10) * 95} ${Math.floor(i / 10) * 105})`}>
        {s}
      </g>
    ))}
  </svg>
);

export const MageKnightArt = () => (
  <main>
    {new URLSearchParams(location.search).has('sites') ? (
      <div data-ready>
        <Sites time="day" />
        <Sites time="night" />
      </div>
    ) : (
      <>
        <AllTiles time="day" />
        <AllTiles time="night" />
      </>
    )}
  </main>
);
