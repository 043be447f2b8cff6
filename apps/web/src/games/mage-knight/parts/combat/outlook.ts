import type { Choice } from '@heldentisch/engine';
import { attackNames, type MageKnightState, setNames } from '@heldentisch/mage-knight';
import type { Asked } from '../../../../table/kit/action-bar/actions-of.js';
import { gameText, nameOf } from '../../model/labels.js';
import type { MageKnightKinds } from '../../model/table.js';
import { blockOf, damageOf, dealtOf, type Scene, sceneOf, strikeAt } from './scene.js';
import { heroOutlook, unitOutlook } from './Takers.js';
import { type CombatWords, combatWord } from './words.js';

/** The words of the stage outside of its parts. */
const wordsIn = (language: CombatWords['language']): CombatWords => ({
  language,
  text: (key) => gameText(language, key),
  name: (kind, id) => nameOf(language, kind, id),
  tell: (key, params) => combatWord(language, key, params),
});

function outlookIn(scene: Scene, language: CombatWords['language'], choice: Choice): string {
  const words = wordsIn(language);
  const { tell } = words;
  switch (choice.type) {
    case 'strike': {
      const { total, needed } = strikeAt(scene, setNames.indexOf(String(choice.targets)));
      return tell('reach', { total, needed });
    }
    case 'parry': {
      const { total, needed } = blockOf(scene, attackNames.indexOf(String(choice.attack)));
      return tell('reach', { total, needed });
    }
    case 'suffer':
      return tell('damage', { count: damageOf(scene, attackNames.indexOf(String(choice.attack))).damage });
    case 'assign': {
      const unit = damageOf(scene, dealtOf(scene)).units[Number(choice.unit) - 1];
      return unit === undefined ? '' : unitOutlook(words, unit);
    }
    case 'bear':
      return heroOutlook(words, damageOf(scene, dealtOf(scene)).hero);
    default:
      return '';
  }
}

/** What a choice in a combat would lead to, in a few words. */
export function combatOutlook({ view, language }: Asked<MageKnightKinds>, choice: Choice): string {
  const scene = sceneOf(view as MageKnightState);
  return scene === null || scene.facts.phase < 0 ? '' : outlookIn(scene, language, choice);
}
