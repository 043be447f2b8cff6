import type { boardDe } from './board-de.js';

/** English words from which the names of spaces, enemies in combat and mana are made. */
export const boardEn: Readonly<Record<keyof typeof boardDe, string>> = {
  'board.space': 'space',
  'board.portal': 'portal',
  'board.tilePlace': 'place',
  'board.enemy': 'enemy',
  'board.enemies': 'enemies',
  'board.and': 'and',
  'board.attack.b': 'second attack',
  'board.attack.c': 'third attack',
  'board.unit': 'unit',
  'board.nobody': 'nobody',
};
