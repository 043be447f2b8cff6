import { BareSocket, frameOf, numberBehind } from './bare-socket.js';
import { cells, type Duel, inRow, playWhenTold } from './load.js';

const cellNames = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

// What socket.io writes before an event of this game, and the marks of Engine.IO and Socket.IO for what is no event.
const space = '/tic-tac-toe,';
const eventHead = `42${space}["`;
const askToJoin = frameOf(`40${space}`);
const joined = `40${space}`;
const pingMark = '2'.charCodeAt(0);
const pong = frameOf('3');
/** The first letter of the only event that is counted. */
const letterOfUpdate = 'u'.charCodeAt(0);
const stateKey = Buffer.from('"_stateID":');

/** The name of an event and what comes with it, as a client of boardgame.io sends it. */
const eventFrame = (...parts: readonly unknown[]): Buffer => frameOf(`42${space}${JSON.stringify(parts)}`);

/** A player who looks only for the number of the state: reading each message fully would measure the generator. */
class Player {
  onState: (number: number) => void = () => undefined;
  private socket: BareSocket | null = null;
  private onJoined: () => void = () => undefined;
  private onSync: () => void = () => undefined;

  static async join(address: string): Promise<Player> {
    const player = new Player();
    const hasJoined = new Promise<void>((resolve) => {
      player.onJoined = resolve;
    });
    const place = { address, path: '/socket.io/?EIO=4&transport=websocket' };
    player.socket = await BareSocket.open(place, (bytes, start, end) => player.hear(bytes, start, end));
    player.send(askToJoin);
    await hasJoined;
    return player;
  }

  send(frame: Buffer): void {
    this.socket?.write(frame);
  }

  sync(matchId: string, player: string): Promise<void> {
    return new Promise((resolve) => {
      this.onSync = resolve;
      this.send(eventFrame('sync', matchId, player, null, 2));
    });
  }

  private hear(bytes: Buffer, start: number, end: number): void {
    const type = end - start > eventHead.length ? bytes[start + eventHead.length] : undefined;
    if (type === letterOfUpdate) {
      const number = numberBehind(stateKey, bytes, start, end);
      if (number !== null) this.onState(number);
    } else if (end - start === 1 && bytes[start] === pingMark) this.send(pong);
    else {
      const text = bytes.toString('utf8', start, end);
      if (text.startsWith(joined)) this.onJoined();
      else if (text.startsWith(`${eventHead}sync"`)) this.onSync();
      else if (text.startsWith(`${eventHead}error"`)) throw new Error(text);
    }
  }
}

type Pair = readonly [Player, Player];

function duelOf(pair: Pair, matchId: string): Duel {
  // As in its own client: an action names the state it was made in.
  const frames = cells.map((cell, move) => {
    const player = `${move % 2}`;
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'clickCell', args: [cellNames.indexOf(cell)], playerID: player },
    };
    return eventFrame('update', action, move, matchId, player);
  });
  const duel: Duel = {
    onUpdate: () => undefined,
    send: (move) => pair[move % 2]?.send(frames[move] as Buffer),
  };
  // State n follows move n; it counts when the other client has it.
  for (const [seat, player] of pair.entries()) {
    player.onState = (number) => {
      if (number % 2 === seat) duel.onUpdate(number);
    };
  }
  return duel;
}

await playWhenTold(async ({ address, matches }) => {
  const pairs: Pair[] = [];
  for (let i = 0; i < matches * inRow; i++) pairs.push([await Player.join(address), await Player.join(address)]);
  return async (round) => {
    const duels: Duel[] = [];
    for (const [i, pair] of pairs.entries()) {
      const matchId = `round${round}match${i}`;
      await pair[0].sync(matchId, '0');
      await pair[1].sync(matchId, '1');
      duels.push(duelOf(pair, matchId));
    }
    return duels;
  };
});
