import { parentPort } from 'node:worker_threads';
import { botByName, isBotName, volunteer } from '@heldentisch/bots';
import { assert, type Code, noCode, openStream } from '@heldentisch/engine';
import { gameById } from '../games.js';
import type { BotQuestion, ThreadMessage } from './question.js';

function choose({ game: gameId, bot: name, seat, view, options, isInvited, seed }: BotQuestion): Code {
  const game = gameById(gameId);
  assert(game !== undefined && isBotName(name), `there is no bot ${name} for ${gameId}`);
  const bot = botByName(name);
  const request = { game, seat, view, options, random: openStream('chacha20', seed, 'bots') };
  if (!isInvited) return bot.choose(request);
  // Who chooses blindly does nothing unasked.
  return bot.needsView ? volunteer(request) : noCode;
}

function answer(question: BotQuestion): ThreadMessage {
  try {
    return { code: choose(question) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

assert(parentPort !== null, 'a worker module runs in a worker thread');
const port = parentPort;
const say = (message: ThreadMessage): void => port.postMessage(message);
port.on('message', (question: BotQuestion) => say(answer(question)));
say('ready');
