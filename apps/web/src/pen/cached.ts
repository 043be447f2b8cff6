/** Remembers what was drawn: a picture is the same every time. */
export function cached<Key extends string, Value>(draw: (key: Key) => Value): (key: Key) => Value {
  const drawn = new Map<Key, Value>();
  return (key) => {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const value = draw(key);
    drawn.set(key, value);
    return value;
  };
}

/** A number from a name, so that no two cards are drawn with the same line. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  return seed;
}
