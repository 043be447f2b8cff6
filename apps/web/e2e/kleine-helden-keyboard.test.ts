import type { Game } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { mannerOf } from '../src/games/kleine-helden/model/manner.js';
import { chooseByKeys } from './support/by-keys.js';
import { crowded, openPosition } from './support/heroes-positions.js';
import { offersOf } from './support/heroes-table.js';
import { everyKind } from './support/kinds-of-choices.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** What the cases of the rules show only behind scripted dice, or at another seat than the first. */
const more = [
  `
position:
  active: 1
  groups:
    - fighters: { black-knight: {}, shaman: {} }
    - fighters: { barbarian: { gear: [barbarian-axe] } }
steps:
  - { seat: 1, chooses: { type: attack, being: barbarian, means: barbarian-axe, target: shaman } }
  - { seat: 0, chooses: { type: protect, being: black-knight } }
`,
  `
position:
  active: 1
  groups:
    - fighters: { werewolf: {} }
    - fighters: { ratman: { gear: [mace] } }
    - fighters: { barbarian: { gear: [wooden-shield] } }
steps:
  - { seat: 1, chooses: { type: attack, being: ratman, means: mace, target: werewolf } }
  - { seat: 2, chooses: { type: protect, being: barbarian } }
  - { seat: 2, chooses: { type: pass } }
  - { seat: 0, chooses: { type: accept, being: barbarian } }
`,
  `
position:
  groups:
    - fighters: { barbarian: { gear: [mace] } }
    - fighters: { troll: { lp: 1, reactions: 0, gear: [crystal-ball, dagger] }, lich: { reactions: 0 } }
steps:
  - { seat: 0, chooses: { type: attack, being: barbarian, means: mace, target: troll } }
  - { seat: 0, chooses: { type: plunder, card: crystal-ball } }
`,
  `
position:
  groups:
    - fighters: { cultist: { gear: [dark-blessing] }, shaman: { gear: [shadow-bolt, mace] } }
    - fighters: { werewolf: {} }
steps:
  - { seat: 0, chooses: { type: cast, hero: cultist, card: dark-blessing, aim: shaman } }
  - { seat: 0, chooses: { type: stat, stat: ma } }
`,
].map((text, i) => ({ name: `own ${i + 1}`, text: `game: kleine-helden\nrules: [KH-ACT-01]\ntitle: own\n${text}` }));

const game = kleineHelden as unknown as Game;
const cases = new URL('../../../packages/games/kleine-helden/cases/', import.meta.url);
const positions = everyKind(game, cases, more);

test('there is a position for every kind of choice', () => {
  expect(positions.map(({ kind }) => kind).sort()).toEqual(game.choices.list.map(({ type }) => type).sort());
});

for (const seats of [2, 3]) {
  test(`every kind of choice by keyboard alone, and the focus is never lost, with ${seats} groups`, async () => {
    const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
    await openPosition(page, { ...crowded, groups: crowded.groups.slice(0, seats) });
    for (const position of positions.filter((each) => each.seats === seats)) {
      await chooseByKeys(page, position, { game: kleineHelden, offersOf, mannerOf });
    }
  });
}
