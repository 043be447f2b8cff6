/** The first thing in a value that is not plain JSON or breaks the conventions of a state, or null. */
export function plainProblem(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? arrayProblem(value, path) : objectProblem(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function arrayProblem(list: readonly unknown[], path: string): string | null {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) return `${path}.${i} is a hole`;
    // `copy` looks at the first element only: a list of numbers and objects would share its objects.
    if (typeof list[i] !== typeof list[0]) return `${path} mixes ${typeof list[0]} and ${typeof list[i]}`;
    const problem = plainProblem(list[i], `${path}.${i}`);
    if (problem !== null) return problem;
  }
  return Object.keys(list).length === list.length ? null : `${path} is a list with extra fields`;
}

function objectProblem(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path} is an instance of ${value.constructor.name}`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as key`;
  for (const [key, inner] of Object.entries(value)) {
    const problem = plainProblem(inner, `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** Where two values hold the very same object, or null if they share nothing. */
export function sharedObject(a: unknown, b: unknown, path = 'state'): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return path;
  for (const key of Object.keys(a)) {
    const shared = sharedObject(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (shared !== null) return shared;
  }
  return null;
}

/** Whether two pieces of plain data say the same. The order of keys does not matter. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** A text for a message: JSON where possible, and never an error. */
export function show(value: unknown): string {
  try {
    return typeof value === 'number' || value === undefined ? String(value) : (JSON.stringify(value) ?? String(value));
  } catch {
    return String(value);
  }
}

/** The first place where two pieces of plain data differ, for a message. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const left = (a as Record<string, unknown>)[key];
      const right = (b as Record<string, unknown>)[key];
      if (!sameData(left, right)) return firstDifference(left, right, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path === '' ? 'value' : path}: ${show(a)} against ${show(b)}`;
}
