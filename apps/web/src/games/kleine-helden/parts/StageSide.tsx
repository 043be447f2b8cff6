import type { Reckoning } from '@heldentisch/kleine-helden';
import type { Rolled } from '../model/bout.js';
import { partLabel, signed } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { Die, type DieFace } from './pictures.js';

/** The parts of a value by source. */
export function Parts({ value }: { readonly value: Reckoning }) {
  const { language } = useTable();
  return (
    <ul className="kh-parts">
      {value.parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a value keep their order
        <li key={i} data-less={part.amount < 0 || undefined}>
          <span>{partLabel(language, part)}</span>
          <b>{signed(part.amount)}</b>
        </li>
      ))}
    </ul>
  );
}

interface DiceProps {
  readonly rolls: readonly Rolled[];
  /** How many are uncovered; the next one is still rolling. */
  readonly shown: number;
}

function Dice({ rolls, shown }: DiceProps) {
  const { say } = useTable();
  return (
    <p className="kh-dice">
      {rolls.slice(0, Math.max(0, shown + 1)).map(({ face, isDropped }, i) => {
        const isRolling = i >= shown;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order of the rolls
            key={i}
            className="kh-rolled"
            data-dropped={(isDropped && !isRolling) || undefined}
            data-six={(face === 6 && !isDropped && !isRolling) || undefined}
            title={isDropped ? say('dropped') : face === 6 ? say('rolledOn') : undefined}
          >
            <Die
              face={face as DieFace}
              rolling={isRolling}
              {...(isRolling ? {} : { title: isDropped ? `${face}, ${say('dropped')}` : String(face) })}
            />
          </span>
        );
      })}
    </p>
  );
}

interface SideProps {
  readonly title: string;
  readonly note: string;
  /** Null where nobody knows what the value consists of. */
  readonly value: Reckoning | null;
  readonly rolls: readonly Rolled[];
  readonly shownDice: number;
  readonly total: number | null;
  readonly isTotalShown: boolean;
}

/** One side of a clash: what its value consists of, its dice, what it comes to. */
export function StageSide({ title, note, value, rolls, shownDice, total, isTotalShown }: SideProps) {
  const { say } = useTable();
  const dots = rolls.filter(({ isDropped }) => !isDropped).reduce((sum, { face }) => sum + face, 0);
  // The preview was made for another moment if it does not lead to the total: then it would lie.
  const isTrue = value !== null && (total === null || Math.max(0, value.total + dots) === total);
  const known: Reckoning | null = isTrue
    ? value
    : total === null
      ? null
      : { parts: [{ card: null, source: 'base', amount: total - dots }], total: total - dots };
  return (
    <div className="kh-side">
      <h3>{title}</h3>
      <p className="kh-side-note">{note}</p>
      {known !== null && <Parts value={known} />}
      {rolls.length > 0 && shownDice >= 0 && <Dice rolls={rolls} shown={shownDice} />}
      {known !== null && (
        <p className="kh-sum" data-final={isTotalShown || undefined}>
          <span>{say('total')}</span>
          <b>
            {isTotalShown && total !== null
              ? total
              : rolls.length > 0 || total === null
                ? `${known.total} +`
                : known.total}
          </b>
        </p>
      )}
    </div>
  );
}
