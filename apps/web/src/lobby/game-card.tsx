import type { GameId } from '@heldentisch/catalogue';
import { hasTutorial } from '../games/index.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import type { NewTableWish } from './first-game.js';
import { GameArt } from './game-art.js';

export type CardSize = 'small' | 'large' | 'wide';

interface GameCardProps {
  readonly game: GameId;
  readonly size: CardSize;
  onPlay(kind: NewTableWish): void;
}

export function GameCard({ game, size, onPlay }: GameCardProps) {
  const { t } = useText();
  const name = t(`game.${game}`);
  return (
    <article className={`game-card game-card-${size}`} aria-labelledby={`game-${game}`}>
      <button type="button" className="game-card-art" tabIndex={-1} aria-hidden="true" onClick={() => onPlay('bot')}>
        <GameArt game={game} />
      </button>
      <div className="game-card-body">
        <h3 id={`game-${game}`}>{name}</h3>
        <p className="game-card-lead">{t(`game.${game}.lead`)}</p>
        <p>{t(`game.${game}.about`)}</p>
        <p className="faint">{t(`game.${game}.facts`)}</p>
        <div className="game-card-tools">
          <Button look="primary" icon="play" onClick={() => onPlay('bot')} aria-describedby={`game-${game}`}>
            {t('playBot')}
          </Button>
          <Button onClick={() => onPlay('together')} aria-describedby={`game-${game}`}>
            {t('playTogether')}
          </Button>
          {hasTutorial(game) && (
            <Link className="button button-quiet" href={`/tutorial/${game}`}>
              {t('learnToPlay')} <span className="visually-hidden">{name}</span>
            </Link>
          )}
          <Link className="button button-quiet" href={`/rules/${game}`}>
            {t('readRules')} <span className="visually-hidden">{name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
