/** `npm start`: a game of Pixel Tactics against a bot in the terminal. Arguments are handed on. */
import { prepare, root, run } from './prepare.mjs';

prepare({ quiet: true });
run(process.execPath, [`${root}apps/cli/bin/heldentisch.mjs`, 'play', 'pixel-tactics', ...process.argv.slice(2)]);
