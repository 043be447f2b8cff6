import { describeEvent, type ToldEvent } from '@heldentisch/engine';
import { type EnemyId, game as mageKnight } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { Scene } from '../../../../table/kit/scene/scene.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { useTable, useWords } from '../../model/table.js';
import { EnemyBrief } from '../map/EnemyBrief.js';
import styles from './Telling.module.css';

/** Events that are shown large for a moment, each with its sign. */
const large = {
  roundBegun: null,
  levelReached: 'fame',
  knockedOut: 'wound',
  endAnnounced: 'command',
  dummyAnnounced: 'command',
  goalReached: 'fame',
} as const;

const signOf = ({ type, round }: ToldEvent) => {
  if (type === 'roundBegun') return Number(round) % 2 === 0 ? 'night' : 'day';
  return large[type as keyof typeof large];
};

/** What happens just now, in words over the map: who watches others play knows why things change. */
export const Telling = memo(function Telling() {
  const { language } = useWords();
  const performing = useTable((model) => model.performing);
  if (performing === null) return null;
  const text = describeEvent(mageKnight, language, performing);
  if (text === '') return null;
  if (!(performing.type in large))
    return (
      <p className={styles.line} data-seat={performing.seat} aria-hidden="true">
        {text}
      </p>
    );
  const sign = signOf(performing);
  return (
    <Scene>
      <div className={styles.scene} data-told={performing.type} data-sign={sign}>
        {sign !== null && (
          <Icon>
            <DeedSign deed={sign} />
          </Icon>
        )}
        <p>{text}</p>
      </div>
    </Scene>
  );
});

/** An enemy that has just come to light. */
export const Revealed = memo(function Revealed() {
  const enemy = useTable(({ performing }) => (performing?.type === 'tokenRevealed' ? String(performing.enemy) : ''));
  if (enemy === '') return null;
  return (
    <div className={styles.revealed} aria-hidden="true">
      <EnemyBrief enemy={enemy as EnemyId} />
    </div>
  );
});
