import { changeSettings } from '../settings/settings.js';
import { useText } from '../text/index.js';

/** Between the game's own table and the list that works for every game. */
export function ViewSwitch({ mode }: { readonly mode: 'table' | 'list' }) {
  const { t } = useText();
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{t('viewSwitch')}</legend>
      <div className="segments">
        {(['table', 'list'] as const).map((value) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name="table-mode"
              checked={mode === value}
              onChange={() => changeSettings({ tableMode: value })}
            />
            <span>{t(value === 'table' ? 'tableView' : 'listView')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
