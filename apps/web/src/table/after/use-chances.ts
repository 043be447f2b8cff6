import { useEffect, useState } from 'react';
import type { TableSource } from '../source.js';
import type { Chances } from './chances.js';

/** So many lines are judged at a time: the worker has to answer other questions in between. */
const portion = 40;

/** The chances after each line, as far as they are known. Null where nobody can tell them: a server sends no states. */
export function useChances(source: TableSource, count: number, isWanted: boolean): readonly Chances[] | null {
  const [curve, setCurve] = useState<readonly Chances[]>([]);
  const canTell = source.chances !== undefined;
  useEffect(() => {
    setCurve([]);
    if (!isWanted) return;
    let isCurrent = true;
    async function read(): Promise<void> {
      let known: readonly Chances[] = [];
      while (isCurrent && known.length <= count) {
        const more = (await source.chances?.(known.length, Math.min(known.length + portion, count + 1))) ?? [];
        if (!isCurrent || more.length === 0) return;
        known = [...known, ...more];
        setCurve(known);
      }
    }
    // Without the curve the rest of the page is still right.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [source, count, isWanted]);
  return canTell ? curve : null;
}
