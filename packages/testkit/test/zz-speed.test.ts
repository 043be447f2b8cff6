import { fuzz } from '@heldentisch/testkit';
import { it } from 'vitest';
import { makeToy } from '/work/main/packages/testkit/test/toy.js';
it('speed', () => { console.log(fuzz(makeToy(), { tries: 300_000, seed: 11 })); }, 600000);
