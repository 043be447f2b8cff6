import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describeSituation, type Game } from '@heldentisch/engine';
import { it } from 'vitest';
import { kleineHelden } from '../src/index.js';
import { watchCase } from '../../../testkit/src/cases/run-case.js';

const folder = '/tmp/wt/helden/packages/games/kleine-helden/cases';
it('cases', () => {
  const out: string[] = [];
  for (const name of readdirSync(folder)) {
    const report = watchCase({ 'kleine-helden': kleineHelden as unknown as Game }, readFileSync(`${folder}/${name}`, 'utf8'), name, { mode: 'plain' });
    if (report.difference !== undefined) out.push(`${name}:${report.difference.line} ${report.difference.field}: ${report.difference.message}`);
  }
  writeFileSync('/tmp/cases.txt', out.join('\n'));
  console.log(out.length, 'of', readdirSync(folder).length);
}, 600000);
