/** Something that is read by many parts, each of which wants to hear only of what it reads. */
export class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: State) {}

  get = (): State => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(next: State): void {
    if (next === this.current) return;
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Whether two objects have the same fields with the same values. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.is(one[key as keyof typeof one], other[key as keyof typeof other]));
}

/** A function that computes anew only if one of what it is given has changed. */
export function remembered<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | null = null;
  return (...given) => {
    if (last === null || given.some((value, i) => !Object.is(value, last?.given[i]))) {
      last = { given, result: compute(...given) };
    }
    return last.result;
  };
}
