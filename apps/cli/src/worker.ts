import { serveSeries } from '@heldentisch/bots/node';
import { gameById } from './games.js';

serveSeries(gameById);
