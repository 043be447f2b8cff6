const begun = (seed: number): number => (Math.imul(seed, 0x9e3779b1) + 40503) >>> 0;
const step = 0x6d2b79f5;

function mixed(state: number): number {
  const once = Math.imul(state ^ (state >>> 15), state | 1);
  const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
  return ((twice ^ (twice >>> 14)) >>> 0) / 4294967296;
}

/** Numbers from 0 to 1 that are always the same for the same seed: a picture is drawn once and for all. */
export function randomFrom(seed: number): () => number {
  let state = begun(seed);
  return () => {
    state = (state + step) >>> 0;
    return mixed(state);
  };
}

/** The first of these numbers, for who needs only one. */
const firstFrom = (seed: number): number => mixed((begun(seed) + step) >>> 0);

/** A seed from words, such as the name of a space. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** One number from 0 to 1 for a name. */
export const chanceOf = (text: string): number => firstFrom(seedOf(text));

/** From -1 to 1. */
export const eitherWay = (random: () => number): number => random() * 2 - 1;

/** A soft curve through random heights from -1 to 1, one for each whole number. */
export function unrest(seed: number): (at: number) => number {
  const heightAt = (whole: number): number => firstFrom(seed * 977 + whole) * 2 - 1;
  return (at) => {
    const whole = Math.floor(at);
    const part = at - whole;
    const soft = part * part * (3 - 2 * part);
    return heightAt(whole) * (1 - soft) + heightAt(whole + 1) * soft;
  };
}
