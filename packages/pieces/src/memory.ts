/**
 * Remembers what a pure function came to, by a key. It forgets everything when it has become large: games of bots are
 * long, and what was worked out in an earlier round is seldom asked for again.
 */
export class Memory<T> {
  private readonly known = new Map<string, T>();

  constructor(private readonly limit: number) {}

  recall(key: string, work: () => T): T {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const made = work();
    if (this.known.size >= this.limit) this.known.clear();
    this.known.set(key, made);
    return made;
  }
}
