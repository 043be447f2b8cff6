/**
 * The drawn map of the game and what lies on it, in ink and watercolour. Pictures are SVG around (0, 0): pieces and
 * counters within a circle of 50, signs of dice within 12. `ArtIcon` puts one of them into a page.
 *
 * For the map of the table kit: the class `rb-map`, `backdrop={<MapPicture … />}` kept in `useMemo`,
 * `margin={sheetMargin}`, `Label: CityBanner`, and nothing to draw for terrains and sites. Tints are called `dice-1` to
 * `dice-5`; pieces `gem-green` …, `challenge` and `hero-0` … have their colours in the overview.
 */
import './map.css';

export { ArtIcon } from './art-icon.js';
export { CityBanner } from './banner.js';
export { CombatDie, FacePicture, MovementDie, movementFaces, WayStep } from './dice/dice.js';
export { type DieSymbol, TerrainSymbol } from './dice/symbols.js';
export { MapPicture, type MapPictureProps } from './map-picture.js';
export {
  DragonRune,
  ExhaustionCounter,
  ExperienceCounter,
  GoldCoin,
  ValueSign,
  WoundCounter,
} from './pieces/counters.js';
export { HeroEmblem, HeroFigure } from './pieces/figures.js';
export { AdventureCounter, ChallengeCounter, SunMark } from './pieces/gems.js';
export { type RegionId, regionIds } from './sheet/region-names.js';
export { sheetMargin } from './sheet/sheet.js';
