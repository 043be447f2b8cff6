import { times } from '@heldentisch/engine';
import { kindOfCard } from '../box.js';
import { kindNumber } from '../card-ids.js';
import { kindle } from '../verbs.js';
import type { Card } from './card.js';

const lanterns = [kindNumber('paper-lantern'), kindNumber('garland'), kindNumber('lighthouse')];
const isLantern = (card: number): boolean => lanterns.includes(kindOfCard[card] as number);

/** LAM-14: each of its lights flickers for itself. */
export const garland: Card = {
  id: 'garland',
  price: 4,
  effect: [times(({ table }) => table.filter(isLantern).length, [kindle(1)])],
  worth: 1.5,
};
