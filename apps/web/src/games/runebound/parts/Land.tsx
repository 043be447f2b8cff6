import type { Language } from '@heldentisch/engine';
import {
  cardNames,
  cityAt,
  colors,
  heroIds,
  isIn,
  type RuneboundState,
  spaceNames,
  terrainOf,
  terrains,
} from '@heldentisch/runebound';
import { memo, useCallback, useMemo, useRef } from 'react';
import { GameMap, type MapCell, type MapDrawings, type MapHandle } from '../../../table/kit/map/index.js';
import {
  AdventureCounter,
  ChallengeCounter,
  CityBanner,
  type DieSymbol,
  HeroFigure,
  MapPicture,
  type RegionId,
  sheetMargin,
  WayStep,
} from '../art/map/index.js';
import { gameText, nameOf } from '../model/labels.js';
import { cells, gemOf, isSunny, type LandPiece, piecesOf, spaceOfSubject, tintsOf, wayTo } from '../model/land.js';
import { cellObject } from '../model/objects.js';
import { useControl, useTable, useWords } from '../model/table.js';
import type { Way, Ways } from '../model/ways.js';
import { word } from '../model/words.js';
import styles from './Land.module.css';

function PiecePicture({ piece: { color, hero, seat = 0, place, isActive = false } }: { readonly piece: LandPiece }) {
  if (hero !== undefined) return <HeroFigure hero={hero} seat={seat} isActive={isActive} />;
  if (color !== undefined) return <AdventureCounter color={color} />;
  return <ChallengeCounter place={place ?? 0} />;
}

const Nothing = () => null;
const draw: MapDrawings<MapCell, LandPiece> = {
  Terrain: Nothing,
  Site: Nothing,
  Piece: PiecePicture,
  Label: CityBanner,
};

/** A space in words: its name and ground, what lies and stands there, and what it takes to get there. */
function describeSpace(
  language: Language,
  view: RuneboundState,
  ways: Ways | null,
  below: number,
  seatName: (seat: number) => string,
  id: string,
): string {
  const space = spaceNames.indexOf(id);
  const say = word.bind(null, language);
  const terrain = terrains[terrainOf[space] as number];
  const name = gameText(language, `space.${id}`);
  const ground = gameText(language, `terrain.${terrain}`);
  const isNamed = (cityAt[space] as number) >= 0 || terrain === 'water' || name.includes(ground);
  const parts = [name, ...(isNamed ? [] : [ground])];
  for (const [i, color] of colors.entries()) {
    if (((view.counters[space] ?? 0) & (1 << i)) !== 0)
      parts.push(say('counterHere', { color: gameText(language, `color.${color}`) }));
  }
  if (gemOf(space) !== undefined && isSunny(space)) parts.push(say('sunHere'));
  for (const [position, at] of view.trackSpaces.entries()) {
    if (at === space)
      parts.push(say('challengeHere', { card: nameOf(language, cardNames[view.track[position] as number] as string) }));
  }
  for (const [seat, party] of view.parties.entries()) {
    const hero = heroIds[party.hero];
    if (hero === undefined || party.space !== space || !isIn(view, seat)) continue;
    const named = nameOf(language, hero);
    parts.push(
      seat === below ? say('ownHeroHere', { hero: named }) : say('heroHere', { hero: named, seat: seatName(seat) }),
    );
  }
  const way = ways?.get(space);
  if (way !== undefined) {
    parts.push(way.dice.length === 1 ? say('reachOne') : say('reachMany', { count: way.dice.length }));
    if (way.wearySteps > 0) parts.push(say('wearyWay', { count: way.wearySteps }));
  }
  return parts.join(' · ');
}

const stepOf = (space: number): DieSymbol | null => {
  const terrain = terrains[terrainOf[space] as number];
  return terrain === 'city' || terrain === 'water' || terrain === undefined ? null : terrain;
};

const noWay: readonly string[] = [];

function useWay(way: Way | null, start: number) {
  const path = useMemo(
    () => (way === null ? noWay : [start, ...way.spaces].map((space) => spaceNames[space] as string)),
    [way, start],
  );
  const steps = useMemo(
    () =>
      way?.spaces.map((space, i) => (
        <WayStep key={space} symbol={stepOf(space)} isLast={i === way.spaces.length - 1} />
      )),
    [way],
  );
  return { path, steps };
}

/** The map, with everything that lies on it. */
export const Land = memo(function Land({ isCovered }: { readonly isCovered: boolean }) {
  const { language, say, seatName } = useWords();
  const control = useControl();
  const map = useRef<MapHandle>(null);
  const model = useTable(({ view, facts, lit, selected, inspected, below, isOwn, decision }) => ({
    view,
    lit,
    selected,
    below,
    ways: decision === null ? null : facts.ways,
    shown: spaceOfSubject(view, inspected),
    pointed: inspected?.kind === 'space' ? inspected.id : null,
    home: isOwn ? (view.parties[below]?.space ?? -1) : -1,
  }));
  const { view, lit, selected, below, ways, shown, pointed, home } = model;
  const tints = useMemo(() => tintsOf({ ways, lit, selected, shown }), [ways, lit, selected, shown]);
  const way = wayTo(ways, lit, selected, pointed);
  const { path, steps } = useWay(way, home);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of seats change with the language only
  const describe = useCallback(
    (id: string) => describeSpace(language, view, ways, below, seatName, id),
    [language, view, ways, below],
  );
  const isStepping = cellObject('', selected) !== cellObject('', []);
  const objectOf = useCallback((id: string) => cellObject(id, isStepping ? selected : []), [isStepping, selected]);
  const region = useCallback((id: RegionId) => word(language, `region.${id}`), [language]);
  const backdrop = useMemo(() => <MapPicture title={word(language, 'mapTitle')} region={region} />, [language, region]);
  const homeCell = spaceNames[home];
  return (
    <div className={styles.land} inert={isCovered}>
      <GameMap
        ref={map}
        className="rb-map"
        label={say('map')}
        cells={cells}
        pieces={piecesOf(view)}
        tints={tints}
        path={path}
        {...(steps !== undefined && { steps })}
        backdrop={backdrop}
        margin={sheetMargin}
        draw={draw}
        describe={describe}
        objectOf={objectOf}
        {...(homeCell !== undefined && { home: { cell: homeCell, label: say('showMyHero') } })}
        onPoint={(id) =>
          control.inspect((now) => {
            if (id !== null) return { kind: 'space', id };
            return now?.kind === 'space' ? null : now;
          })
        }
        onChoose={(id) => control.click(objectOf(id))}
      />
    </div>
  );
});
