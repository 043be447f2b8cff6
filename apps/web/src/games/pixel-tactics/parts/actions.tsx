import { pixelTactics } from '@heldentisch/pixel-tactics';
import { actionsOf } from '../../../table/kit/action-bar/actions-of.js';
import { choiceLabel } from '../model/choice-label.js';
import { table } from '../model/table.js';
import type { IconName } from '../sprites/index.js';
import { Icon } from './art.js';

const icons: Readonly<Record<string, IconName>> = {
  ...{ cast: 'wand', attack: 'sword', order: 'scroll', clear: 'skull' },
  ...{ intercept: 'shield', takeOver: 'shield', show: 'skull' },
} as const;

/** As buttons what cannot be pointed at. */
export const Actions = actionsOf(table, pixelTactics, {
  shape: 'block',
  endings: new Set(['pass', 'decline', 'done']),
  face({ language, decision, view }, { choice }) {
    const icon = choice.kind === 'ranged' ? 'bow' : icons[choice.type];
    return { label: choiceLabel(language, choice, decision, view), picture: icon && <Icon name={icon} /> };
  },
});
