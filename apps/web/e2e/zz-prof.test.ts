import { test } from 'vitest';
import { chooseByMouse } from './support/by-mouse.js';
import { startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { waitForTurn } from './support/table.js';
const stage = newStage();
test('prof', async () => {
  const page = await stage.visit();
  await startBotGame(page);
  for (let i = 0; i < 25; i++) {
    const t0 = Date.now();
    if (!(await waitForTurn(page))) break;
    const t1 = Date.now();
    await chooseByMouse(page);
    const t2 = Date.now();
    const frames = await page.evaluate(() => new Promise((r) => { let n = 0; const s = performance.now(); const f = () => { n++; if (n === 10) r((performance.now() - s) / 10); else requestAnimationFrame(f); }; requestAnimationFrame(f); }));
    console.log(i, 'turn', t1 - t0, 'choice', t2 - t1, 'ms/frame', frames);
  }
});
