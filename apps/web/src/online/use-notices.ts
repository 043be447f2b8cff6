import { type Game, textOf } from '@heldentisch/engine';
import { useEffect } from 'react';
import { botText, useText } from '../text/index.js';
import { notify } from '../ui/toast.js';
import { link } from './connection.js';
import type { RemoteSource } from './remote-source.js';

/** Short notes about what happened at the table and is no line of its log. */
export function useNotices(source: RemoteSource, game: Game): void {
  const { t, language } = useText();
  useEffect(
    () =>
      link.hear((message) => {
        if (message.type !== 'notice' || message.table !== source.id) return;
        const { seat, bot } = message.notice;
        const words = { seat: textOf(game, language, `seat.${seat}`), strength: botText(t, bot) };
        notify({ look: 'plain', title: t('noticeWeakerBot', words) });
      }),
    [source, game, t, language],
  );
  const { rules = 0, rulesBefore = null } = source.info ?? {};
  useEffect(() => {
    if (rulesBefore !== null) notify({ look: 'plain', title: t('noticeRules', { from: rulesBefore, to: rules }) });
  }, [rulesBefore, rules, t]);
}
