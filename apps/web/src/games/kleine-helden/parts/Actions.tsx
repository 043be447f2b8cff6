import type { Choice, Language } from '@heldentisch/engine';
import { type CardId, cardIds, type HeldenState, kleineHelden, meansList } from '@heldentisch/kleine-helden';
import type { ReactNode } from 'react';
import { actionsOf } from '../../../table/kit/action-bar/actions-of.js';
import { decimal, percent } from '../../../table/kit/numbers.js';
import type { Offer } from '../../../table/kit/pointing.js';
import { cardName, choiceLabel, gameText } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { outlookOf } from '../model/outlook.js';
import { table } from '../model/table.js';
import { type Word, word } from '../model/words.js';
import { CardEmblem } from './pictures.js';

/** What ends a question. */
const endings = new Set(['end', 'pass', 'done', 'renounce']);

/** What the choices of a kind can differ in: then the rest is said once. */
const namedBy: Readonly<Record<string, string>> = {
  attack: 'means',
  defend: 'means',
  protect: 'being',
  accept: 'being',
  manoeuvre: 'card',
  drink: 'card',
  play: 'card',
  plunder: 'card',
};

function pictureOf({ type, means, card, being }: Choice): ReactNode {
  const used = meansList.find(({ name }) => name === means)?.card ?? -1;
  const id = cardIds[used] ?? (card as CardId | undefined) ?? (being as CardId | undefined);
  return id === undefined || endings.has(type) ? null : <CardEmblem id={id} />;
}

function hintOf(language: Language, view: HeldenState, choice: Choice, isShort: boolean): string {
  const outlook = outlookOf(view, choice);
  if (outlook === null) return '';
  const chance = percent(outlook.chance);
  if (outlook.damage === null) return word(language, 'chanceLong', { chance });
  return word(language, isShort ? 'wouldHitShort' : 'wouldHit', { chance, damage: decimal(language, outlook.damage) });
}

/** Whether the field says all that the choices differ in. */
const differOnlyIn = (offers: readonly Offer[], field: string): boolean =>
  new Set(offers.map(({ choice }) => JSON.stringify({ ...choice, [field]: null }))).size === 1;

/** What is left to choose from as buttons. Several choices of one kind need little room: what they share is said once. */
export const Actions = actionsOf(table, kleineHelden, {
  endings,
  passes: new Set(['pass']),
  face: ({ language, view }, { choice, next }, isTitled) => ({
    label: choiceLabel(language, choice, view.heroPrice, next),
    hint: hintOf(language, view, choice, isTitled),
    picture: pictureOf(next?.at(-1) ?? choice),
  }),
  title({ language }, type, offers) {
    const field = namedBy[type];
    if (field === undefined || offers.length < 2 || !differOnlyIn(offers, field)) return null;
    return {
      title: word(language, `each.${type}` as Word),
      about: type === 'attack' || type === 'defend' ? word(language, `eachHint.${type}`) : undefined,
      name: ({ choice }) =>
        field === 'means' ? gameText(language, `means.${choice.means}`) : cardName(language, String(choice[field])),
    };
  },
  hint({ language, decision, selected, offers }) {
    if (selected.length > 0) return word(language, 'goOn');
    if (offers.every(({ choice }) => endings.has(choice.type))) return word(language, 'nothingMore');
    if (mannerOf(decision).isTurn) return word(language, 'chooseHint');
    return word(language, offers.some(({ choice }) => choice.type === 'pass') ? 'chooseOrPass' : 'goOn');
  },
});
