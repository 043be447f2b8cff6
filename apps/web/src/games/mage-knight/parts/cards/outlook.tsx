import type { Choice } from '@heldentisch/engine';
import type { ReactNode } from 'react';
import type { Asked } from '../../../../table/kit/action-bar/actions-of.js';
import type { MageKnightKinds } from '../../model/table.js';

/** What playing a card or using a unit would give, in a few words. */
export const playOutlook = (_situation: Asked<MageKnightKinds>, _choice: Choice): string => '';

/** A small picture of what a choice speaks of. */
export const choicePicture = (_situation: Asked<MageKnightKinds>, _choice: Choice): ReactNode => null;
