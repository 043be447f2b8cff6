import { type Choice, describeRefusal, type Game, type Refusal } from '@heldentisch/engine';
import { useCallback, useState } from 'react';
import { setHash } from '../router.js';
import { useText } from '../text/index.js';
import { dropRefusals, notify } from '../ui/toast.js';
import { useFail } from '../ui/use-fail.js';
import type { Reply, TableSource } from './source.js';

/** A "no" of the rules, and the thing on the table that was clicked. */
export interface Explained {
  readonly refusal: Refusal;
  readonly key: string | null;
}

export interface TableActions {
  choose(choice: Choice): void;
  /** Asks why something is not possible. */
  explain(choice: Choice, key?: string): void;
  onReply(reply: Reply): void;
  fail(error: Error): void;
  openRule(rule: string): void;
  /** The last "no", until something is done. */
  readonly explained: Explained | null;
  /** The same, but it stays: for a report of a fault. */
  readonly lastRefusal: Refusal | null;
  forget(): void;
}

/** Answers that only say that the question is not on the table any more: a second click, a click on the way. */
const isLate = ({ rule }: Refusal): boolean => rule === 'HT-DOOR-05' || rule === 'HT-DOOR-06';

const isOnTable = (key: string): boolean => document.querySelector(`[data-object="${CSS.escape(key)}"]`) !== null;

/** What a person does at a table, and what comes back. */
export function useTableActions(game: Game, source: TableSource): TableActions {
  const { t, language } = useText();
  const [explained, setExplained] = useState<Explained | null>(null);
  const [lastRefusal, setLastRefusal] = useState<Refusal | null>(null);
  const openRule = useCallback((rule: string) => setHash(rule), []);
  const forget = useCallback(() => setExplained(null), []);
  const refuse = useCallback(
    (refusal: Refusal, key: string | null) => {
      if (isLate(refusal)) return;
      setLastRefusal(refusal);
      if (key !== null && isOnTable(key)) {
        setExplained({ refusal, key });
        return;
      }
      notify({
        look: 'refusal',
        title: describeRefusal(game, language, refusal),
        action: { label: t('showRule', { id: refusal.rule }), run: () => openRule(refusal.rule) },
      });
    },
    [game, language, t, openRule],
  );
  const onReply = useCallback(
    (reply: Reply) => {
      setExplained(null);
      if (reply.ok) dropRefusals();
      else refuse(reply.refusal, null);
    },
    [refuse],
  );
  const fail = useFail();
  const choose = useCallback(
    (choice: Choice) => {
      source.choose(choice).then(onReply, fail);
    },
    [source, onReply, fail],
  );
  const explain = useCallback(
    (choice: Choice, key?: string) => {
      source
        .why(choice)
        .then(
          (refusal) =>
            refusal === null ? notify({ look: 'plain', title: t('possible') }) : refuse(refusal, key ?? null),
          fail,
        );
    },
    [source, refuse, fail, t],
  );
  return { choose, explain, onReply, fail, openRule, explained, lastRefusal, forget };
}
