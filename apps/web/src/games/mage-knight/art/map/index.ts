/**
 * The painted map of the game and what lies on it. Pictures are SVG around (0, 0): hexes have corners 50 away from their
 * middle, pieces fill a circle of 50, shields one of 12.
 *
 * For the map of the table kit: the class `mk-map`, `backdrop={<MapPicture … />}` kept in `useMemo`, `margin={mapMargin}`,
 * `Site: MapSite`, and nothing to draw for terrains. `data-time="night"` on any element around it makes it night.
 */
import './land.css';
import './map.css';

export { MapPicture, type MapPictureProps, mapMargin, type PlacedTile, type UnexploredTile } from './map-picture.js';
export { type ConqueredBy, MapSite, type SiteCell } from './map-site.js';
export { type EnemyAttack, EnemyBack, EnemyFront, type EnemyFrontProps } from './pieces/enemy-token.js';
export { HeroFigure, ShieldMark } from './pieces/figures.js';
export { type HeroId, heroIds } from './pieces/heroes.js';
export { type PileColor, pileColors } from './pieces/piles.js';
export { type MineColor, type SiteName, SitePicture, siteColors, siteNames } from './sites/index.js';
export { type Terrain, type TileHex, type TileLand, terrains } from './tile-land.js';
export { tilePicture } from './tile-picture.js';
export { type TileBack, veilPicture } from './veil.js';
