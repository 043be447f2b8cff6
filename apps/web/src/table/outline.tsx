import type { Game, State } from '@heldentisch/engine';
import { type OutlineRow, outlineOf } from '@heldentisch/protocol';
import { useText } from '../text/index.js';

function Rows({ rows }: { readonly rows: readonly OutlineRow[] }) {
  if (rows.every(({ label }) => label === '')) {
    return (
      <ol className="outline-list">
        {rows.map((row) => (
          <li key={row.key}>
            <Value row={row} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="outline">
      {rows.map((row) => (
        <div key={row.key} className={`outline-row ${row.rows.length > 0 ? 'outline-nested' : ''}`}>
          <dt>{row.label}</dt>
          <dd>
            <Value row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Value = ({ row }: { readonly row: OutlineRow }) => (row.rows.length > 0 ? <Rows rows={row.rows} /> : row.text);

/** The table in words, for every game and every reader. */
export function Outline({ game, view, seats }: { readonly game: Game; readonly view: State; readonly seats: number }) {
  const { language } = useText();
  return <Rows rows={outlineOf(game, view, { language, seats })} />;
}
