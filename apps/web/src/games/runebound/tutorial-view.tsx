import { game } from '@heldentisch/runebound';
import { Lesson } from '../../tutorial/lesson-view.js';
import type { TutorialProps } from '../index.js';
import { Table } from './Table.js';
import { tutorialSteps } from './tutorial.js';

/** The first turns, at /tutorial/runebound. */
export function Tutorial(props: TutorialProps) {
  return <Lesson game={game} steps={tutorialSteps} Table={Table} className="rb-tutorial" {...props} />;
}
