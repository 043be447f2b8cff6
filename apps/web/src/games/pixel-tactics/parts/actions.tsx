import { memo } from 'react';
import { ActionBar, type ActionButton } from '../../../table/kit/action-bar/action-bar.js';
import type { Offer } from '../../../table/kit/pointing.js';
import { choiceLabel } from '../model/choice-label.js';
import { useControl, useTable, useWords } from '../model/table.js';
import type { IconName } from '../sprites/index.js';
import { Icon } from './art.js';

const icons: Readonly<Record<string, IconName>> = {
  ...{ cast: 'wand', attack: 'sword', order: 'scroll', clear: 'skull' },
  ...{ intercept: 'shield', takeOver: 'shield', show: 'skull' },
} as const;

/** Ways out of a question: they hardly ask for a click. */
const endings = new Set(['pass', 'decline', 'done']);
const isEnding = ({ choice }: Offer): boolean => endings.has(choice.type);

/** As buttons what cannot be pointed at. */
export const Actions = memo(function Actions() {
  const { cancel, take } = useControl();
  const { language, say } = useWords();
  const { buttons, decision, view, isSelecting, isOver } = useTable((model) => ({
    buttons: model.buttons,
    decision: model.decision,
    view: model.view,
    isSelecting: model.selected.length > 0,
    isOver: model.offers.every(isEnding),
  }));
  const buttonOf = ({ choice }: Offer): ActionButton[] => {
    const icon = choice.kind === 'ranged' ? 'bow' : icons[choice.type];
    const picture = icon !== undefined && <Icon name={icon} />;
    return decision === null ? [] : [{ choice, label: choiceLabel(language, choice, decision, view), picture }];
  };
  const [ways, ends] = [buttons.filter((offer) => !isEnding(offer)), buttons.filter(isEnding)];
  return (
    <ActionBar
      shape="block"
      label={say('choose')}
      whose=""
      isMine={decision !== null}
      groups={[{ key: 'all', title: null, about: null, buttons: ways.flatMap(buttonOf) }]}
      endings={ends.flatMap(buttonOf)}
      isEnding={isOver}
      hint=""
      cancel={isSelecting ? { label: say('cancel'), about: say('cancelHint'), run: cancel } : null}
      pass={undefined}
      take={take}
    />
  );
});
