import type { Language } from '@heldentisch/engine';
import { cardNames, heroIds, type RuneboundState, game as runebound } from '@heldentisch/runebound';
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

/** What a dialog about it is called. */
function titleOf({ kind, id }: Subject, language: Language, view: RuneboundState): string {
  if (kind === 'party') return nameOf(language, heroIds[view.parties[Number(id)]?.hero ?? -1] ?? '');
  return nameOf(language, kind === 'track' ? (cardNames[view.track[Number(id) - 1] ?? -1] ?? '') : id, kind === 'kept');
}

/** It stands on the left if what it tells of lies in the right half: nobody wants to read over a covered card. */
function placeReader(reader: HTMLDivElement | null): void {
  const middle = reader?.parentElement;
  const thing = [...(middle?.querySelectorAll('[data-object]:is(:hover, :focus-visible)') ?? [])].at(-1);
  if (reader === null || middle == null || thing === undefined) return;
  const [inner, outer] = [thing.getBoundingClientRect(), middle.getBoundingClientRect()];
  reader.dataset.at = inner.left + inner.right > outer.left + outer.right ? 'left' : 'right';
}

/** What the pointer rests on, beside the map, as long as it rests there. */
const Reader = memo(function Reader() {
  const inspected = useTable((model) => model.inspected);
  if (inspected === null || inspected.kind === 'space') return null;
  const { kind, id } = inspected;
  return (
    <div key={`${kind} ${id}`} ref={placeReader} className={styles.reader} data-reader={id} aria-hidden="true">
      <CloseUp subject={inspected} />
    </div>
  );
});

/** Below these the hero has no place of its own beside the map; the style sheet says the same. */
const narrowPx = 800;
const lowPx = 340;

/** `tall` and `low` are a phone, held upright or sideways. */
type Room = 'wide' | 'tall' | 'low';

function useRoom() {
  const [room, setRoom] = useState<Room>('wide');
  const frame = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      setRoom(clientHeight < lowPx ? 'low' : clientWidth < narrowPx ? 'tall' : 'wide');
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { frame, room };
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
  const { frame, room } = useRoom();
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
        <Actions isNarrow={room !== 'wide'} isBlock={room === 'low' || (room === 'tall' && shown === 'fight')} />
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
  closeUp: (subject, language, view) =>
    subject.kind === 'space'
      ? null
      : {
          label: titleOf(subject, language, view as RuneboundState),
          content: <CloseUp subject={subject} />,
          className: styles.closeup,
        },
});
