import {
  type Attribute,
  attributes,
  damageOf,
  phases,
  type RuneboundState,
  type Value,
  valueFacts,
} from '@heldentisch/runebound';
import { ArtIcon, ValueSign } from '../art/map/index.js';
import { reasonsOf } from '../model/labels.js';
import { useWords } from '../model/table.js';
import styles from './Values.module.css';

/** Nobody is wounded by the damage of an escape. */
type CombatPhase = Exclude<(typeof phases)[number], 'escape'>;

interface OfSeat {
  readonly view: RuneboundState;
  readonly seat: number;
}

/** What is left of a value that counters eat up, as a row of drops or boots. */
export function Pips({
  value,
  count,
  most,
}: {
  readonly value: 'life' | 'stamina';
  readonly count: number;
  readonly most: number;
}) {
  const { say } = useWords();
  const label = say(value === 'life' ? 'wounds' : 'exhaustion', { count, most });
  return (
    <span className={styles.pips} role="img" aria-label={label} title={label} data-value={value}>
      <ArtIcon>
        <ValueSign value={value} />
      </ArtIcon>
      <b>
        {most - count}
        <small>/{most}</small>
      </b>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <i key={i} data-lost={i >= most - count || undefined} />
        ))}
      </span>
    </span>
  );
}

/** One of the three attributes with the damage of its phase; what adds to it is told on pointing. */
function AttributeCell({
  view,
  seat,
  attribute,
  index,
}: OfSeat & { readonly attribute: Attribute; readonly index: number }) {
  const { language, say, text } = useWords();
  const { total, parts } = valueFacts(view, seat, attribute as Value);
  const damage = damageOf(view, seat, 0, index);
  const bonus = total - (parts[0]?.amount ?? 0);
  const reasons = `${text(`attribute.${attribute}`)} ${total} = ${reasonsOf(language, parts)}`;
  return (
    <li title={`${reasons}. ${say('damageLong', { phase: text(`phase.${phases[index]}`), count: damage })}`}>
      <ArtIcon>
        <ValueSign value={attribute} />
      </ArtIcon>
      <b>{total}</b>
      {bonus !== 0 && <sup>{bonus > 0 ? `+${bonus}` : bonus}</sup>}
      <small>
        {say(`short.${phases[index] as CombatPhase}`)} <b>{damage}</b>
      </small>
      <span className="visually-hidden">{reasons}</span>
    </li>
  );
}

export function Attributes({ view, seat }: OfSeat) {
  return (
    <ul className={styles.attributes}>
      {attributes.map((attribute, index) => (
        <AttributeCell key={attribute} view={view} seat={seat} attribute={attribute} index={index} />
      ))}
    </ul>
  );
}
