import { test } from 'vitest';
import { expectAllStagesFit } from './support/heroes-sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();

for (const groups of [4, 5]) {
  test(`with ${groups} groups nothing lies over anything else, in every stage and size`, async () => {
    await expectAllStagesFit(await stage.visit(), groups);
  });
}
