import type { Choice, Language } from '@heldentisch/engine';
import { type CardId, cardIds, type HeldenState, meansList } from '@heldentisch/kleine-helden';
import { memo, type ReactNode } from 'react';
import { ActionBar, type ActionButton, type ActionGroup } from '../../../table/kit/action-bar/action-bar.js';
import type { Offer } from '../../../table/kit/pointing.js';
import { cardName, choiceLabel, decimal, gameText, percent } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { outlookOf } from '../model/outlook.js';
import { type TableModel, useControl, useTable, useWords } from '../model/table.js';
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

interface Surroundings {
  readonly language: Language;
  readonly view: HeldenState;
}

function buttonOf({ language, view }: Surroundings, offer: Offer, short: string | null): ActionButton {
  const { choice, next } = offer;
  const whole = choiceLabel(language, choice, view.heroPrice, next);
  return {
    choice,
    next,
    label: short ?? whole,
    whole: choice.type === 'pass' ? word(language, 'passHint') : short === null ? undefined : whole,
    hint: hintOf(language, view, choice, short !== null),
    picture: pictureOf(next?.at(-1) ?? choice),
  };
}

/** Whether the field says all that the choices differ in. */
const differOnlyIn = (offers: readonly Offer[], field: string): boolean =>
  new Set(offers.map(({ choice }) => JSON.stringify({ ...choice, [field]: null }))).size === 1;

/** Several choices of one kind say once what they have in common: many buttons need little room. */
function groupOf(surroundings: Surroundings, type: string, offers: readonly Offer[]): ActionGroup {
  const { language } = surroundings;
  const field = namedBy[type];
  if (field === undefined || offers.length < 2 || !differOnlyIn(offers, field)) {
    const buttons = offers.map((offer) => buttonOf(surroundings, offer, null));
    return { key: type, title: null, about: null, buttons };
  }
  const name = ({ choice }: Offer): string =>
    field === 'means' ? gameText(language, `means.${choice.means}`) : cardName(language, String(choice[field]));
  return {
    key: type,
    title: word(language, `each.${type}` as Word),
    about: type === 'attack' || type === 'defend' ? word(language, `eachHint.${type}`) : null,
    buttons: offers.map((offer) => buttonOf(surroundings, offer, name(offer))),
  };
}

function groupsOf(surroundings: Surroundings, offers: readonly Offer[]): ActionGroup[] {
  const types = [...new Set(offers.map(({ choice }) => choice.type))];
  return types.map((type) =>
    groupOf(
      surroundings,
      type,
      offers.filter(({ choice }) => choice.type === type),
    ),
  );
}

/** What is said where there are no buttons: what to do, or who is waited for. */
function hintKey({ decision, selected, offers, view, isOwn }: TableModel): Word | '' {
  if (decision === null) return view.winners !== 0 ? 'over' : isOwn ? '' : 'watching';
  if (selected.length > 0) return 'goOn';
  if (!offers.some(({ choice }) => !endings.has(choice.type))) return 'nothingMore';
  if (mannerOf(decision).isTurn) return 'chooseHint';
  return offers.some(({ choice }) => choice.type === 'pass') ? 'chooseOrPass' : 'goOn';
}

/** What is left to choose from as buttons; what ends the question stands at the end. */
export const Actions = memo(function Actions() {
  const { language, say, seatName } = useWords();
  const control = useControl();
  const model = useTable((all) => ({
    view: all.view,
    decision: all.decision,
    buttons: all.buttons,
    offers: all.offers,
    others: all.others,
    isSelecting: all.selected.length > 0,
    hint: hintKey(all),
  }));
  const { view, decision, offers, others } = model;
  const surroundings = { language, view };
  const waiting = others.map(({ seat }) => seatName(seat)).join(', ');
  const hint = waiting !== '' && decision === null ? `${say('waitingFor', { list: waiting })} …` : model.hint;
  return (
    <ActionBar
      label={say('choose')}
      whose=""
      isMine={decision !== null}
      groups={groupsOf(
        surroundings,
        model.buttons.filter(({ choice }) => !endings.has(choice.type)),
      )}
      endings={offers
        .filter(({ choice }) => endings.has(choice.type))
        .map((offer) => buttonOf(surroundings, offer, null))}
      isEnding={model.hint === 'nothingMore'}
      hint={hint === model.hint && model.hint !== '' ? say(model.hint) : hint}
      cancel={model.isSelecting ? { label: say('cancel'), about: say('cancelHint'), run: control.cancel } : null}
      pass={offers.find(({ choice }) => choice.type === 'pass')?.choice}
      take={control.take}
    />
  );
});
