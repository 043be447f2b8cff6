import type { Choice, Game, Pending } from '@heldentisch/engine';
import { Tabs } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../text/index.js';
import { DecisionList } from './decision-list.js';

export interface SideTab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
  /** How many things lie there: what came while another tab was open is told on this one. */
  readonly count?: number;
}

interface SideTabsProps {
  readonly game: Game;
  readonly decision: Pending | null;
  choose(choice: Choice): void;
  readonly log: ReactNode;
  readonly extraTabs: readonly SideTab[];
}

/** Log, choices and whatever else stands beside the table. */
export function SideTabs({ game, decision, choose, log, extraTabs }: SideTabsProps) {
  const { t } = useText();
  const [tab, setTab] = useState('log');
  const tabs: SideTab[] = [
    { id: 'log', label: t('log'), panel: log },
    ...(decision === null
      ? []
      : [
          {
            id: 'choices',
            label: t('choicesCount', { count: decision.options?.length ?? 0 }),
            panel: <DecisionList game={game} decision={decision} onChoose={choose} />,
          },
        ]),
    ...extraTabs,
  ];
  const current = tabs.some(({ id }) => id === tab) ? tab : 'log';
  const seen = useRef<Record<string, number>>({});
  const unread = (id: string, count = 0): number => {
    if (id === current || seen.current[id] === undefined) seen.current[id] = count;
    return count - (seen.current[id] ?? 0);
  };
  return (
    <Tabs.Root className="tabs" value={current} onValueChange={setTab}>
      <Tabs.List className="tab-list" aria-label={t('log')}>
        {tabs.map(({ id, label, count }) => {
          const fresh = unread(id, count);
          return (
            <Tabs.Trigger key={id} value={id} className="tab">
              {label}{' '}
              {fresh > 0 && (
                <span className="tab-badge">
                  {fresh} <span className="visually-hidden">{t('unread')}</span>
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content key={id} value={id} className="tab-panel">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
