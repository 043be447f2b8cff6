import type { GameId } from '@heldentisch/catalogue';
import { lazy, Suspense, useState } from 'react';
import { comingGames, isPractice, lobbyGames } from '../games/lobby-texts.js';
import { useLink } from '../online/use-link.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { DropZone, useImport } from './drop-zone.js';
import { firstWish, type Wish } from './first-game.js';
import { type CardSize, GameCard } from './game-card.js';
import { MatchList } from './match-list.js';
import { OnlineTables } from './online-tables.js';
import { PageFrame } from './page-frame.js';

const NewTableDialog = lazy(() => import('./new-table-dialog.js').then((m) => ({ default: m.NewTableDialog })));

const largeGames = lobbyGames.filter((game) => !isPractice(game));

/** Large cards stand in pairs; where one is left over, the first has the whole width. */
function sizeOf(game: GameId): CardSize {
  if (!largeGames.includes(game)) return 'small';
  return largeGames.length % 2 === 1 && game === largeGames[0] ? 'wide' : 'large';
}

export function LobbyPage() {
  const { t } = useText();
  const [wish, setWish] = useState<Wish | null>(firstWish);
  const server = useLink();
  const hasServer = server.state === 'connected';
  const { input, pick, open } = useImport();
  return (
    <PageFrame hasServer={hasServer}>
      <DropZone onFile={open} />
      <section className="hero" aria-labelledby="hero-title">
        <h1 id="hero-title">{t('appName')}</h1>
        <p>{t('tagline')}</p>
      </section>
      <div className="lobby">
        <section aria-labelledby="games-title" className="lobby-games">
          <h2 id="games-title">{t('games')}</h2>
          <div className="game-cards">
            {lobbyGames.map((game) => (
              <GameCard key={game} game={game} size={sizeOf(game)} onPlay={(kind) => setWish({ game, kind })} />
            ))}
          </div>
          <p className="faint">{t('moreGames', { games: comingGames.join(', ') })}</p>
        </section>
        <div className="lobby-side">
          <MatchList
            tools={
              <>
                {input}
                <Button look="quiet" icon="open" onClick={pick}>
                  {t('import')}
                </Button>
              </>
            }
          />
          <OnlineTables server={server} onNew={() => setWish({ game: lobbyGames[0] as GameId, kind: 'online' })} />
        </div>
      </div>
      <Suspense fallback={null}>
        {wish !== null && (
          <NewTableDialog
            key={wish.game}
            game={wish.game}
            wish={wish.kind}
            hasServer={hasServer}
            onGame={(game) => setWish({ ...wish, game })}
            onClose={() => setWish(null)}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}
