import type { ServerConfig } from '../config.js';
import { startServer } from '../server.js';

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
