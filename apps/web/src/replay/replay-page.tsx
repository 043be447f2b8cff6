import '../styles/table.css';
import type { GameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { Loading } from '../app.js';
import { type LoadedGame, loadGame } from '../games/index.js';
import { go } from '../router.js';
import type { OpenProblem } from '../table/host-messages.js';
import { LocalSource } from '../table/local-source.js';
import { openProblemText } from '../table/open-problem.js';
import { useText } from '../text/index.js';
import { Link } from '../ui/link.js';
import { isOpenedFile, openedFile } from './opened-files.js';
import { ReplayScreen } from './replay-screen.js';

interface Opened extends LoadedGame {
  readonly id: GameId;
  readonly source: LocalSource;
}

async function open(source: LocalSource): Promise<Opened | OpenProblem> {
  const text = isOpenedFile(source.id) ? await openedFile(source.id) : null;
  const opening = text === null ? await source.openReplay() : await source.openFile(text);
  if ('problem' in opening) return opening.problem;
  return { id: opening.game, source, ...(await loadGame(opening.game)) };
}

/** A finished match of this browser, or a game file, to look at from any seat. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<OpenProblem | Error | null>(null);
  useEffect(() => {
    const source = new LocalSource(id);
    let isHere = true;
    open(source).then(
      (result) => {
        if (!isHere) return;
        if ('source' in result) setOpened(result);
        else if (result.kind === 'file' || isOpenedFile(id)) setProblem(result);
        else go(`/local/${id}`, true);
      },
      (error: Error) => isHere && setProblem(error),
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
        <h1>{openProblemText(t, problem, isOpenedFile(id) ? 'importFailed' : 'matchFailed')}</h1>
        <Link className="button button-primary" href="/">
          {t('toLobby')}
        </Link>
      </main>
    );
  }
  return opened === null ? <Loading /> : <ReplayScreen {...opened} />;
}
