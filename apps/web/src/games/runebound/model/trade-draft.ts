import type { Choice } from '@heldentisch/engine';
import {
  cardNames,
  cardNumber,
  countOfKind,
  isMarketCard,
  type Kind,
  kindOfCard,
  limitOf,
  type RuneboundState,
  type TradeFrame,
} from '@heldentisch/runebound';

/** An offer while it is put together. Cards go by their names. */
export interface Draft {
  readonly give: readonly string[];
  readonly ask: readonly string[];
  readonly goldGiven: number;
  readonly goldAsked: number;
  /** What the offering player discards, so that what comes fits. */
  readonly shed: readonly string[];
}

export const emptyDraft: Draft = { give: [], ask: [], goldGiven: 0, goldAsked: 0, shed: [] };

export const tradeIn = ({ frames }: RuneboundState): TradeFrame | null => {
  const frame = frames.findLast(({ step }) => step === 'trade');
  return frame?.step === 'trade' ? frame : null;
};

const namesOf = (cards: readonly number[]): string[] => cards.map((card) => cardNames[card] as string);

/** What has been said already: an offer may have been begun before the page was loaded. */
export const draftOf = ({ given, asked, goldGiven, goldAsked, shed }: TradeFrame): Draft => ({
  give: namesOf(given),
  ask: namesOf(asked),
  goldGiven,
  goldAsked,
  shed: namesOf(shed),
});

/** The cards of a seat that can be traded at all. */
export const tradable = ({ parties }: RuneboundState, seat: number): string[] =>
  namesOf((parties[seat]?.cards ?? []).filter(isMarketCard));

export const toggled = (list: readonly string[], card: string): string[] =>
  list.includes(card) ? list.filter((other) => other !== card) : [...list, card];

const isEmpty = ({ give, ask, goldGiven, goldAsked }: Draft): boolean =>
  give.length + ask.length + goldGiven + goldAsked === 0;

/** What the offering player owns afterwards. */
const cardsAfter = ({ parties }: RuneboundState, seat: number, { give, ask, shed }: Draft): number[] => {
  const gone = new Set([...give, ...shed].map(cardNumber));
  return [...(parties[seat]?.cards ?? []), ...ask.map(cardNumber)].filter((card) => !gone.has(card));
};

/** The kind of which there would be too many, or null. */
export function excess(view: RuneboundState, seat: number, draft: Draft): Kind | null {
  const cards = cardsAfter(view, seat, draft);
  return (['weapon', 'armor', 'ally'] as const).find((kind) => countOfKind(cards, kind) > limitOf(kind)) ?? null;
}

/** Cards of which one may be discarded to make room. */
export function sheddable(view: RuneboundState, seat: number, draft: Draft): string[] {
  const kind = excess(view, seat, draft);
  const left = namesOf(cardsAfter(view, seat, draft).filter((card) => kind !== null && kindOfCard[card] === kind));
  return [...draft.shed, ...left];
}

export const canPropose = (view: RuneboundState, seat: number, draft: Draft): boolean =>
  !isEmpty(draft) && excess(view, seat, draft) === null;

/** The offer as a row of choices: what has not been said yet, then the offer itself. */
export function choicesOf(frame: TradeFrame, draft: Draft): Choice[] {
  const said = draftOf(frame);
  const naming = (type: string, cards: readonly string[], before: readonly string[]): Choice[] =>
    cards.filter((card) => !before.includes(card)).map((card) => ({ type, card }));
  return [
    ...naming('give', draft.give, said.give),
    ...naming('ask', draft.ask, said.ask),
    ...(draft.goldGiven > said.goldGiven ? [{ type: 'giveGold', gold: draft.goldGiven }] : []),
    ...(draft.goldAsked > said.goldAsked ? [{ type: 'askGold', gold: draft.goldAsked }] : []),
    ...naming('shed', draft.shed, said.shed),
    { type: 'propose' },
  ];
}
