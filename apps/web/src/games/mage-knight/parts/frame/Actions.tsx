import type { Choice } from '@heldentisch/engine';
import { game as mageKnight } from '@heldentisch/mage-knight';
import { type Asked, actionsOf } from '../../../../table/kit/action-bar/actions-of.js';
import type { Offer } from '../../../../table/kit/pointing.js';
import { choiceLabel } from '../../model/labels.js';
import { type MageKnightKinds, table } from '../../model/table.js';
import { type Word, word } from '../../model/words.js';
import { isSaidBeside } from '../cards/courses.js';
import { choicePicture, playOutlook } from '../cards/outlook.js';
import { combatOutlook } from '../combat/outlook.js';

/** What ends a question. */
const endings = new Set(['begin', 'playOn', 'endTurn', 'fight', 'endPhase', 'done']);

const hints: Readonly<Record<string, Word>> = {
  takeHero: 'hint.takeHero',
  pickTactic: 'hint.pickTactic',
  act: 'hint.act',
  ranged: 'hint.combat',
  block: 'hint.combat',
  attack: 'hint.combat',
};

const outlookOf = (situation: Asked<MageKnightKinds>, choice: Choice): string =>
  combatOutlook(situation, choice) || playOutlook(situation, choice);

/** What is left to choose from as buttons. */
export const Actions = actionsOf(table, mageKnight, {
  endings,
  face(situation, { choice }: Offer) {
    const { language, view, below } = situation;
    return {
      label: choiceLabel(language, choice, view, below),
      hint: outlookOf(situation, choice),
      picture: choicePicture(situation, choice),
    };
  },
  // What is done with a card, a unit or a skill is said beside it.
  isButton: ({ selected }, offer) => !isSaidBeside(offer, selected),
  hint({ language, decision, lit }) {
    const asksForMap = [...lit.keys()].some((key) => /^(cell|tile):/.test(key));
    return word(language, hints[decision.prompt.key] ?? (asksForMap ? 'hint.map' : 'hint.goOn'));
  },
});
