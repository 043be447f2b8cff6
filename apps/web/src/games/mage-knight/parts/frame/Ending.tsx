import { heroIds, type MageKnightState } from '@heldentisch/mage-knight';
import type { EndingProps } from '../../../../table/game-table.js';
import { HeroPortrait } from '../../art/cards/index.js';

/** The heroes at the end of the game, with what their deeds are worth. */
export function Ending({ view }: EndingProps) {
  const { players } = view as unknown as MageKnightState;
  return (
    <div>
      {players.flatMap(({ hero }) => {
        const id = heroIds[hero];
        return id === undefined ? [] : [<HeroPortrait key={id} id={id} />];
      })}
    </div>
  );
}
