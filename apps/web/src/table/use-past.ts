import { useEffect, useState } from 'react';
import type { PastView, TableSource } from './source.js';

/** The table as it was after a line. The last answer wins, also when the slider is drawn fast. */
export function usePast(source: TableSource, line: number | null, seat: number): PastView | null {
  const [past, setPast] = useState<PastView | null>(null);
  useEffect(() => {
    if (line === null) {
      setPast(null);
      return;
    }
    let isCurrent = true;
    source
      .viewAt(line, seat)
      .then((view) => isCurrent && setPast(view))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source, line, seat]);
  return line === null ? null : past;
}
