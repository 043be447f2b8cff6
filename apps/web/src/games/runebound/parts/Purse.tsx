import { colors, experiencePrice, type RuneboundState, runesOf, values, worthOf } from '@heldentisch/runebound';
import { Counter } from '../../../table/kit/pieces/index.js';
import { AdventureCounter, ArtIcon, DragonRune, ExperienceCounter, GoldCoin } from '../art/map/index.js';
import { useWords } from '../model/table.js';
import styles from './Purse.module.css';

interface PurseProps {
  readonly view: RuneboundState;
  readonly seat: number;
}

/** Gold, runes, counters and what they are worth, experience. */
export function Purse({ view, seat }: PurseProps) {
  const { say, text } = useWords();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const runes = runesOf(view, seat);
  const points = worthOf(party.counters);
  const worth = say('countersWorth', { points, price: experiencePrice(view) });
  return (
    <div className={styles.purse}>
      <Counter
        label={say('gold')}
        icon={
          <ArtIcon>
            <GoldCoin />
          </ArtIcon>
        }
        value={party.gold}
      />
      {runes > 0 && (
        <Counter
          label={say('runesOf', { count: runes })}
          icon={
            <ArtIcon>
              <DragonRune />
            </ArtIcon>
          }
          value={runes}
          of={3}
        />
      )}
      <span className={styles.gems} title={worth}>
        <span className="visually-hidden">{worth}</span>
        {colors.map((color, i) =>
          (party.counters[i] ?? 0) === 0 ? null : (
            <span key={color} role="img" aria-label={`${text(`color.${color}`)}: ${party.counters[i]}`}>
              <ArtIcon>
                <AdventureCounter color={color} />
              </ArtIcon>
              {party.counters[i]}
            </span>
          ),
        )}
        <small aria-hidden="true">
          {points}/{experiencePrice(view)}
        </small>
      </span>
      <span className={styles.gems}>
        {values.map((value, i) =>
          (party.experience[i] ?? 0) === 0 ? null : (
            <span
              key={value}
              role="img"
              aria-label={`${say('experience')}: ${text(`value.${value}`)} ${party.experience[i]}`}
              title={`${say('experience')}: ${text(`value.${value}`)}`}
            >
              <ArtIcon>
                <ExperienceCounter value={value} />
              </ArtIcon>
              {party.experience[i]}
            </span>
          ),
        )}
      </span>
    </div>
  );
}
