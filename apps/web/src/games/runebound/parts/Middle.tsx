import { describeEvent } from '@heldentisch/engine';
import { heroIds, game as runebound } from '@heldentisch/runebound';
import { memo } from 'react';
import { Scene } from '../../../table/kit/scene/scene.js';
import { useTable, useWords } from '../model/table.js';
import { CloseUp } from './CloseUp.js';
import styles from './Middle.module.css';

/** Events that are shown large for a moment. */
const shownLarge = new Set(['adventureDrawn', 'eventLaid', 'challengeDefeated', 'heroKnockedOut', 'runeGathered']);

/** The middle of the table, over everything else: a card that has just been drawn, a hero that goes down. */
export const Middle = memo(function Middle() {
  const { language } = useWords();
  const { performing, hero } = useTable(({ performing, view }) => ({
    performing,
    hero: heroIds[view.parties[Number(performing?.seat ?? -1)]?.hero ?? -1],
  }));
  if (performing === null || !shownLarge.has(performing.type)) return null;
  const card = typeof performing.card === 'string' ? performing.card : null;
  return (
    <Scene>
      <div className={styles.told} data-told={performing.type}>
        <p>{describeEvent(runebound, language, performing)}</p>
        {card !== null ? (
          <CloseUp subject={{ kind: 'card', id: card }} />
        ) : (
          hero !== undefined && <CloseUp subject={{ kind: 'hero', id: hero }} />
        )}
      </div>
    </Scene>
  );
});
