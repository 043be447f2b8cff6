import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerConfig } from '../config.js';
import { startServer } from '../server.js';
import type { ServerMemory } from './server-process.js';

/** Runs a server with the configuration given as JSON. Prints the address when it is ready. */
const server = await startServer(JSON.parse(process.argv[2] ?? '') as ServerConfig);
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});

/** What is in use once everything that nobody needs is gone. */
function memory(): ServerMemory {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rssBytes: rss, heapBytes: heapUsed + external };
}

// Whoever has started this process may ask for its memory, and takes it along when it ends.
process.on('message', () => process.send?.(memory()));
process.once('disconnect', () => process.exit(1));
