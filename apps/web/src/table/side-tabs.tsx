import type { Choice, Game, Pending } from '@heldentisch/engine';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../text/index.js';
import { DecisionList } from './decision-list.js';

export interface SideTab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
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
  const tabs = [
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
  return (
    <Tabs.Root className="tabs" value={current} onValueChange={setTab}>
      <Tabs.List className="tab-list" aria-label={t('log')}>
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} className="tab">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content key={id} value={id} className="tab-panel">
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
