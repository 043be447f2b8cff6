/** Sheets that show every tile, site, piece and icon of Mage Knight at once, by day and by night. */
import type { ReactNode } from 'react';
import {
  AbilitySign,
  AttackSign,
  abilityNames,
  attackNames,
  BlockSign,
  CrystalSign,
  DeedSign,
  deedNames,
  ElementSign,
  elementNames,
  Icon,
  ManaDieSign,
  ManaTokenSign,
  manaColors,
  ResistanceSign,
  resistanceNames,
} from '../src/games/mage-knight/art/icons/index.js';
import {
  EnemyBack,
  EnemyFront,
  HeroFigure,
  heroIds,
  type MineColor,
  pileColors,
  ShieldMark,
  type SiteName,
  SitePicture,
  siteColors,
  siteNames,
  type TileLand,
  tilePicture,
  veilPicture,
} from '../src/games/mage-knight/art/map/index.js';
import { placeOf } from '../src/games/mage-knight/art/map/tile-land.js';
import { type DemoTile, tiles } from './mage-knight-tiles.js';

export const landOf = ({ id, hexes, walls }: DemoTile): TileLand => ({
  id,
  hexes: hexes.map(([terrain, site]) => ({ terrain, hasSite: site !== undefined })),
  ...(walls !== undefined && { walls }),
});

const around = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const times = ['day', 'night'] as const;

const Sites = ({ hexes }: DemoTile) =>
  hexes.map(([, site, ...colors], i) => {
    const [q, r] = around[i] as readonly [number, number];
    const [x, y] = placeOf(q, r);
    return (
      site !== undefined && (
        <g key={`${q},${r}`} transform={`translate(${x} ${y})`}>
          <SitePicture site={site as SiteName} colors={colors as MineColor[]} />
        </g>
      )
    );
  });

interface GridProps {
  readonly pictures: readonly ReactNode[];
  readonly columns: number;
  readonly wide: number;
  readonly high: number;
}
/** Pictures in rows, once by day and once by night. */
const ByDayAndNight = ({ pictures, columns, wide, high }: GridProps) =>
  times.map((time) => (
    <svg
      key={time}
      className="demo-sheet"
      data-time={time}
      viewBox={`${-wide / 2} ${-high / 2} ${columns * wide} ${Math.ceil(pictures.length / columns) * high}`}
      aria-hidden="true"
    >
      {pictures.map((picture, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes
        <g key={i} transform={`translate(${(i % columns) * wide} ${Math.floor(i / columns) * high})`}>
          {picture}
        </g>
      ))}
    </svg>
  ));

export const AllTiles = () => (
  <ByDayAndNight
    columns={6}
    wide={290}
    high={272}
    pictures={[
      ...tiles.map((tile) => (
        <g key={tile.id}>
          {tilePicture(landOf(tile))}
          <Sites {...tile} />
        </g>
      )),
      veilPicture('green'),
      veilPicture('brown'),
    ]}
  />
);

const needsColor: readonly SiteName[] = ['city', 'crystal-mine', 'deep-mine'];
export const AllSites = () => (
  <ByDayAndNight
    columns={10}
    wide={96}
    high={104}
    pictures={[
      ...siteNames.filter((site) => !needsColor.includes(site)).map((site) => <SitePicture key={site} site={site} />),
      <SitePicture key="burned" site="monastery" isBurned />,
      ...siteColors.map((color) => <SitePicture key={color} site="crystal-mine" colors={[color]} />),
      <SitePicture key="two" site="deep-mine" colors={['red', 'white']} />,
      <SitePicture key="four" site="deep-mine" colors={siteColors} />,
      ...siteColors.map((color) => <SitePicture key={color} site="city" colors={[color]} />),
    ]}
  />
);

const Icons = ({ className }: { readonly className: string }) => (
  <p className={className}>
    {abilityNames.map((ability) => (
      <Icon key={ability} title={ability}>
        <AbilitySign ability={ability} />
      </Icon>
    ))}
    {resistanceNames.map((resistance) => (
      <Icon key={resistance} title={resistance}>
        <ResistanceSign resistance={resistance} />
      </Icon>
    ))}
    {elementNames.map((element) => (
      <Icon key={element} title={element}>
        <ElementSign element={element} />
      </Icon>
    ))}
    {attackNames.map((kind) =>
      elementNames.map((element) => (
        <Icon key={`${kind} ${element}`} title={`${kind} ${element}`}>
          <AttackSign kind={kind} element={element} />
        </Icon>
      )),
    )}
    {elementNames.map((element) => (
      <Icon key={`block ${element}`} title={`block ${element}`}>
        <BlockSign element={element} />
      </Icon>
    ))}
    {deedNames.map((deed) => (
      <Icon key={deed} title={deed}>
        <DeedSign deed={deed} />
      </Icon>
    ))}
    {[CrystalSign, ManaTokenSign, ManaDieSign].map((Sign) =>
      manaColors.map((color) => (
        <Icon key={`${Sign.name} ${color}`} title={color}>
          <Sign color={color} />
        </Icon>
      )),
    )}
  </p>
);

const Tokens = () => (
  <p className="demo-signs">
    {pileColors.map((pile) => (
      <Icon key={pile} half={50} title={pile}>
        <EnemyBack pile={pile} />
      </Icon>
    ))}
    <Icon half={50}>
      <EnemyFront pile="green" armor={3} attacks={[{ value: 4, element: 'physical' }]} fame={2} />
    </Icon>
    <Icon half={50}>
      <EnemyFront
        pile="gray"
        armor={4}
        attacks={[{ value: 6, element: 'physical' }]}
        fame={4}
        abilities={['swift', 'poison']}
        resistances={['physical']}
      />
    </Icon>
    <Icon half={50}>
      <EnemyFront
        pile="violet"
        armor={5}
        attacks={[{ summon: 'brown' }, { summon: 'brown' }]}
        fame={5}
        abilities={['fortified', 'arcane-immunity']}
        resistances={['fire', 'ice']}
      />
    </Icon>
    <Icon half={50}>
      <EnemyFront
        pile="red"
        armor={7}
        elusiveArmor={14}
        attacks={[{ value: 6, element: 'fire' }]}
        fame={9}
        abilities={['elusive', 'brutal', 'paralyze']}
        resistances={['physical', 'fire', 'ice']}
      />
    </Icon>
    <Icon half={50}>
      <EnemyFront
        pile="brown"
        armor={6}
        attacks={[
          { value: 2, element: 'physical' },
          { value: 2, element: 'ice' },
          { value: 2, element: 'cold-fire' },
        ]}
        fame={10}
        abilities={['vampiric']}
      />
    </Icon>
    <Icon half={50}>
      <EnemyFront
        pile="white"
        armor={12}
        attacks={[{ value: 8, element: 'cold-fire' }]}
        fame={12}
        abilities={['defend']}
      />
    </Icon>
  </p>
);

const Heroes = () => (
  <p className="demo-signs">
    {heroIds.map((hero, i) => (
      <Icon key={hero} half={52} title={hero}>
        <HeroFigure hero={hero} seat={i % 4} isActive={i === 1} />
      </Icon>
    ))}
    {heroIds.map((hero, i) => (
      <Icon key={hero} half={13} className="demo-shield" title={hero}>
        <ShieldMark hero={hero} seat={i % 4} />
      </Icon>
    ))}
  </p>
);

export const AllPieces = () => (
  <div className="demo-pieces-of-game">
    <Icons className="demo-signs" />
    <Icons className="demo-signs-small" />
    <Heroes />
    <Tokens />
  </div>
);
