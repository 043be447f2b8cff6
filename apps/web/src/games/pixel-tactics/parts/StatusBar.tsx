import { rowNames } from '@heldentisch/pixel-tactics';
import { useTable } from '../model/table-model.js';
import { Icon } from './Art.js';

/** Round, the three waves with the current one, and the truce. */
export function StatusBar() {
  const { view, say, text } = useTable();
  if (view.round === 0) return null;
  return (
    <header className="pt-status">
      <span className="pt-round">
        {say('round')} <b>{view.round}</b>
      </span>
      <ol className="pt-waves">
        {rowNames.map((row, i) => (
          <li key={row} data-row={row} aria-current={view.wave === i ? 'step' : undefined}>
            {view.wave === i && <Icon name="flag" />}
            {text(`row.${row}`)}
          </li>
        ))}
      </ol>
      {view.round === 1 && (
        <span className="pt-truce" title={say('truceHint')}>
          <Icon name="flag" /> {say('truce')}
        </span>
      )}
    </header>
  );
}
