import type { PlaceFacts } from '@heldentisch/pixel-tactics';
import { type CSSProperties, memo } from 'react';
import { markLabel, nameAt, placeLabel } from '../model/labels.js';
import { placeObject } from '../model/pointing.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CorpseArt, Icon } from './art.js';
import card from './card.module.css';
import { CardFace, CardName } from './card-face.js';
import { Keywords } from './stats.js';
import { ThreatBadge } from './threat-badge.js';
import styles from './unit-cell.module.css';

function LivingCard({ facts }: { readonly facts: PlaceFacts }) {
  const { language, say } = useWords();
  return (
    <>
      <CardFace
        card={facts.card as string}
        seat={facts.seat}
        isLeader={facts.isLeader}
        name={nameAt(language, facts)}
        attack={facts.attack}
        printedAttack={facts.printedAttack}
        left={facts.left}
        life={facts.life}
        signs={
          <>
            {facts.isLeader && <Icon name="crown" />}
            <Keywords facts={facts} />
            {facts.isLethal && <Icon name="skull" title={say('lethal')} />}
            {facts.isTaken && <span title={say('taken')}>⇄</span>}
          </>
        }
      />
      {facts.mark !== 'none' && (
        <span className={styles.mark} aria-hidden="true">
          {markLabel(language, facts.mark)}
        </span>
      )}
      <span className={styles.lifeBar} data-low={facts.left * 3 <= facts.life} aria-hidden="true">
        <i style={{ width: `${(100 * facts.left) / Math.max(1, facts.life)}%` }} />
      </span>
    </>
  );
}

interface UnitCellProps {
  readonly place: number;
  readonly isTabStop: boolean;
  onFocused(place: number): void;
}

/** One position of a unit: a card, a corpse or room for one. */
export const UnitCell = memo(function UnitCell({ place, isTabStop, onFocused }: UnitCellProps) {
  const { language } = useWords();
  const facts = useTable((model) => model.facts[place] as PlaceFacts);
  const key = placeObject(facts.name);
  const { props, light, status } = useThing(key, { card: facts.card, seat: facts.seat, place });
  const { threat, role, isInArea, last } = useTable(({ threats, running, area, last }) => ({
    threat: threats.get(place) ?? (running?.target === place ? running : undefined),
    role: running?.attacker === place ? 'attacker' : running?.target === place ? 'target' : undefined,
    isInArea: area.has(key),
    last: last?.actor === place ? 'actor' : last?.targets.includes(place) ? 'target' : undefined,
  }));
  return (
    <div className={styles.cell} style={{ '--row': facts.row, '--column': facts.column } as CSSProperties}>
      <button
        {...props}
        className={`${card.card} ${styles.card}`}
        data-what={facts.what}
        data-leader={facts.isLeader || undefined}
        data-threat={(threat !== undefined && light !== undefined) || undefined}
        data-area={isInArea || undefined}
        data-role={role}
        data-last={last}
        data-used={(facts.mark !== 'none' && facts.what === 'alive') || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => {
          onFocused(place);
          props.onFocus();
        }}
      >
        <span className="visually-hidden">{placeLabel(language, facts, status)}</span>
        {facts.what === 'alive' && <LivingCard facts={facts} />}
        {facts.what === 'corpse' && (
          <span className={card.face} aria-hidden="true">
            <CardName name={nameAt(language, { ...facts, isLeader: false })} />
            <span className={card.picture}>
              <CorpseArt />
            </span>
          </span>
        )}
        {threat !== undefined && <ThreatBadge attack={threat} />}
      </button>
    </div>
  );
});
