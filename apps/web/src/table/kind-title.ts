import type { Game, Language } from '@heldentisch/engine';

/** The name of a kind of choice: its sentence with blanks, "Recruit … to …". Empty if nothing but blanks is left. */
export function kindTitle(game: Game, language: Language, type: string): string {
  const texts = game.texts[language];
  const blanks = (texts[`choice.${type}`] ?? type).replace(/\{\w+\}/g, '…').trim();
  return texts[`group.${type}`] ?? (/[\p{L}]/u.test(blanks) ? blanks : '');
}
