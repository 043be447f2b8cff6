import type { Command } from '../command.js';
import { admin } from './admin.js';
import { backup } from './backup.js';
import { bench } from './bench.js';
import { ruleCase } from './case.js';
import { coverage } from './coverage.js';
import { fuzz } from './fuzz.js';
import { games } from './games.js';
import { match } from './match.js';
import { newGame } from './new.js';
import { play } from './play.js';
import { position } from './position.js';
import { replay } from './replay.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { simulate } from './simulate.js';

/** All commands, in the order of the overview. */
export const commands: readonly Command[] = [
  games,
  play,
  simulate,
  replay,
  position,
  schema,
  ruleCase,
  coverage,
  fuzz,
  bench,
  serve,
  match,
  admin,
  backup,
  newGame,
];
