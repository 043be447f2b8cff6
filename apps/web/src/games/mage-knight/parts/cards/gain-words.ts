import type { Language } from '@heldentisch/engine';
import type { Course, Gain, Payment } from '@heldentisch/mage-knight';
import { gameText, hasText } from '../../model/labels.js';
import { type Word, word } from './words.js';

/** Gains and courses in words: for screen readers, tooltips and buttons. */

const wayNames: Readonly<Record<string, string>> = {
  attack: 'attack',
  block: 'block',
  siege: 'siege',
  ranged: 'ranged',
};

/** "Fire Attack 4" */
function pointsText(language: Language, { what, amount, kind }: Gain): string {
  const way = kind === 'physical' ? `way.${wayNames[what]}` : `way.${kind}-${wayNames[what]}`;
  if (hasText(language, way)) return `${gameText(language, way)} ${amount}`;
  return `${gameText(language, `way.${what}`)} ${amount} (${gameText(language, `element.${kind}`)})`;
}

/** "blue, white or red"; any colour if nothing is said. */
export function colorsText(language: Language, colors: string): string {
  const names = colors.split(' ').filter((name) => name !== '');
  if (names.length === 0 || names.length > 3) return word(language, 'gain.anyColor');
  const list = names.map((name) => gameText(language, `color.${name}`));
  return list.length === 1
    ? (list[0] as string)
    : `${list.slice(0, -1).join(', ')} ${word(language, 'or')} ${list.at(-1)}`;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function gainText(language: Language, gain: Gain): string {
  const { what, amount, kind } = gain;
  switch (what) {
    case 'attack':
    case 'ranged':
    case 'siege':
    case 'block':
      return pointsText(language, gain);
    case 'mana':
    case 'crystal':
      return word(language, amount > 1 ? `gain.${what}s` : `gain.${what}`, {
        count: amount,
        color: colorsText(language, kind),
      });
    case 'fame':
    case 'reputation':
    case 'armor':
      return word(language, `gain.${what}`, { count: signed(amount) });
    default:
      return word(language, `gain.${what}` as Word, { count: amount });
  }
}

export const gainsText = (language: Language, gains: readonly Gain[]): string =>
  gains.map((gain) => gainText(language, gain)).join(', ');

/** "blue Source die", as the choice that pays calls it: `die-blue`. */
export function manaText(language: Language, mana: string): string {
  const [kind, color] = mana.split('-') as [string, string];
  return word(language, `mana.${kind}` as Word, { color: gameText(language, `color.${color}`) });
}

export const paidText = (language: Language, paid: readonly Payment[]): string =>
  paid.map(({ mana }) => manaText(language, mana)).join(' + ');

const askWords: Readonly<Record<string, Word>> = {
  discardCard: 'asks.card',
  throwAwayCard: 'asks.card',
  discardMore: 'asks.card',
  exchangeCard: 'asks.card',
  pickCard: 'asks.card',
  takeAction: 'asks.card',
  takeSpell: 'asks.card',
  playOther: 'asks.other',
  pickEnemy: 'asks.enemy',
  pickAttack: 'asks.attack',
  readyUnit: 'asks.unit',
  readyUnits: 'asks.unit',
  healUnit: 'asks.unit',
  spendUnit: 'asks.unit',
  takeUnit: 'asks.unit',
  travel: 'asks.space',
  easierSpace: 'asks.space',
  pickDie: 'asks.die',
  setDie: 'asks.die',
  rerollDie: 'asks.die',
};

/** What is asked next, in two or three words. */
export const asksText = (language: Language, asks: string): string => word(language, askWords[asks] ?? 'thenChoose');

/** What a course brings, in words. */
export function courseText(language: Language, { gains, asks, isChance }: Course): string {
  const parts = [
    ...gains.map((gain) => gainText(language, gain)),
    ...(asks === '' ? [] : [asksText(language, asks)]),
    ...(isChance ? [word(language, 'chance')] : []),
  ];
  return parts.length === 0 ? word(language, 'nothing') : parts.join(', ');
}
