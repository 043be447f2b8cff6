/* What the pictures need to know of the world: which spaces there are, what lies on them and what they adjoin. */
export { type HeroId, heroIds } from '../../../../../../../packages/games/runebound/src/card-ids.js';
export {
  cityAt,
  gemAt,
  hasSun,
  spaceCount,
  spaceNames,
  spaceNumber,
  spaceOfCity,
  terrainOf,
} from '../../../../../../../packages/games/runebound/src/map.js';
export {
  type City,
  type Color,
  cities,
  colors,
  type Terrain,
  terrains,
  type Value,
  values,
} from '../../../../../../../packages/games/runebound/src/terms.js';
