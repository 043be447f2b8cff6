/** The drawn map of Runebound with everything that can lie on it: for people who draw, and for the tests. */
import { useCallback, useMemo, useState } from 'react';
import { hexOf, terrainAt } from '../src/games/runebound/art/map/geometry.js';
import {
  AdventureCounter,
  ArtIcon,
  ChallengeCounter,
  CityBanner,
  CombatDie,
  type DieSymbol,
  DragonRune,
  ExhaustionCounter,
  ExperienceCounter,
  GoldCoin,
  HeroFigure,
  MapPicture,
  MovementDie,
  movementFaces,
  type RegionId,
  SunMark,
  sheetMargin,
  TerrainSymbol,
  ValueSign,
  WayStep,
  WoundCounter,
} from '../src/games/runebound/art/map/index.js';
import {
  type Color,
  cities,
  cityAt,
  colors,
  gemAt,
  type HeroId,
  heroIds,
  spaceCount,
  spaceNames,
  values,
} from '../src/games/runebound/art/map/world.js';
import { GameMap, type MapCell, type MapDrawings, type MapPiece } from '../src/table/kit/map/index.js';
import { useText } from '../src/text/index.js';

const regionNames: Readonly<Record<RegionId, readonly [en: string, de: string]>> = {
  'mountains-of-despair': ['Mountains of Despair', 'Berge der Verzweiflung'],
  'crimson-forest': ['Crimson Forest', 'Blutroter Wald'],
  mistmarch: ['Mistmarch', 'Nebelmark'],
  'whispering-forest': ['Whispering Forest', 'Wispernder Wald'],
  'nerek-fen': ['Nerek Fen', 'Nerekmoor'],
  'blackreed-sink': ['Blackreed Sink', 'Schwarzriedsenke'],
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const cells: readonly MapCell[] = Array.from({ length: spaceCount }, (_, space) => {
  const { column, row } = hexOf(space);
  const city = cities[cityAt[space] as number];
  const place = { id: spaceNames[space] as string, q: column - Math.floor(row / 2), r: row, terrain: terrainAt(space) };
  return city === undefined ? place : { ...place, site: 'city', name: capital(city), isMajor: true };
});

interface ArtPiece extends MapPiece {
  readonly color?: Color;
  readonly hero?: HeroId;
  readonly seat?: number;
  readonly place?: number;
}

const counters: readonly ArtPiece[] = spaceNames.flatMap((cell, space) => {
  const color = colors[gemAt[space] as number];
  return color === undefined || space % 11 === 3 ? [] : [{ id: `gem-${cell}`, cell, kind: `gem-${color}`, color }];
});
const heroPlaces = ['0805', '0805', '0904', '1208', '0302', '0610'];
const pieces: readonly ArtPiece[] = [
  ...counters,
  ...['0402', '1007', '1308'].map((cell, i) => ({ id: `challenge-${i}`, cell, kind: 'challenge', place: i + 1 })),
  ...heroPlaces.map((cell, seat) => ({
    id: `hero-${seat}`,
    cell,
    kind: `hero-${seat}`,
    hero: heroIds[seat * 2 + 1] as HeroId,
    seat,
  })),
];

/** How often pictures were drawn since the page was opened. */
export const artDraws = { piece: 0 };
Object.assign(globalThis, { artDraws });

function PiecePicture({ piece: { color, hero, seat = 0, place } }: { readonly piece: ArtPiece }) {
  artDraws.piece++;
  if (hero !== undefined) return <HeroFigure hero={hero} seat={seat} isActive={seat === 2} />;
  if (color !== undefined) return <AdventureCounter color={color} />;
  return <ChallengeCounter place={place ?? 0} />;
}

const Nothing = () => null;
const draw: MapDrawings<MapCell, ArtPiece> = {
  Terrain: Nothing,
  Site: Nothing,
  Piece: PiecePicture,
  Label: CityBanner,
};

const reach: readonly (readonly [string, number])[] = [
  ['0803', 1], ['0804', 1], ['0903', 1], ['1004', 1], ['0905', 1], ['0802', 2], ['1003', 2], ['1005', 2], ['0906', 2], ['0705', 2],
  ['1104', 3], ['1105', 3], ['0806', 3], ['0704', 3], ['1204', 4], ['1205', 4], ['1103', 4], ['0605', 4], ['1203', 5], ['1305', 5],
]; // biome-ignore format: a table
const tints = new Map(reach.map(([cell, dice]) => [cell, { kind: `dice-${dice}`, text: dice }]));
const way = ['0904', '0905', '1005', '1105', '1205'];
const paid: readonly DieSymbol[] = ['road', 'river', 'road', 'road'];

const faces: readonly (readonly DieSymbol[])[] = [
  ['river', 'forest', 'road'],
  ['river', 'swamp'],
  ['forest', 'river', 'swamp'],
  ['plains', 'mountains', 'road'],
  ['plains', 'hills', 'mountains'],
  ['plains', 'hills', 'forest', 'road'],
];
const symbols: readonly DieSymbol[] = ['road', 'plains', 'hills', 'mountains', 'forest', 'swamp', 'river'];

function Board() {
  const { language } = useText();
  const [path, setPath] = useState<readonly string[]>([]);
  const region = useCallback((id: RegionId): string => regionNames[id][language === 'de' ? 1 : 0], [language]);
  const backdrop = useMemo(() => <MapPicture title="Terrinoth" region={region} />, [region]);
  const steps = useMemo(
    () => paid.map((symbol, i) => <WayStep key={symbol} symbol={symbol} isLast={i === paid.length - 1} />),
    [],
  );
  const hasTints = new URLSearchParams(location.search).has('reach');
  return (
    <GameMap
      className="rb-map"
      label="Terrinoth"
      cells={cells}
      pieces={pieces}
      draw={draw}
      backdrop={backdrop}
      margin={sheetMargin}
      {...(hasTints && { tints, path, steps })}
      describe={useCallback((id: string) => id, [])}
      home={{ cell: '0805', label: 'Tamalir' }}
      onPoint={(id) => setPath(id === '1205' ? way : [])}
      onChoose={() => undefined}
    />
  );
}

function Pieces() {
  const sides = movementFaces(faces, (symbol) => symbol);
  return (
    <div className="demo-art-pieces">
      <p>
        {faces.map((face, i) => (
          <MovementDie key={face.join()} faces={sides} value={i + 1} label="movement" isSpent={i === 5} />
        ))}
        <CombatDie which={0} value={7} label="fight" />
        <CombatDie which={1} value={10} label="fight" />
      </p>
      <p className="demo-art-small">
        {faces.map((face, i) => (
          <MovementDie key={face.join()} faces={sides} value={i + 1} label="movement" />
        ))}
        {symbols.map((symbol) => (
          <ArtIcon key={symbol} half={12} title={symbol}>
            <TerrainSymbol symbol={symbol} />
          </ArtIcon>
        ))}
      </p>
      <p>
        {colors.map((color) => (
          <ArtIcon key={color}>
            <AdventureCounter color={color} />
          </ArtIcon>
        ))}
        <ArtIcon>
          <SunMark />
        </ArtIcon>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <ArtIcon key={place}>
            <ChallengeCounter place={place} />
          </ArtIcon>
        ))}
      </p>
      <p>
        {heroIds.map((hero, i) => (
          <ArtIcon key={hero}>
            <HeroFigure hero={hero} seat={i % 6} isActive={i === 3} />
          </ArtIcon>
        ))}
      </p>
      <p>
        <ArtIcon>
          <WoundCounter />
        </ArtIcon>
        <ArtIcon>
          <ExhaustionCounter />
        </ArtIcon>
        <ArtIcon>
          <GoldCoin />
        </ArtIcon>
        {values.map((value) => (
          <ArtIcon key={value}>
            <ExperienceCounter value={value} />
          </ArtIcon>
        ))}
        {values.map((value) => (
          <ArtIcon key={value}>
            <ValueSign value={value} />
          </ArtIcon>
        ))}
        <ArtIcon>
          <DragonRune />
        </ArtIcon>
      </p>
    </div>
  );
}

export const RuneboundArt = () => (
  <main className="demo-art">{new URLSearchParams(location.search).has('pieces') ? <Pieces /> : <Board />}</main>
);
