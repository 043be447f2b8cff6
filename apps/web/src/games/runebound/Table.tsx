import { cardNames, type RuneboundState, game as runebound } from '@heldentisch/runebound';
import { memo, useCallback, useState } from 'react';
import type { GameTableProps } from '../../table/game-table.js';
import { MotionLayer } from '../../table/kit/motion-layer.js';
import { TableDialog } from '../../table/kit/table-dialog.js';
import { TableRoot } from '../../table/kit/table-root.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { walk } from '../../table/kit/walk.js';
import { panelNow, type Shown, wanted } from './model/showing.js';
import { Provider, type Subject, useControl, useTable, useWords } from './model/table.js';
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

const ownMotions = motionsOf(runebound, '[data-motion-layer]', motions);

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
function titleOf({ kind, id }: Subject, view: RuneboundState, { say, name, seatName }: ReturnType<typeof useWords>) {
  if (kind === 'party') return say('partyOf', { seat: seatName(Number(id)) });
  return name(kind === 'track' ? (cardNames[view.track[Number(id) - 1] ?? -1] ?? '') : id, kind === 'kept');
}

const CloseUpDialog = memo(function CloseUpDialog() {
  const words = useWords();
  const { pin } = useControl();
  const { pinned, view } = useTable(({ pinned, view }) => ({ pinned, view }));
  if (pinned === null || pinned.kind === 'space') return null;
  return (
    <TableDialog label={titleOf(pinned, view, words)} onClose={() => pin(null)} className={styles.closeup ?? ''}>
      <CloseUp subject={pinned} />
    </TableDialog>
  );
});

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from thing to thing inside of it */}
      <div ref={frame} className={styles.frame} data-shown={shown} onKeyDown={walk}>
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
      <CloseUpDialog />
    </>
  );
});

function Root({ table }: { readonly table: GameTableProps }) {
  const { say } = useWords();
  const { cancel } = useControl();
  const selected = useTable((model) => model.selected);
  return (
    <TableRoot
      fits
      prefix="rb"
      closeLabel={say('close')}
      table={table}
      motions={ownMotions}
      selected={selected}
      cancel={cancel}
    >
      <Layout />
    </TableRoot>
  );
}

/** The Runebound table: the map in the middle, the own hero beside it, the race above. It knows no rules. */
export function Table(props: GameTableProps) {
  return (
    <Provider table={props}>
      <Root table={props} />
    </Provider>
  );
}
