import { kindle } from '../verbs.js';
import type { Card } from './card.js';

export const paperLantern: Card = { id: 'paper-lantern', price: 0, effect: [kindle(1)], worth: 0.8 };
