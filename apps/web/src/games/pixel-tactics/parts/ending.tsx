import { type CardId, type PixelState, placeFacts } from '@heldentisch/pixel-tactics';
import type { EndingProps } from '../../../table/game-table.js';
import { icons, leaderSprites, PixelSprite } from '../sprites/index.js';
import styles from './ending.module.css';

const leaderPlace = 4;
const places = 9;

/** The leader who is left standing, under a crown; after a draw both, without one. */
export function Ending({ view, outcome }: EndingProps) {
  const state = view as unknown as PixelState;
  const best = Math.max(...outcome.scores);
  const winners = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return (
    <div className={styles.trophy}>
      {winners.map((seat) => {
        const { card } = placeFacts(state, seat * places + leaderPlace);
        return (
          <span key={seat} data-seat={seat}>
            {winners.length === 1 && <PixelSprite sprite={icons.crown} size={44} />}
            {card !== null && <PixelSprite sprite={leaderSprites[card as CardId]} size={120} />}
          </span>
        );
      })}
    </div>
  );
}
