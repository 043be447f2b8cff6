import { useText } from '../text/index.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { Announcer } from './announcer.js';
import { HandOver } from './hand-over.js';
import { seatLabel } from './names.js';
import { usePromptTexts } from './prompt-line.js';
import { SeatBar } from './seat-bar.js';
import type { SideTab } from './side-tabs.js';
import { TableAside } from './table-aside.js';
import { TableDialogs } from './table-dialogs.js';
import { TableHead } from './table-head.js';
import { TableMiddle } from './table-middle.js';
import { TableNotices } from './table-notices.js';
import { TableTools } from './table-tools.js';
import { promptOf, type TableScreenProps, useTableScreen } from './use-table-screen.js';

const noTabs: readonly SideTab[] = [];

/** The frame around every game: who is to act, what is asked, the table, the log, the way back, the rules. */
export function TableScreen(props: TableScreenProps) {
  const { ledger, source, endActions, extraTabs = noTabs, onBranch, bars } = props;
  const { t, language } = useText();
  const screen = useTableScreen(props);
  const { game, title, snapshot, ownTable, moment, actions, after } = screen;
  const { handOverTo } = snapshot;
  const prompt = usePromptTexts(promptOf(screen));
  const tabs = after === null ? extraTabs : [{ id: 'after', label: t('afterGame'), panel: after }, ...extraTabs];
  return (
    <div className="table-page">
      <a className="skip" href="#content">
        {t('skipToContent')}
      </a>
      <TableHead>
        <Link href="/" className="button button-icon" aria-label={t('toLobby')}>
          <Icon name="back" />
        </Link>
        <h1 className="table-title">{title}</h1>
        <SeatBar game={game} snapshot={snapshot} turnSeat={moment.turnSeat} />
        <TableTools screen={screen} />
      </TableHead>
      <main id="content" className="table-main">
        <div className="table-center">
          {bars}
          <TableNotices screen={screen} onBranch={onBranch} />
          {handOverTo !== null ? (
            <HandOver
              key={handOverTo}
              name={seatLabel(game, language, handOverTo)}
              onTake={() => source.takeDevice(handOverTo)}
            />
          ) : (
            <TableMiddle screen={screen} endActions={endActions} />
          )}
        </div>
        {handOverTo === null && (
          <TableAside
            game={game}
            snapshot={snapshot}
            hasOwnTable={ownTable != null}
            decision={moment.decision}
            at={moment.at}
            extraTabs={tabs}
            choose={actions.choose}
            onLook={moment.look}
          />
        )}
      </main>
      <Announcer game={game} news={snapshot.news} prompt={handOverTo === null ? prompt : []} />
      <TableDialogs screen={screen} ledger={ledger} endActions={endActions} />
    </div>
  );
}
