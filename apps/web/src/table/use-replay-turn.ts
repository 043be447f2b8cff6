import { useCallback, useEffect, useState } from 'react';
import type { Show } from './show.js';
import type { TableSnapshot, TableSource } from './source.js';
import { useKey } from './use-key.js';

/** More than this is looked at in the log, not watched. */
const mostLines = 30;

/** Where what the others did last begins: after the viewer's own last choice, or at the last lines. */
function lastOwnLine({ table, lines }: TableSnapshot): number {
  const viewer = table?.viewer ?? -1;
  const before = lines.filter(({ seat, kind }) => seat === viewer && kind === 'choice').at(-1)?.n ?? 0;
  return Math.max(before, (table?.number ?? 0) - mostLines);
}

/** The table after a line, as it was shown then. */
async function momentAt(source: TableSource, snapshot: TableSnapshot, line: number): Promise<TableSnapshot | null> {
  const { table } = snapshot;
  if (table === null) return null;
  const { view } = await source.viewAt(line, table.viewer);
  const lines = snapshot.lines.filter(({ n }) => n <= line);
  const news = lines.filter(({ n }) => n === line);
  const moment = { ...table, number: line, view, pending: [], invitation: [], lines: news };
  return { ...snapshot, table: moment, lines, news, outcome: null };
}

async function momentsFrom(source: TableSource, snapshot: TableSnapshot, from: number): Promise<TableSnapshot[]> {
  const moments: TableSnapshot[] = [];
  for (let line = from; line < (snapshot.table?.number ?? 0); line++) {
    const moment = await momentAt(source, snapshot, line);
    if (moment !== null) moments.push(moment);
  }
  return moments;
}

export interface ReplayTurn {
  /** Whether something has happened since the page was left. */
  readonly wasAway: boolean;
  /** Shows what the others did last, or what happened while one was away. */
  replay(): void;
  dismiss(): void;
}

/** What the others did last, once more: by the key R, by a button, or when one comes back to the page. */
export function useReplayTurn(
  source: TableSource,
  snapshot: TableSnapshot,
  show: Show,
  isPossible: boolean,
): ReplayTurn {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const number = snapshot.table?.number ?? 0;
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const onChange = (): void => {
      if (document.hidden) {
        setLeftAt(number);
        setBack(false);
      } else setBack(true);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [number]);
  const wasAway = isBack && leftAt !== null && number > leftAt;
  const from = wasAway ? Math.max(leftAt, number - mostLines) : lastOwnLine(snapshot);

  const dismiss = useCallback(() => setLeftAt(null), []);
  const replay = useCallback(() => {
    setLeftAt(null);
    momentsFrom(source, snapshot, from).then(
      (moments) => show.again(moments),
      // What cannot be read again is still in the log.
      () => undefined,
    );
  }, [source, snapshot, from, show]);
  useKey('r', isPossible, replay);
  return { wasAway: wasAway && isPossible, replay, dismiss };
}
