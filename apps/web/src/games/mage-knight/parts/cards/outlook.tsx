import type { Choice } from '@heldentisch/engine';
import { coursesOf, nameOfThing } from '@heldentisch/mage-knight';
import type { ReactNode } from 'react';
import type { Asked } from '../../../../table/kit/action-bar/actions-of.js';
import { Icon, type ManaColor, ManaTokenSign } from '../../art/icons/index.js';
import type { MageKnightKinds } from '../../model/table.js';
import { gainsText } from './gain-words.js';
import { ManaIcon } from './gains.js';
import { Picture } from './pictures.js';

/** Choices whose consequences stand on their buttons. */
const foreseen = new Set(['take', 'pay', 'play', 'activate', 'useSkill']);

/** What a choice would give, in a few words; empty if that hangs on more than itself. */
export function playOutlook({ view, decision, language }: Asked<MageKnightKinds>, choice: Choice): string {
  if (!foreseen.has(choice.type)) return '';
  const courses = coursesOf(view, decision.seat, choice);
  const [first] = courses;
  return first === undefined || courses.length > 1 ? '' : gainsText(language, first.gains);
}

/** A small picture of what a choice speaks of. */
export function choicePicture({ view, decision }: Asked<MageKnightKinds>, choice: Choice): ReactNode {
  switch (choice.type) {
    case 'pay':
      return <ManaIcon mana={String(choice.mana)} />;
    case 'pickDie':
      return <ManaIcon mana={`die-${choice.color}`} />;
    case 'pickColor':
      return (
        <Icon>
          <ManaTokenSign color={choice.color as ManaColor} />
        </Icon>
      );
    case 'pickCard':
    case 'discard':
      return <Picture kind="card" id={String(choice.card)} />;
    case 'pickUnit':
    case 'assign':
    case 'disband':
    case 'healUnit': {
      const unit = nameOfThing[view.players[decision.seat]?.units[Number(choice.unit) - 1] ?? -1];
      return unit === undefined ? null : <Picture kind="unit" id={unit} />;
    }
    case 'learn':
    case 'pickSkill':
      return <Picture kind="skill" id={String(choice.skill)} />;
    default:
      return null;
  }
}
