import type { Texts } from '@heldentisch/engine';
import { cardNames, characterNames, designName, mostSeats } from '../box.js';
import { heroIds } from '../card-ids.js';
import { settings } from '../options.js';
import { paymentNames, payments } from '../payments.js';
import { movementDie } from '../rules/moving.js';
import { colors, terrains } from '../terms.js';

/*
 * Texts that follow from others: copies of a card, what it is called as an ally or when it is used, payments, and the
 * numbers of the options.
 */

const textAt = (texts: Texts, key: string): string => texts[key] as string;

/** Every copy of a card by itself (RB-SET-18), with the name of its design. */
function copyTexts(texts: Texts): [string, string][] {
  return cardNames.flatMap((name, card): [string, string][] => {
    const design = designName(card);
    if (name === design) return [];
    return [
      [`card.${name}`, textAt(texts, `card.${design}`)],
      [`card.${name}.text`, textAt(texts, `card.${design}.text`)],
    ];
  });
}

/** What is used is a card or a hero. A challenge is used only by who has kept it, so it goes by that name. */
function sourceTexts(texts: Texts): [string, string][] {
  const ofCards = cardNames.map((name, card): [string, string] => [
    `source.${name}`,
    texts[`boon.${name}`] ?? textAt(texts, `card.${designName(card)}`),
  ]);
  return [...ofCards, ...heroIds.map((id): [string, string] => [`source.${id}`, textAt(texts, `hero.${id}`)])];
}

const allyTexts = (texts: Texts): [string, string][] =>
  characterNames.slice(1).map((name) => [`character.${name}`, textAt(texts, `card.${name}`)]);

const paymentTexts = (texts: Texts): [string, string][] =>
  payments.map((payment, number) => [
    `payment.${paymentNames[number]}`,
    payment
      .flatMap((count, color) => (count === 0 ? [] : [`${count} ${textAt(texts, `color.${colors[color]}`)}`]))
      .join(', '),
  ]);

/** The side of a movement die is called by its symbols. */
const faceTexts = (texts: Texts): [string, string][] =>
  movementDie.faces.map((bits, face) => [
    `face.${face + 1}`,
    terrains
      .filter((_, terrain) => (bits & (1 << terrain)) !== 0)
      .map((name) => textAt(texts, `terrain.${name}`))
      .join(', '),
  ]);

const optionTexts = (texts: Texts): [string, string][] => [
  ...settings.options.roundLimit.values
    .filter((value) => typeof value === 'number')
    .map((value): [string, string] => [`option.roundLimit.${value}`, String(value)]),
  ...Array.from({ length: mostSeats }, (_, seat): [string, string] => [
    `option.startPlayer.${seat}`,
    textAt(texts, `seat.${seat}`),
  ]),
];

export const derivedTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    [copyTexts, sourceTexts, allyTexts, paymentTexts, faceTexts, optionTexts].flatMap((derive) => derive(texts)),
  );
