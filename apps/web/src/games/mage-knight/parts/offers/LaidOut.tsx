import { memo } from 'react';
import type { TableModel } from '../../model/table.js';

/** What is laid open to choose from; empty if nothing is. */
export const laidOut = (_model: TableModel): string => '';

export const LaidOut = memo(function LaidOut() {
  return <section data-part="tray" />;
});
