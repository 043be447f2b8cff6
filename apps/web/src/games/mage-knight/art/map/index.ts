import './land.css';

export { type MineColor, type SiteName, SitePicture, siteColors, siteNames } from './sites/index.js';
export { type Terrain, type TileLand, terrains } from './tile-land.js';
export { tilePicture } from './tile-picture.js';
