import type { Game, Language } from '@heldentisch/engine';

/** The name of a kind of choice: its sentence with blanks, "Recruit … to …". Empty if nothing but blanks is left. */
export function kindTitle(game: Game, language: Language, type: string): string {
  const texts = game.texts[language];
  const sentence = texts[`choice.${type}.none`] ?? texts[`choice.${type}`] ?? type;
  const blanks = sentence.replace(/\{\w+(\|[^}]*)?\}/g, '…').trim();
  return texts[`group.${type}`] ?? (/[\p{L}]/u.test(blanks) ? blanks : '');
}
