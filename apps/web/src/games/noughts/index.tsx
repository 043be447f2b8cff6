import './noughts.css';
import type { Choice } from '@heldentisch/engine';
import type { NoughtsState } from '@heldentisch/noughts';
import type { GameTableProps } from '../../table/game-table.js';

const columns = ['a', 'b', 'c'];
const signs = ['cross', 'nought'] as const;
const words = {
  en: { empty: 'empty', cross: 'cross', nought: 'nought', board: 'Board' },
  de: { empty: 'leer', cross: 'Kreuz', nought: 'Kreis', board: 'Brett' },
} as const;

function Mark({ sign }: { readonly sign: (typeof signs)[number] }) {
  return (
    <svg viewBox="0 0 40 40" className={`noughts-mark noughts-${sign}`} aria-hidden="true" focusable="false">
      {sign === 'cross' ? <path d="M10 10l20 20M30 10L10 30" /> : <circle cx="20" cy="20" r="11" />}
    </svg>
  );
}

/** The board: a click marks an empty cell; a click on a full one asks for the rule. */
export function Table({ view, language, decision, choose, explain }: GameTableProps) {
  const { cells } = view as unknown as NoughtsState;
  const word = words[language];
  const rows = [2, 1, 0];
  return (
    <fieldset className="noughts-board">
      <legend className="visually-hidden">{word.board}</legend>
      {rows.flatMap((row) =>
        columns.map((column, i) => {
          const name = `${column}${row + 1}`;
          const sign = signs[cells[row * 3 + i] ?? -1];
          const choice: Choice = { type: 'mark', cell: name };
          const isOffered = decision?.options?.some((option) => option.cell === name) ?? false;
          return (
            <button
              key={name}
              type="button"
              className={`noughts-cell ${isOffered ? 'is-offered' : ''}`}
              aria-label={`${name}, ${sign === undefined ? word.empty : word[sign]}`}
              onClick={() => (isOffered ? choose(choice) : explain(choice))}
            >
              {sign !== undefined && <Mark sign={sign} />}
            </button>
          );
        }),
      )}
    </fieldset>
  );
}
