/** `npm start`: installs, builds, and serves the table in the browser. Arguments are handed on to `heldentisch serve`. */
import { buildWeb, prepare, root, run, runTogether } from './prepare.mjs';

prepare({ quiet: true });
await runTogether([buildWeb]);
run(process.execPath, [`${root}apps/cli/bin/heldentisch.mjs`, 'serve', ...process.argv.slice(2)]);
