import { type Choice, describeChoice, type Language, type Pending } from '@heldentisch/engine';
import { type PixelState, pixelTactics, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import { objectsOf } from './choice-objects.js';
import { gameText, nameAt } from './labels.js';
import { word } from './words.js';

/** The card at the place a choice speaks of, for instance "Knight". */
function cardAt(language: Language, view: PixelState, object: string | undefined): string {
  const place = placeNames.indexOf((object ?? '').slice('place:'.length));
  if (place < 0) return '';
  const facts = placeFacts(view, place);
  return facts.what === 'corpse' ? nameAt(language, { ...facts, isLeader: false }) : nameAt(language, facts);
}

/** A choice as a button says it: the game's own words, with the names of the cards concerned. */
export function choiceLabel(language: Language, choice: Choice, decision: Pending, view: PixelState): string {
  const described = describeChoice(pixelTactics, language, choice);
  const objects = objectsOf(choice, decision, view);
  const card = (index: number): string => cardAt(language, view, objects[index]);
  switch (choice.type) {
    case 'attack':
      return `${card(0)} → ${card(1)} (${gameText(language, `kind.${choice.kind}`)}, ${gameText(language, `cell.${choice.target}`)})`;
    case 'cast':
      return `${word(language, 'cast')}: ${card(0)}`;
    case 'clear':
      return `${word(language, 'clear')}: ${card(0)}`;
    case 'order':
      return decision.kind === 'turn' ? word(language, 'playOrder') : described;
    case 'intercept':
    case 'takeOver':
    case 'save':
    case 'target':
    case 'resolve':
    case 'pick':
    case 'mend':
    case 'wound':
      return card(0) === '' ? described : `${described} · ${card(0)}`;
    case 'split':
      return `${card(0)}: ${choice.amount}`;
    case 'swap':
      return [card(0), card(1)].includes('') ? described : `${described} · ${card(0)} / ${card(1)}`;
    default:
      return described;
  }
}
