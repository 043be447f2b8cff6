import { memo } from 'react';
import type { Shown } from '../model/showing.js';
import { useTable, useWords } from '../model/table.js';
import type { Word } from '../model/words.js';
import styles from './Tabs.module.css';

const words: Readonly<Record<Shown, Word>> = {
  map: 'tabMap',
  market: 'tabMarket',
  hero: 'tabHero',
  heroes: 'tabHeroes',
  trade: 'tabTrade',
  fight: 'tabFight',
  encounter: 'tabNow',
  experience: 'tabExperience',
  tray: 'tabNow',
};

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tabs} role="group" aria-label={say('tabs')} data-part="tabs">
      {all.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          data-tab={tab}
          aria-pressed={tab === shown}
          data-lit={tab === wanted && tab !== shown && isMine ? 'now' : undefined}
          onClick={() => onShow(tab)}
        >
          {say(words[tab])}
        </button>
      ))}
    </div>
  );
});
