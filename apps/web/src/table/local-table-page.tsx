import '../styles/table.css';
import type { GameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { Loading } from '../app.js';
import { type LoadedGame, loadGame } from '../games/index.js';
import { problemText } from '../online/request-error.js';
import { BranchDialog } from '../replay/branch-dialog.js';
import { go } from '../router.js';
import { botPauseMs, useSettings } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { useFail } from '../ui/use-fail.js';
import type { LocalSource } from './local-source.js';
import { readMatch } from './match-store.js';
import { localSource, newMatchId, startLocal } from './start-local.js';
import { TableScreen } from './table-screen.js';

interface Opened extends LoadedGame {
  readonly id: GameId;
  readonly source: LocalSource;
}

async function open(source: LocalSource, known: GameId | null): Promise<Opened | null> {
  const id = known ?? (await source.open(botPauseMs()));
  return id === null ? null : { id, source, ...(await loadGame(id)) };
}

/** A table in this browser. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const { t } = useText();
  const fail = useFail();
  const { pace } = useSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [branchLine, setBranchLine] = useState<number | null>(null);
  const [problem, setProblem] = useState<{ readonly error: Error | null } | null>(null);

  useEffect(() => {
    const { source, game } = localSource(id);
    let isHere = true;
    open(source, game).then(
      (result) => {
        if (!isHere) return;
        if (result === null) setProblem({ error: null });
        else setOpened(result);
      },
      (error: Error) => isHere && setProblem({ error }),
    );
    return () => {
      isHere = false;
      source.close();
      setOpened(null);
    };
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace is read from the settings
  useEffect(() => opened?.source.setPace(botPauseMs()), [opened, pace]);

  if (problem !== null) {
    const { error } = problem;
    const isOpenElsewhere = error?.message === 'open-elsewhere';
    const words = error === null ? t('matchMissing') : isOpenElsewhere ? t('openElsewhere') : problemText(t, error);
    return (
      <main className="message-page">
        <h1>{words}</h1>
        <Link className="button button-primary" href="/">
          {t('toLobby')}
        </Link>
      </main>
    );
  }
  if (opened === null) return <Loading />;

  async function rematch(): Promise<void> {
    const kept = await readMatch(id);
    if (kept === null) return;
    const { game, options, seats } = kept.record;
    const match = { id: newMatchId(), game, options, seats: [...seats.slice(1), ...seats.slice(0, 1)] };
    await startLocal(match);
    go(`/local/${match.id}`);
  }

  return (
    <>
      <TableScreen
        id={opened.id}
        game={opened.game}
        ledger={opened.ledger}
        source={opened.source}
        onBranch={setBranchLine}
        endActions={
          <>
            <Button icon="eye" onClick={() => go(`/replay/${id}`)}>
              {t('watchReplay')}
            </Button>
            <Button look="primary" onClick={() => void rematch().catch(fail)}>
              {t('rematch')}
            </Button>
          </>
        }
      />
      {branchLine !== null && (
        <BranchDialog
          game={opened.game}
          source={opened.source}
          line={branchLine}
          seats={opened.source.snapshot().seats}
          onClose={() => setBranchLine(null)}
        />
      )}
    </>
  );
}
