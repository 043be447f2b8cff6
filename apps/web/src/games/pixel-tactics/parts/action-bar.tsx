import { memo } from 'react';
import { isVerb, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel } from '../model/choice-label.js';
import { useControl, useTable, useWords } from '../model/table.js';
import type { IconName } from '../sprites/index.js';
import styles from './action-bar.module.css';
import { Icon } from './art.js';

const icons: Readonly<Record<string, IconName>> = {
  ...{ cast: 'wand', attack: 'sword', order: 'scroll', clear: 'skull' },
  ...{ intercept: 'shield', takeOver: 'shield', show: 'skull' },
} as const;

/** Ways out of a question: they hardly ask for a click. */
const quiet = new Set(['pass', 'decline', 'done']);

function ChoiceButton({ offer: { choice, needs } }: { readonly offer: Offer }) {
  const { take } = useControl();
  const { language } = useWords();
  const { decision, view } = useTable((model) => ({ decision: model.decision, view: model.view }));
  if (decision === null) return null;
  const icon = choice.kind === 'ranged' ? 'bow' : icons[choice.type];
  return (
    <button
      type="button"
      className={`pt-button ${quiet.has(choice.type) ? 'pt-quiet' : ''}`}
      data-type={choice.type}
      data-object={needs.flat().find(isVerb)}
      onClick={() => take(choice)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {choiceLabel(language, choice, decision, view)}
    </button>
  );
}

/** As buttons what cannot be pointed at. */
export const ActionBar = memo(function ActionBar() {
  const { cancel } = useControl();
  const { say } = useWords();
  const { buttons, hasSelection } = useTable((model) => ({
    buttons: model.buttons,
    hasSelection: model.selected.length > 0,
  }));
  return (
    <section className={styles.actions} data-part="actions" data-scrolls aria-label={say('choose')}>
      {buttons.map((offer) => (
        <ChoiceButton key={JSON.stringify(offer.choice)} offer={offer} />
      ))}
      {hasSelection && (
        <button
          type="button"
          className="pt-button pt-quiet"
          data-type="cancel"
          title={say('cancelHint')}
          onClick={cancel}
        >
          ✕ {say('cancel')}
        </button>
      )}
    </section>
  );
});
