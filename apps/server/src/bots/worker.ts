import { parentPort } from 'node:worker_threads';
import { botByName, isBotName, volunteer } from '@heldentisch/bots';
import { assert, openStream } from '@heldentisch/engine';
import { gameById } from '../games.js';
import type { BotAnswer, NumberedQuestion } from './question.js';

function answer({ id, game: gameId, bot: name, seat, view, options, isInvited, seed }: NumberedQuestion): BotAnswer {
  try {
    const game = gameById(gameId);
    assert(game !== undefined && isBotName(name), `there is no bot ${name} for ${gameId}`);
    const random = openStream('chacha20', seed, 'bots');
    const request = { game, seat, view, options, random };
    return { id, code: isInvited ? volunteer(request) : botByName(name).choose(request) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

assert(parentPort !== null, 'a worker module runs in a worker thread');
const port = parentPort;
port.on('message', (question: NumberedQuestion) => port.postMessage(answer(question)));
