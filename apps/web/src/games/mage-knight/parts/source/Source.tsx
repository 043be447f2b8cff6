import { sourceDice } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { manaObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { manaText } from '../cards/gain-words.js';
import { ManaIcon } from '../cards/gains.js';
import { useCardWords } from '../cards/words.js';
import styles from './Source.module.css';

interface DieProps {
  readonly color: string;
  readonly copy: number;
  readonly isDepleted: boolean;
}

const Die = memo(function Die({ color, copy, isDepleted }: DieProps) {
  const { language, tell } = useCardWords();
  const { props, status } = useThing(manaObject(`die-${color}`, copy), { kind: 'mana', id: color });
  const about = isDepleted
    ? tell(color === 'gold' ? 'depletedGold' : color === 'black' ? 'depletedBlack' : 'depleted')
    : '';
  const name = manaText(language, `die-${color}`);
  return (
    <button
      {...props}
      className={styles.die}
      data-depleted={isDepleted || undefined}
      title={about === '' ? name : about}
    >
      <span className="visually-hidden">{[name, about, status].filter((part) => part !== '').join(', ')}</span>
      <ManaIcon mana={`die-${color}`} />
    </button>
  );
});

/** The dice of the Source, and how many of them the own hero may still use in this turn. */
export const Source = memo(function Source() {
  const { tell } = useCardWords();
  const { dice, left } = useTable(({ view, below }) => ({
    dice: sourceDice(view)
      .map(({ color, isDepleted }) => `${color}${isDepleted ? '-' : ''}`)
      .join(' '),
    left: view.turn.seat === below ? Math.max(0, view.turn.dice) : -1,
  }));
  const all =
    dice === '' ? [] : dice.split(' ').map((die) => ({ color: die.replace('-', ''), isDepleted: die.endsWith('-') }));
  return (
    <section className={styles.source} aria-label={tell('source')} data-part="source">
      <h3>{tell('source')}</h3>
      {all.map(({ color, isDepleted }, i) => {
        const copy = all.slice(0, i + 1).filter((other) => other.color === color).length;
        return <Die key={`${color} ${copy}`} color={color} copy={copy} isDepleted={isDepleted} />;
      })}
      {left >= 0 && (
        <p className={styles.left} title={tell('sourceLeft', { count: left })}>
          <span className="visually-hidden">{tell('sourceLeft', { count: left })}</span>
          <b aria-hidden="true">{`${left}×`}</b>
        </p>
      )}
    </section>
  );
});
