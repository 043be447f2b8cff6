import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '../../src/bots/question.js';

/** A thread whose bots do what their names say. */
const script = `
const { parentPort } = require('node:worker_threads');
const later = (work, delayMs) => setTimeout(work, delayMs);
const bots = {
  answers: ({ seat }) => parentPort.postMessage({ code: seat }),
  takesItsTime: ({ seat, options }) => later(() => parentPort.postMessage({ code: seat }), options[0]),
  answersThenFails: ({ seat }) => {
    parentPort.postMessage({ code: seat });
    later(() => { throw new Error('failed while idle'); }, 20);
  },
  answersThenEnds: ({ seat }) => {
    parentPort.postMessage({ code: seat });
    later(() => process.exit(3), 20);
  },
  hangs: () => { for (;;); },
  throws: () => parentPort.postMessage({ problem: 'a fault of the bot' }),
  fails: () => { throw new Error('failed while thinking'); },
  ends: () => process.exit(3),
};
parentPort.on('message', (question) => bots[question.bot](question));
parentPort.postMessage('ready');
`;

export const scriptedWorker = (): Worker => new Worker(script, { eval: true });

export const question = (bot: string, seat = 0, fields: Partial<BotQuestion> = {}): BotQuestion => ({
  game: 'noughts',
  bot,
  seat,
  view: { frames: [] },
  options: [],
  isInvited: false,
  seed: '0'.repeat(32),
  ...fields,
});
