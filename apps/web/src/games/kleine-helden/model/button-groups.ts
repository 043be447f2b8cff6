import type { Choice, Language } from '@heldentisch/engine';
import { cardName, gameText } from './labels.js';
import type { Offer } from './selection.js';
import { word } from './words.js';

/** What the choices of a kind can differ in, and how that is said. */
const namedBy = {
  attack: 'means',
  defend: 'means',
  protect: 'being',
  accept: 'being',
  manoeuvre: 'card',
  drink: 'card',
  play: 'card',
  plunder: 'card',
} as const;
type Kind = keyof typeof namedBy;

const hintOf = (language: Language, kind: Kind): string | null =>
  kind === 'attack' || kind === 'defend' ? word(language, `eachHint.${kind}`) : null;

/** Buttons side by side; with a title they only say what they differ in. */
export interface ButtonGroup {
  readonly type: string;
  readonly title: string | null;
  /** What the numbers on the buttons mean. */
  readonly hint: string | null;
  readonly list: readonly { readonly offer: Offer; readonly short: string | null }[];
}

const isKind = (type: string): type is Kind => type in namedBy;

/** Whether the field says all that the choices differ in. */
function differOnlyIn(choices: readonly Choice[], field: string): boolean {
  const rest = choices.map((choice) => JSON.stringify({ ...choice, [field]: null }));
  return rest.every((one) => one === rest[0]);
}

function groupOf(language: Language, type: string, offers: readonly Offer[]): ButtonGroup {
  const choices = offers.map(({ choice }) => choice);
  if (!isKind(type) || offers.length < 2 || !differOnlyIn(choices, namedBy[type])) {
    return { type, title: null, hint: null, list: offers.map((offer) => ({ offer, short: null })) };
  }
  const field = namedBy[type];
  const name = (value: unknown): string =>
    field === 'means' ? gameText(language, `means.${value}`) : cardName(language, String(value));
  return {
    type,
    title: word(language, `each.${type}`),
    hint: hintOf(language, type),
    list: offers.map((offer) => ({ offer, short: name(offer.choice[field]) })),
  };
}

/** Several choices of one kind say once what they have in common: many buttons need little room. */
export function grouped(language: Language, offers: readonly Offer[]): ButtonGroup[] {
  const types = [...new Set(offers.map(({ choice }) => choice.type))];
  return types.map((type) =>
    groupOf(
      language,
      type,
      offers.filter(({ choice }) => choice.type === type),
    ),
  );
}
