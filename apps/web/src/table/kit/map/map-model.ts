import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Camera } from './camera.js';
import type { Grid } from './grid.js';
import type { Pointing, PointingState } from './pointing.js';

/** What the parts of one map share. It stays the same as long as the map is there. */
export interface MapModel {
  readonly grid: Grid;
  readonly camera: Camera;
  readonly pointing: Pointing;
}

export const MapContext = createContext<MapModel | null>(null);

export function useMap(): MapModel {
  const model = useContext(MapContext);
  if (model === null) throw new Error('a part of a map is drawn outside of it');
  return model;
}

/** Draws the part anew only when the selected value changes. */
export function useCamera<Value extends string | number | boolean>(select: (camera: Camera) => Value): Value {
  const { camera } = useMap();
  return useSyncExternalStore(camera.subscribe, () => select(camera));
}

export function usePointingState<Value extends string | boolean | null>(
  select: (state: PointingState) => Value,
): Value {
  const { pointing } = useMap();
  return useSyncExternalStore(pointing.subscribe, () => select(pointing.now));
}
