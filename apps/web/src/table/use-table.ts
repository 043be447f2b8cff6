import { useSyncExternalStore } from 'react';
import type { TableSnapshot, TableSource } from './source.js';

export function useTable(source: TableSource): TableSnapshot {
  return useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => source.snapshot(),
  );
}
