import { memo } from 'react';
import { Tab, Tabs as TabRow } from '../../../../table/kit/tabs/tabs.js';
import type { Shown } from '../../model/showing.js';
import { useTable, useWords } from '../../model/table.js';

interface TabsProps {
  readonly all: readonly Shown[];
  readonly shown: Shown;
  /** What is going on: its tab shines while something else is looked at. */
  readonly wanted: Shown;
  onShow(shown: Shown): void;
}

/** What the middle of the table shows. */
export const Tabs = memo(function Tabs({ all, shown, wanted, onShow }: TabsProps) {
  const { say } = useWords();
  const isMine = useTable(({ decision }) => decision !== null);
  return (
    <TabRow label={say('tabs')}>
      {all.map((tab) => (
        <Tab
          key={tab}
          tab={tab}
          isShown={tab === shown}
          isLit={tab === wanted && tab !== shown && isMine}
          onShow={() => onShow(tab)}
        >
          {say(`tab.${tab}`)}
        </Tab>
      ))}
    </TabRow>
  );
});
