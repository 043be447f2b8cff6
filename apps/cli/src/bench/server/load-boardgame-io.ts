import { createRequire } from 'node:module';
import { cells, type Duel, inRow, playWhenTold } from './load.js';

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  off(event: string): void;
  emit(event: string, ...args: unknown[]): void;
}

// The client of socket.io that boardgame.io itself brings along.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'));
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };

const cellNames = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

function connect(address: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => resolve(socket));
  });
}

function sync(socket: Socket, matchId: string, player: string): Promise<void> {
  return new Promise((resolve) => {
    socket.off('sync');
    socket.on('sync', () => resolve());
    socket.emit('sync', matchId, player, undefined, 2);
  });
}

function duelOf(sockets: readonly [Socket, Socket], matchId: string): Duel {
  // As in its own client: an action names the state it was made in.
  let stateId = 0;
  const duel: Duel = {
    onUpdate: () => undefined,
    send(move) {
      const player = `${move % 2}`;
      const args = [cellNames.indexOf(cells[move] as string)];
      const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID: player } };
      sockets[(move % 2) as 0 | 1].emit('update', action, stateId, matchId, player);
    },
  };
  sockets.forEach((socket, seat) => {
    socket.off('update');
    socket.on('update', (id: string, state: { _stateID: number; G: { cells: unknown[] } }) => {
      const number = state.G.cells.filter((cell) => cell !== null).length;
      if (id !== matchId || number % 2 !== seat) return;
      stateId = state._stateID;
      duel.onUpdate(number);
    });
  });
  return duel;
}

await playWhenTold(async ({ address, matches }) => {
  const pairs: (readonly [Socket, Socket])[] = [];
  for (let i = 0; i < matches * inRow; i++) pairs.push([await connect(address), await connect(address)]);
  return async (round) => {
    const duels: Duel[] = [];
    for (const [i, pair] of pairs.entries()) {
      const matchId = `round${round}match${i}`;
      await sync(pair[0], matchId, '0');
      await sync(pair[1], matchId, '1');
      duels.push(duelOf(pair, matchId));
    }
    return duels;
  };
});
