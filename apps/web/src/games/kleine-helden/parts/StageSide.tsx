import type { Reckoning } from '@heldentisch/kleine-helden';
import type { Rolled } from '../model/bout.js';
import { partLabel, signed } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { Die, type DieFace } from './pictures.js';

interface PartsProps {
  readonly value: Reckoning;
  /** What came on top of it and is not known in parts. */
  readonly rest?: { readonly label: string; readonly amount: number } | null;
}

/** The parts of a value by source. */
export function Parts({ value, rest = null }: PartsProps) {
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
      {rest !== null && (
        <li data-less={rest.amount < 0 || undefined}>
          <span>{rest.label}</span>
          <b>{signed(rest.amount)}</b>
        </li>
      )}
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
  /** Whether cards were played that may explain what the value does not. */
  readonly hasCards: boolean;
  readonly isTotalShown: boolean;
}

/**
 * The value as the dice have shown it to be: what had been reckoned and what came on top of it. If nothing explains the
 * difference, what had been reckoned was for another moment and would lie.
 */
function turnedOut(value: Reckoning | null, total: number | null, dots: number, hasCards: boolean) {
  if (total === null || (value !== null && Math.max(0, value.total + dots) === total)) return { known: value, rest: 0 };
  if (value !== null && hasCards) return { known: value, rest: total - dots - value.total };
  return { known: { parts: [], total: 0 }, rest: total - dots };
}

/** One side of a clash: what its value consists of, its dice, what it comes to. */
export function StageSide({ title, note, value, rolls, shownDice, total, hasCards, isTotalShown }: SideProps) {
  const { say } = useTable();
  const dots = rolls.filter(({ isDropped }) => !isDropped).reduce((sum, { face }) => sum + face, 0);
  const { known, rest } = turnedOut(value, total, dots, hasCards);
  const label = say(known?.parts.length === 0 ? 'part.unknown' : 'cardsPlayed');
  const sum = (known?.total ?? 0) + rest;
  return (
    <div className="kh-side">
      <h3>{title}</h3>
      <p className="kh-side-note">{note}</p>
      {known !== null && <Parts value={known} rest={rest === 0 ? null : { label, amount: rest }} />}
      {rolls.length > 0 && shownDice >= 0 && <Dice rolls={rolls} shown={shownDice} />}
      {known !== null && (
        <p className="kh-sum" data-final={isTotalShown || undefined}>
          <span>{say('total')}</span>
          <b>{isTotalShown && total !== null ? total : rolls.length > 0 || total === null ? `${sum} +` : sum}</b>
        </p>
      )}
    </div>
  );
}
