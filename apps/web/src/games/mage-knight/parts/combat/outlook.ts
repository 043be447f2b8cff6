import type { Choice } from '@heldentisch/engine';
import type { Asked } from '../../../../table/kit/action-bar/actions-of.js';
import type { MageKnightKinds } from '../../model/table.js';

/** What a choice in a combat would lead to, in a few words. */
export const combatOutlook = (_situation: Asked<MageKnightKinds>, _choice: Choice): string => '';
