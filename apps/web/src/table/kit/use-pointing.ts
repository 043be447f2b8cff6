import { useMemo, useState } from 'react';
import type { GameTableProps } from '../game-table.js';
import { recentEvents } from './recent-events.js';
import { usePicked } from './use-picked.js';

/** The part of a table's model that is the same in every game: who looks, what is asked, what is picked and read. */
export function usePointing<View, Subject>(props: GameTableProps, quiet: ReadonlySet<string>) {
  const { language, decision, viewer, seats, others, history } = props;
  const question = decision === null ? '' : `${decision.seat} ${decision.kind} ${decision.revision}`;
  const [selected, setSelected] = usePicked(question);
  const [inspected, inspect] = useState<Subject | null>(null);
  const [pinned, pin] = useState<Subject | null>(null);
  const recent = useMemo(() => recentEvents(history, quiet), [history, quiet]);
  return {
    question,
    setSelected,
    shared: {
      view: props.view as unknown as View,
      below: Math.max(0, viewer),
      isOwn: viewer >= 0,
      language,
      seats,
      decision,
      others,
      recent,
      selected,
      inspected,
      pinned,
      inspect,
      pin,
      cancel: () => setSelected([]),
    },
  };
}
