import type { Pending } from '@heldentisch/engine';
import { useCallback, useEffect, useState } from 'react';
import type { Hint, TableSource } from './source.js';
import { useKey } from './use-key.js';

export interface HintState {
  /** What the bot would do, as long as nothing else is asked. */
  readonly hint: Hint | null;
  readonly isThinking: boolean;
  readonly canAsk: boolean;
  ask(): void;
  dismiss(): void;
}

/** "What would the bot do?": by a button and by the key H. A hint is only shown; nobody takes it but the person. */
export function useHint(
  source: TableSource,
  decision: Pending | null,
  isAlone: boolean,
  fail: (error: Error) => void,
): HintState {
  const [answer, setAnswer] = useState<{ readonly decision: Pending; readonly hint: Hint | null } | null>(null);
  const [asked, setAsked] = useState<Pending | null>(null);
  const canAsk = source.hint !== undefined && isAlone && decision !== null;
  const hint = answer !== null && answer.decision === decision ? answer.hint : null;
  const isThinking = asked !== null && asked === decision;
  const dismiss = useCallback(() => setAnswer(null), []);
  const ask = useCallback(() => {
    if (decision === null) return;
    setAsked(decision);
    source
      .hint?.()
      .then((found) => setAnswer({ decision, hint: found }), fail)
      .finally(() => setAsked(null));
  }, [source, decision, fail]);
  // The same question again after an undo is another object: what was said of it before is gone.
  useEffect(() => {
    if (decision === null) setAnswer(null);
  }, [decision]);
  useKey('h', canAsk && !isThinking, hint === null ? ask : dismiss);
  return { hint, isThinking, canAsk, ask, dismiss };
}
