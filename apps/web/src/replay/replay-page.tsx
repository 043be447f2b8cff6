import '../styles/table.css';
import type { GameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { Loading } from '../app.js';
import { type LoadedGame, loadGame } from '../games/index.js';
import { go } from '../router.js';
import { LocalSource } from '../table/local-source.js';
import { useText } from '../text/index.js';
import { Link } from '../ui/link.js';
import { isOpenedFile, openedFile } from './opened-files.js';
import { ReplayScreen } from './replay-screen.js';

interface Opened extends LoadedGame {
  readonly id: GameId;
  readonly source: LocalSource;
}

async function open(source: LocalSource): Promise<Opened | null> {
  const text = isOpenedFile(source.id) ? await openedFile(source.id) : null;
  const id = text === null ? await source.openReplay() : await source.openFile(text);
  return id === null ? null : { id, source, ...(await loadGame(id)) };
}

/** A finished match of this browser, or a game file, to look at from any seat. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<{ readonly reason: string | null } | null>(null);
  useEffect(() => {
    const source = new LocalSource(id);
    let isHere = true;
    open(source).then(
      (result) => {
        if (!isHere) return;
        if (result !== null) setOpened(result);
        else if (isOpenedFile(id)) setProblem({ reason: null });
        else go(`/local/${id}`, true);
      },
      (error: Error) => isHere && setProblem({ reason: error.message }),
    );
    return () => {
      isHere = false;
      source.close();
      setOpened(null);
    };
  }, [id]);

  if (problem !== null) {
    return (
      <main className="message-page">
        <h1>{problem.reason === null ? t('matchMissing') : t('importFailed', { reason: problem.reason })}</h1>
        <Link className="button button-primary" href="/">
          {t('toLobby')}
        </Link>
      </main>
    );
  }
  return opened === null ? <Loading /> : <ReplayScreen {...opened} />;
}
