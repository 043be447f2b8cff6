import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { lastLine, waitForTurn } from './support/table.js';

const stage = newStage();

const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

test('a match is played in one tab at a time; whichever asks for it goes on where it stands', async () => {
  const first = await stage.visit({ settings: { tableMode: 'list' } });
  await startBotGame(first, 'Noughts and crosses');
  await waitForTurn(first);
  await chooseInList(first);
  await waitForTurn(first);
  const line = await lastLine(first);

  const second = await first.context().newPage();
  await second.goto(first.url());
  await heading(second, 'This game is open in another tab.').waitFor();
  await second.getByRole('button', { name: 'Play here' }).click();
  await waitForTurn(second);
  expect(await lastLine(second)).toBe(line);
  await heading(first, 'This game has moved to another tab.').waitFor();

  await chooseInList(second);
  await waitForTurn(second);
  const further = await lastLine(second);
  expect(further).toBeGreaterThan(line);
  await first.getByRole('button', { name: 'Take it back' }).click();
  await waitForTurn(first);
  expect(await lastLine(first)).toBe(further);
  await heading(second, 'This game has moved to another tab.').waitFor();
});
