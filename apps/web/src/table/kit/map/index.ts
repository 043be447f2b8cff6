export { GameMap, type GameMapProps } from './game-map.js';
export type {
  MapCell,
  MapDrawings,
  MapEdge,
  MapHandle,
  MapPiece,
  MapPlace,
  MapTint,
  MapView,
  MapWay,
} from './map-data.js';
