import { describeEvent } from '@heldentisch/engine';
import { type CardId, kleineHelden } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { Scene } from '../../../table/kit/scene/scene.js';
import { useTable, useWords } from '../model/table.js';
import { Clash } from './Clash.js';
import { CloseUp } from './CloseUp.js';
import styles from './Middle.module.css';

/** Cards that are shown large while they are played; the field that names the card. */
export const shownLarge: Readonly<Record<string, string>> = {
  manoeuvrePlayed: 'card',
  potionDrunk: 'card',
  cardPlayed: 'card',
  spellAnnounced: 'card',
  artifactUsed: 'card',
  npcCalled: 'being',
  npcPlaced: 'being',
  demonPlaced: 'being',
  heroBought: 'being',
};

/** The middle of the table, over everything else: the duel while its dice fall, or the card that is being played. */
export const Middle = memo(function Middle() {
  const { language } = useWords();
  const { isDuel, performing } = useTable(({ isDuel, performing }) => ({ isDuel, performing }));
  if (isDuel)
    return (
      <Scene>
        <Clash look="scene" />
      </Scene>
    );
  const field = shownLarge[performing?.type ?? ''];
  if (performing === null || field === undefined) return null;
  return (
    <Scene>
      <div className={styles.played} data-played={performing[field]}>
        <p>{describeEvent(kleineHelden, language, performing)}</p>
        <CloseUp subject={{ card: performing[field] as CardId }} />
      </div>
    </Scene>
  );
});
