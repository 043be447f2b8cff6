/** German words from which the names of spaces, enemies in combat and mana are made. */
export const boardDe = {
  'board.space': 'Feld',
  'board.portal': 'Portal',
  'board.tilePlace': 'Stelle',
  'board.enemy': 'Feind',
  'board.enemies': 'Feinde',
  'board.and': 'und',
  'board.attack.b': 'zweiter Angriff',
  'board.attack.c': 'dritter Angriff',
  'board.unit': 'Einheit',
  'board.nobody': 'niemand',
} as const;
