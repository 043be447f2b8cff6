import { game } from '@heldentisch/mage-knight';
import { expect, test } from 'vitest';
import { playLesson } from '../../../tutorial/lesson.js';
import { tutorialSteps } from '../tutorial.js';

test('every step of the tutorial keeps what its text promises', () => {
  expect(playLesson(game, tutorialSteps)).toBe(tutorialSteps.length);
});

test('every step has a title and a text in both languages', () => {
  for (const step of tutorialSteps) {
    for (const text of [step.title, step.text]) expect(Math.min(text.de.length, text.en.length)).toBeGreaterThan(3);
  }
});
