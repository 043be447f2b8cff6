import type { Game } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { expect, test } from 'vitest';
import { spec } from '../src/games/pixel-tactics/model/spec.js';
import { chooseByKeys } from './support/by-keys.js';
import { everyKind } from './support/kinds-of-choices.js';
import { startAsBlue } from './support/pixel-table.js';
import { newStage } from './support/stage.js';

const stage = newStage();

const game = pixelTactics as unknown as Game;
const cases = new URL('../../../packages/games/pixel-tactics/cases/', import.meta.url);
const positions = everyKind(game, cases);

test('there is a position for every kind of choice', () => {
  expect(positions.map(({ kind }) => kind).sort()).toEqual(game.choices.list.map(({ type }) => type).sort());
});

test('every kind of choice by keyboard alone, and the focus is never lost', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await startAsBlue(page);
  for (const position of positions) {
    await chooseByKeys(page, position, {
      game: pixelTactics,
      mannerOf: (decision) => spec.manner(decision),
      offersOf: (decision, view) =>
        (decision.options ?? []).flatMap((choice) =>
          [spec.pointing(choice, decision, view, spec.facts(view, 0))]
            .flat()
            .map((pointing) => ({ choice, ...pointing })),
        ),
    });
  }
});
