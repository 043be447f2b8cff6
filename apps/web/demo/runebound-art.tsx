/** The drawn map of Runebound with everything that can lie on it: for people who draw, and for the tests. */
import { type MapCell, type MapDrawings, GameMap } from '../src/table/kit/map/index.js';
import { MapPicture } from '../src/games/runebound/art/map/map-picture.js';
import '../src/games/runebound/art/map/map.css';
import { hexOf, terrainAt } from '../src/games/runebound/art/map/geometry.js';
import { spaceCount, spaceNames } from '../src/games/runebound/art/map/world.js';

const cells: readonly MapCell[] = Array.from({ length: spaceCount }, (_, space) => {
  const { column, row } = hexOf(space);
  return { id: spaceNames[space] as string, q: column - Math.floor(row / 2), r: row, terrain: terrainAt(space) };
});
const draw: MapDrawings = { Terrain: () => null, Site: () => null, Piece: () => null };
const backdrop = <MapPicture />;
const describe = (id: string): string => id;

export function RuneboundArt() {
  return (
    <main className="demo-art">
      <GameMap
        className="rb-map"
        label="Terrinoth"
        cells={cells}
        draw={draw}
        backdrop={backdrop}
        margin={64}
        describe={describe}
        onChoose={() => undefined}
      />
    </main>
  );
}
