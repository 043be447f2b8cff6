import { readFileSync, readdirSync } from 'node:fs';
import { act, createMatch } from '@heldentisch/engine';
import { expect, it } from 'vitest';
import { kleineHelden } from '../src/index.js';

const folder = '/tmp/wt/helden/packages/games/kleine-helden/golden';
it.each(readdirSync(folder))('%s', (name) => {
  const lines = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n').map((l) => JSON.parse(l));
  const [head, ...rest] = lines;
  const match = createMatch(kleineHelden, { options: head.options, seats: head.seats.length, seed: head.seed, random: head.random });
  let n = 0;
  for (const line of rest) {
    if (line.choice === undefined) { console.log(name, n, JSON.stringify(line).slice(0, 200)); continue; }
    const answer = act(match, line.seat, line.choice);
    if (!answer.ok) {
      console.log(name, n, line.seat, JSON.stringify(line.choice), JSON.stringify(answer.refusal), match.play.state.frames.map((f) => f.step).join('>'), match.play.waiting);
      expect(answer.ok).toBe(true);
    }
    n++;
  }
  console.log(name, n, match.play.waiting, JSON.stringify(match.play.state.winners));
});
