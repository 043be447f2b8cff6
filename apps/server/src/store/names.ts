/** Characters that show nothing, and the one picture of Braille that is blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const blanks = /[\s\p{Z}\u2800]+/gu;

/**
 * What makes a name the same as another: names with the same key look alike or differ only in case, Unicode form, blanks
 * or characters that nobody sees. Empty if nothing of the name can be seen.
 */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKC').replace(invisible, '');
  // First to capitals: so ß and ss, or the two forms of a small sigma, become the same.
  const folded = plain.toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(blanks, ' ').trim();
}
