import { game } from '@heldentisch/mage-knight';
import { Lesson } from '../../tutorial/lesson-view.js';
import type { TutorialProps } from '../index.js';
import { Table } from './Table.js';
import { tutorialSteps } from './tutorial.js';

/** The first morning, at /tutorial/mage-knight. */
export function Tutorial(props: TutorialProps) {
  return <Lesson game={game} steps={tutorialSteps} Table={Table} className="mk-tutorial" {...props} />;
}
