import type { Language } from '@heldentisch/engine';
import { heroIds, isNightRound, type MageKnightState, game as mageKnight } from '@heldentisch/mage-knight';
import { memo, useCallback, useState } from 'react';
import { MotionLayer } from '../../table/kit/motion-layer.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { wholeTable } from '../../table/kit/whole-table.js';
import { hasText, nameOf } from './model/labels.js';
import { panelNow, type Shown, wanted } from './model/showing.js';
import { type Subject, table, useTable } from './model/table.js';
import { word } from './model/words.js';
import { motions } from './motion/motions.js';
import { Board } from './parts/board/Board.js';
import { CloseUp } from './parts/close-up/CloseUp.js';
import { CombatStage } from './parts/combat/CombatStage.js';
import { Account } from './parts/frame/Account.js';
import { Actions } from './parts/frame/Actions.js';
import { Course } from './parts/frame/Course.js';
import { HeroChoice } from './parts/frame/HeroChoice.js';
import { Reader } from './parts/frame/Reader.js';
import { Tabs } from './parts/frame/Tabs.js';
import { TacticChoice } from './parts/frame/TacticChoice.js';
import { Revealed, Telling } from './parts/frame/Telling.js';
import { Hand } from './parts/hand/Hand.js';
import { Land } from './parts/map/Land.js';
import { LaidOut } from './parts/offers/LaidOut.js';
import { LevelUp } from './parts/offers/LevelUp.js';
import { Offers } from './parts/offers/Offers.js';
import { Source } from './parts/source/Source.js';
import styles from './Table.module.css';
import '../../table/kit/lights.css';
import './art/map/land.css';
import './art/map/map.css';
import './base.css';

const panels = {
  offers: Offers,
  heroes: HeroChoice,
  tactics: TacticChoice,
  tray: LaidOut,
  learn: LevelUp,
  combat: CombatStage,
} as const;

/** What a dialog about it is called. */
function titleOf({ kind, id }: Subject, language: Language, view: MageKnightState): string {
  const named = kind === 'ownCard' ? 'card' : kind;
  if (hasText(language, `${named}.${id}`)) return nameOf(language, named as 'card', id);
  if (kind === 'player') return nameOf(language, 'hero', heroIds[view.players[Number(id)]?.hero ?? 0] ?? '');
  return word(language, kind === 'dummy' ? 'dummy' : 'map');
}

/** Below these the own board has no place of its own beside the map; the style sheet says the same. */
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
  const { now, panel, isOwn, isNight } = useTable((model) => ({
    now: wanted(model),
    panel: panelNow(model),
    isOwn: model.isOwn,
    isNight: model.view.round > 0 && isNightRound(model.view),
  }));
  // Looking elsewhere lasts as long as nothing else wants to be seen.
  const [chosen, setChosen] = useState<{ readonly shown: Shown; readonly instead: Shown } | null>(null);
  const tabs: readonly Shown[] = [
    'map',
    ...(panel === null ? [] : [panel]),
    'offers',
    ...(isOwn ? (['board'] as const) : []),
  ];
  const isChosen = chosen !== null && chosen.instead === now && tabs.includes(chosen.shown);
  const shown = isChosen ? chosen.shown : now;
  const { frame, room } = useRoom();
  const Panel = shown === 'map' || shown === 'board' ? null : panels[shown];
  return (
    <div ref={frame} className={styles.frame} data-shown={shown} data-time={isNight ? 'night' : 'day'}>
      <Course />
      <Tabs all={tabs} shown={shown} wanted={now} onShow={(next) => setChosen({ shown: next, instead: now })} />
      <div className={styles.middle} data-part="middle">
        <Land isCovered={shown !== 'map'} />
        {Panel !== null && (
          <div className={styles.panel} data-over={shown}>
            <Panel />
          </div>
        )}
        {shown !== 'heroes' && shown !== 'tactics' && <Reader />}
        <Revealed />
        <Telling />
        <MotionLayer />
      </div>
      <div className={styles.source}>
        <Source />
      </div>
      <Account />
      <Actions isNarrow={room !== 'wide'} isBlock={room === 'low'} />
      <aside className={styles.side}>
        <Board />
      </aside>
      <div className={styles.hand}>
        <Hand />
      </div>
    </div>
  );
});

/** The Mage Knight table: the map in the middle, the own hand below, the own board beside it. It knows no rules. */
export const Table = wholeTable(table, {
  prefix: 'mk',
  motions: motionsOf(mageKnight, '[data-motion-layer]', motions),
  Parts: Layout,
  closeUp: (subject, language, view) => ({
    label: titleOf(subject, language, view as MageKnightState),
    content: <CloseUp subject={subject} />,
    className: styles.closeup,
  }),
});
