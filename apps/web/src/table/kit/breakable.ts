/**
 * Browsers break long words only in languages whose patterns they have, and card names are long and cards narrow. A game
 * therefore says where its longest words may be broken: `Drachen|töter`. The answer puts soft hyphens into a text.
 */
export function breakerOf(words: string): (text: string) => string {
  const broken = new Map(words.split(/\s+/).map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')]));
  return (text) => text.replace(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}

const longest = (pieces: readonly string[]): number => Math.max(...pieces.map(({ length }) => length));

/** The length of the longest piece of a text that cannot be broken. */
export const longestPiece = (text: string): number => longest(text.split(/[\s\u00AD-]/));

/** Up to so many letters a word is rather written smaller than broken. */
const shortWord = 8;

/** How many letters must fit side by side: it decides how small the text is written. */
export const lettersOf = (text: string): number =>
  Math.min(longest(text.replaceAll('\u00AD', '').split(/[\s-]/)), Math.max(shortWord, longestPiece(text)));
