/**
 * Browsers break long words only in languages whose patterns they have, and card names are long and cards narrow. A game
 * therefore says where its longest words may be broken: `Drachen|töter`. The answer puts soft hyphens into a text.
 */
export function breakerOf(words: string): (text: string) => string {
  const broken = new Map(words.split(/\s+/).map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')]));
  return (text) => text.replace(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}

/** The length of the longest piece of a text that cannot be broken: it decides how small the text must be written. */
export const longestPiece = (text: string): number =>
  Math.max(...text.split(/[\s\u00AD-]/).map(({ length }) => length));
