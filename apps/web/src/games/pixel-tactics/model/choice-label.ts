import { type Choice, describeChoice, type Language, type Pending } from '@heldentisch/engine';
import { type PixelState, pixelTactics, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import { gameText, nameAt } from './labels.js';
import { type Word, word } from './words.js';

/** What an amount of damage means at a question. */
const amounts: Readonly<Record<string, Word>> = {
  ...{ damageSplit: 'dealAmount', healSplit: 'healAmount', healLeader: 'healAmount' },
  ...{ gatherDamage: 'moveAmount', passLeaderDamage: 'moveAmount' },
} as const;

/** The card at a place as people call it there, for instance "Knight". */
function cardAt(language: Language, view: PixelState, name: unknown): string {
  const place = placeNames.indexOf(String(name));
  if (place < 0) return '';
  const facts = placeFacts(view, place);
  return nameAt(language, facts.what === 'corpse' ? { ...facts, isLeader: false } : facts);
}

/** A choice as a button says it: what it does, with the names of the cards concerned. */
export function choiceLabel(language: Language, choice: Choice, decision: Pending, view: PixelState): string {
  const described = describeChoice(pixelTactics, language, choice);
  const amount = amounts[decision.prompt.key];
  switch (choice.type) {
    case 'attack':
      return word(language, 'attackBy', { kind: gameText(language, `kind.${choice.kind}`) });
    case 'cast':
    case 'clear':
      return word(language, choice.type);
    case 'order':
      return decision.kind === 'turn' ? word(language, 'playOrder') : described;
    case 'split':
    case 'amount':
      return amount === undefined ? described : word(language, amount, { amount: Number(choice.amount) });
    default: {
      const card = cardAt(language, view, choice.place ?? `${decision.seat}:${choice.unit ?? choice.target}`);
      return card === '' ? described : `${described} · ${card}`;
    }
  }
}
