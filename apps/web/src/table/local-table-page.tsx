import '../styles/table.css';
import type { GameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { Loading } from '../app.js';
import { type LoadedGame, loadGame } from '../games/index.js';
import { BranchDialog } from '../replay/branch-dialog.js';
import { go } from '../router.js';
import { botPauseMs, useSettings } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { useFail } from '../ui/use-fail.js';
import type { OpenProblem } from './host-messages.js';
import type { LocalSource } from './local-source.js';
import { readMatch } from './match-store.js';
import { openProblemText } from './open-problem.js';
import { localSource, newMatchId, startLocal } from './start-local.js';
import { TableScreen } from './table-screen.js';

interface Opened extends LoadedGame {
  readonly id: GameId;
  readonly source: LocalSource;
}

/** Why there is no table: `moved` if there was one until the match was taken to another tab. */
type Problem = OpenProblem | Error | { readonly kind: 'moved' };

async function open(source: LocalSource, known: GameId | null, isWanted: boolean): Promise<Opened | OpenProblem> {
  const opening = known === null ? await source.open(isWanted, botPauseMs()) : { game: known };
  if ('problem' in opening) return opening.problem;
  return { id: opening.game, source, ...(await loadGame(opening.game)) };
}

/** A table in this browser. */
export function LocalTablePage({ id }: { readonly id: string }) {
  const { t } = useText();
  const fail = useFail();
  const { pace } = useSettings();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [branchLine, setBranchLine] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How often the match was to be taken from another tab. */
  const [wishes, setWishes] = useState(0);

  useEffect(() => {
    const { source, game } = localSource(id);
    let isHere = true;
    const stop = (reason: Problem): void => {
      if (!isHere) return;
      isHere = false;
      source.close();
      setOpened(null);
      setProblem(reason);
    };
    setProblem(null);
    open(source, game, wishes > 0).then((result) => {
      if (!('source' in result)) stop(result);
      else if (isHere) setOpened(result);
    }, stop);
    source.moved.then(() => stop({ kind: 'moved' }));
    source.failure.catch(stop);
    return () => {
      isHere = false;
      source.close();
      setOpened(null);
    };
  }, [id, wishes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace is read from the settings
  useEffect(() => opened?.source.setPace(botPauseMs()), [opened, pace]);

  if (problem !== null) {
    const isElsewhere = 'kind' in problem && (problem.kind === 'elsewhere' || problem.kind === 'moved');
    return (
      <main className="message-page">
        <h1>
          {'kind' in problem && problem.kind === 'moved' ? t('moved') : openProblemText(t, problem, 'matchFailed')}
        </h1>
        {isElsewhere && (
          <Button look="primary" onClick={() => setWishes(wishes + 1)}>
            {t(problem.kind === 'moved' ? 'takeBack' : 'useHere')}
          </Button>
        )}
        <Link className={`button ${isElsewhere ? 'button-plain' : 'button-primary'}`} href="/">
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
