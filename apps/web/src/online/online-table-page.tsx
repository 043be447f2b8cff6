import { whyNoBots } from '@heldentisch/engine';
import '../styles/table.css';
import { type GameId, isGameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { Loading } from '../app.js';
import { type LoadedGame, loadGame } from '../games/index.js';
import { keepFile } from '../replay/opened-files.js';
import { go } from '../router.js';
import type { TableSnapshot } from '../table/source.js';
import { TableScreen } from '../table/table-screen.js';
import { useTable } from '../table/use-table.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { notify } from '../ui/toast.js';
import { useFail } from '../ui/use-fail.js';
import { BotDialog } from './bot-dialog.js';
import { ChatPanel } from './chat-panel.js';
import { OnlineBars } from './online-bars.js';
import { RemoteSource } from './remote-source.js';
import { problemText } from './request-error.js';
import { useLink } from './use-link.js';
import { useNotices } from './use-notices.js';
import { WaitingRoom } from './waiting-room.js';

/** A table on the server, for those who sit there and for those who watch. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const [source, setSource] = useState<RemoteSource | null>(null);
  useEffect(() => {
    const made = new RemoteSource(id);
    setSource(made);
    return () => {
      made.close();
      setSource(null);
    };
  }, [id]);
  return source === null ? <Loading /> : <Online source={source} />;
}

function Online({ source }: { readonly source: RemoteSource }) {
  const { t } = useText();
  const snapshot = useTable(source);
  useLink();
  const gameId = source.info?.game;
  const loaded = useGame(gameId !== undefined && isGameId(gameId) ? gameId : null);

  if (snapshot.connection === 'failed' || (source.info === null && snapshot.connection === 'offline')) {
    return (
      <main className="message-page">
        <h1>{snapshot.connection === 'offline' ? t('offline') : problemText(t, snapshot.problem)}</h1>
        <Link className="button button-primary" href="/">
          {t('toLobby')}
        </Link>
      </main>
    );
  }
  if (loaded === null || snapshot.online === null) return <Loading />;
  if (!snapshot.online.started) return <WaitingRoom source={source} snapshot={snapshot} {...loaded} />;
  return <Running source={source} snapshot={snapshot} {...loaded} />;
}

interface Loaded extends LoadedGame {
  readonly id: GameId;
}

function useGame(id: GameId | null): Loaded | null {
  const fail = useFail();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (id !== null) void loadGame(id).then((game) => setLoaded({ id, ...game }), fail);
  }, [id, fail]);
  return loaded;
}

function Running({
  source,
  snapshot,
  ...loaded
}: Loaded & { readonly source: RemoteSource; readonly snapshot: TableSnapshot }) {
  const { t } = useText();
  const fail = useFail();
  const [isGivingSeat, setGivingSeat] = useState(false);
  useNotices(source, loaded.game);
  const { own, seats, outcome, online } = snapshot;
  const rematch = online?.rematch ?? null;
  const [seat] = own;
  const isAlone = !seats.some((info, other) => info.kind === 'person' && !own.includes(other));
  const canGiveSeat =
    own.length === 1 &&
    outcome === null &&
    online?.handOver === null &&
    whyNoBots(loaded.game, online.options) === null;
  return (
    <>
      <TableScreen
        {...loaded}
        source={source}
        bars={<OnlineBars source={source} snapshot={snapshot} game={loaded.game} />}
        extraMenu={[
          {
            icon: 'link',
            label: t('copyLink'),
            run: () =>
              void navigator.clipboard
                .writeText(snapshot.online?.invitation ?? location.href)
                .then(() => notify({ look: 'plain', title: t('copied') }), fail),
          },
          ...(canGiveSeat
            ? [{ icon: 'person', label: t('letBotPlayForMe'), run: () => setGivingSeat(true) } as const]
            : []),
        ]}
        extraTabs={[
          {
            id: 'chat',
            label: t('chat'),
            panel: <ChatPanel source={source} snapshot={snapshot} />,
            count: snapshot.online?.chat.length ?? 0,
          },
        ]}
        endActions={
          <>
            <Button
              icon="eye"
              onClick={() =>
                void source
                  .gameFile()
                  .then(keepFile)
                  .then((key) => go(`/replay/${key}`), fail)
              }
            >
              {t('watchReplay')}
            </Button>
            {snapshot.own.length > 0 && (
              <Button look="primary" onClick={() => void source.rematch().then((table) => go(`/table/${table}`), fail)}>
                {t(rematch === null ? 'rematch' : 'joinRematch')}
              </Button>
            )}
          </>
        }
      />
      {isGivingSeat && seat !== undefined && (
        <BotDialog
          title={t('letBotPlayForMe')}
          about={t(isAlone ? 'letBotPlayForMeAlone' : 'letBotPlayForMeText')}
          onChoose={(bot) => void source.askHandOver(seat, bot).catch(fail)}
          onClose={() => setGivingSeat(false)}
        />
      )}
    </>
  );
}
