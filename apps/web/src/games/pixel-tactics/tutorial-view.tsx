import { pixelTactics } from '@heldentisch/pixel-tactics';
import { Lesson } from '../../tutorial/lesson-view.js';
import type { TutorialProps } from '../index.js';
import { Table } from './table.js';
import { tutorialSteps } from './tutorial.js';

/** The first game, at /tutorial/pixel-tactics. */
export function Tutorial(props: TutorialProps) {
  return <Lesson game={pixelTactics} steps={tutorialSteps} Table={Table} className="pt-tutorial" {...props} />;
}
