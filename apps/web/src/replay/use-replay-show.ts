import type { ToldLine } from '@heldentisch/protocol';
import { useMemo, useRef } from 'react';
import type { Sounds } from '../table/sounds.js';
import type { PastView, TableSnapshot } from '../table/source.js';
import { useShow } from '../table/use-show.js';

/** The recording at a line, shown like a running game: a single step forward is performed, a jump is not. */
export function useReplayShow(
  snapshot: TableSnapshot,
  past: PastView | null,
  lines: readonly ToldLine[],
  eyes: number,
  sounds: Sounds | undefined,
) {
  const before = useRef(-1);
  const told = useMemo((): TableSnapshot => {
    const { table } = snapshot;
    if (table === null || past === null) return { ...snapshot, table: null };
    const { line, view } = past;
    const upTo = lines.filter(({ n }) => n <= line);
    const isStep = line === before.current + 1;
    before.current = line;
    const news = isStep ? upTo.slice(-1) : [];
    const shown = { ...table, number: line, viewer: eyes, view, pending: past.pending, invitation: [], lines: news };
    return { ...snapshot, table: shown, lines: upTo, news, handOverTo: null };
  }, [snapshot, past, lines, eyes]);
  return useShow(told, sounds);
}
