import type { Language } from '@heldentisch/engine';
import { game as runebound } from '@heldentisch/runebound';
import { memo, useCallback, useState } from 'react';
import { MotionLayer } from '../../table/kit/motion-layer.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { wholeTable } from '../../table/kit/whole-table.js';
import { nameOf } from './model/labels.js';
import { panelNow, type Shown, wanted } from './model/showing.js';
import { type Subject, table, useTable } from './model/table.js';
import { motions } from './motion/motions.js';
import { Actions } from './parts/Actions.js';
import { CloseUp } from './parts/CloseUp.js';
import { Dice } from './parts/Dice.js';
import { Encounter } from './parts/Encounter.js';
import { Experience } from './parts/Experience.js';
import { Fight } from './parts/Fight.js';
import { Happenings } from './parts/Happenings.js';
import { HeroBoard } from './parts/HeroBoard.js';
import { HeroChoice } from './parts/HeroChoice.js';
import { LaidOut } from './parts/LaidOut.js';
import { Land } from './parts/Land.js';
import { Market } from './parts/Market.js';
import { Middle } from './parts/Middle.js';
import { RaceBar } from './parts/RaceBar.js';
import { Tabs } from './parts/Tabs.js';
import { Trade } from './parts/Trade.js';
import styles from './Table.module.css';
import '../../table/kit/lights.css';
import './base.css';

const panels = {
  market: Market,
  heroes: HeroChoice,
  trade: Trade,
  fight: Fight,
  encounter: Encounter,
  experience: Experience,
  tray: LaidOut,
} as const;

const titleOf = ({ kind, id }: Subject, language: Language): string =>
  kind === 'party' || kind === 'track' ? id : nameOf(language, id, kind === 'kept');

/** What the pointer rests on, beside the map, as long as it rests there. */
const Reader = memo(function Reader() {
  const inspected = useTable((model) => model.inspected);
  if (inspected === null || inspected.kind === 'space') return null;
  return (
    <div className={styles.reader} data-reader={inspected.id} aria-hidden="true">
      <CloseUp subject={inspected} />
    </div>
  );
});

/** Below these the hero has no place of its own beside the map; the style sheet says the same. */
const narrowPx = 800;
const lowPx = 340;

function useNarrow() {
  const [isNarrow, setNarrow] = useState(false);
  const frame = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setNarrow(element.clientWidth < narrowPx || element.clientHeight < lowPx));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { frame, isNarrow };
}

/** Everything that lies on the table. */
const Layout = memo(function Layout() {
  const { now, panel, isOwn } = useTable((model) => ({
    now: wanted(model),
    panel: panelNow(model),
    isOwn: model.isOwn,
  }));
  // Looking elsewhere lasts as long as nothing else wants to be seen.
  const [chosen, setChosen] = useState<{ readonly shown: Shown; readonly instead: Shown } | null>(null);
  const tabs: readonly Shown[] = [
    'map',
    ...(panel === null ? [] : [panel]),
    'market',
    ...(isOwn ? (['hero'] as const) : []),
  ];
  const isChosen = chosen !== null && chosen.instead === now && tabs.includes(chosen.shown);
  const shown = isChosen ? chosen.shown : now;
  const { frame, isNarrow } = useNarrow();
  const Panel = shown === 'map' || shown === 'hero' ? null : panels[shown];
  return (
    <>
      <div ref={frame} className={styles.frame} data-shown={shown}>
        <RaceBar />
        <Tabs all={tabs} shown={shown} wanted={now} onShow={(next) => setChosen({ shown: next, instead: now })} />
        <div className={styles.middle} data-part="middle">
          <Land isCovered={shown !== 'map'} />
          {Panel !== null && (
            <div className={styles.panel} data-over={shown}>
              <Panel />
            </div>
          )}
          {shown !== 'heroes' && <Reader />}
          <MotionLayer />
        </div>
        <Dice />
        <Actions isNarrow={isNarrow} />
        <aside className={styles.side}>
          <HeroBoard />
        </aside>
        <Happenings />
      </div>
      <Middle />
    </>
  );
});

/** The Runebound table: the map in the middle, the own hero beside it, the race above. It knows no rules. */
export const Table = wholeTable(table, {
  prefix: 'rb',
  motions: motionsOf(runebound, '[data-motion-layer]', motions),
  Parts: Layout,
  closeUp: (subject, language) =>
    subject.kind === 'space'
      ? null
      : { label: titleOf(subject, language), content: <CloseUp subject={subject} />, className: styles.closeup },
});
