/** Numbers from 0 to 1 that are always the same for the same seed: a picture is drawn once and for all. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from words, such as the name of a space. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** One number from 0 to 1 for a name. */
export const chanceOf = (text: string): number => randomFrom(seedOf(text))();

/** From -1 to 1. */
export const eitherWay = (random: () => number): number => random() * 2 - 1;

/** A soft curve through random heights from -1 to 1, one for each whole number. */
export function unrest(seed: number): (at: number) => number {
  const heightAt = (whole: number): number => eitherWay(randomFrom(seed * 977 + whole));
  return (at) => {
    const whole = Math.floor(at);
    const part = at - whole;
    const soft = part * part * (3 - 2 * part);
    return heightAt(whole) * (1 - soft) + heightAt(whole + 1) * soft;
  };
}
