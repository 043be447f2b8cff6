import type { Choice } from '@heldentisch/engine';
import { game as mageKnight, spaceNames, type Way, waysOf } from '@heldentisch/mage-knight';
import { type Asked, actionsOf } from '../../../../table/kit/action-bar/actions-of.js';
import type { Offer } from '../../../../table/kit/pointing.js';
import { choiceLabel, siteName, whoIsAt } from '../../model/labels.js';
import { type MageKnightKinds, table } from '../../model/table.js';
import { type Word, word } from '../../model/words.js';
import { isSaidBeside } from '../cards/courses.js';
import { choicePicture, playOutlook } from '../cards/outlook.js';
import { combatOutlook } from '../combat/outlook.js';
import { wayWords } from '../map/describe.js';

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

/** A way into a fight, with what waits at its end. */
function fightLabel({ language, view }: Asked<MageKnightKinds>, { space, isAssault, provokes }: Way): string {
  if (isAssault) return word(language, 'do.assault', { site: siteName(language, view, space) });
  return word(language, 'do.provoke', { name: provokes.map((near) => whoIsAt(language, view, near)).join(', ') });
}

/** A step is a button only where it leads into a fight: it says so before it is too late. */
function stepFace(situation: Asked<MageKnightKinds>, { choice, next = [] }: Offer) {
  const { language, view, below } = situation;
  const goal = spaceNames.indexOf(String((next.at(-1) ?? choice).space));
  const way = waysOf(view, below).get(goal);
  if (way === undefined || (!way.isAssault && way.provokes.length === 0)) return null;
  return { label: fightLabel(situation, way), hint: wayWords({ language, view }, way).join(' · ') };
}

/** What is left to choose from as buttons. */
export const Actions = actionsOf(table, mageKnight, {
  endings,
  face(situation, offer: Offer) {
    const { language, view, below } = situation;
    const { choice } = offer;
    const step = choice.type === 'step' ? stepFace(situation, offer) : null;
    if (step !== null) return step;
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
