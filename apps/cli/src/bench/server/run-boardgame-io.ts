import { createRequire } from 'node:module';
import { ticTacToe } from '../boardgame-io.js';

interface RunningServer {
  readonly appServer: { address(): { readonly port: number } };
}

interface ServerModule {
  Server(setup: { readonly games: readonly object[]; readonly origins: readonly unknown[] }): {
    run(port: number): Promise<RunningServer>;
  };
}

/** boardgame.io's own server with its default store, in memory. Prints its address. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as ServerModule;
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };
const server = Server({ games: [ticTacToe(INVALID_MOVE)], origins: [/.*/] });
// It writes a line of its own to the console.
console.info = () => undefined;
const { appServer } = await server.run(0);
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
