import { kleineHelden } from '@heldentisch/kleine-helden';
import { Lesson } from '../../tutorial/lesson-view.js';
import type { TutorialProps } from '../index.js';
import { Table } from './Table.js';
import { tutorialSteps } from './tutorial.js';
import './base.css';

/** The first game, at /tutorial/kleine-helden. */
export function Tutorial(props: TutorialProps) {
  return <Lesson game={kleineHelden} steps={tutorialSteps} Table={Table} className="kh-tutorial" {...props} />;
}
