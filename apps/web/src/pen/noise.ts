/** Smooth noise between -1 and 1 that is the same in every run: the hand of the draughtsman. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = ease(x - column);
  const v = ease(y - row);
  const top = mix(lattice(column, row), lattice(column + 1, row), u);
  const bottom = mix(lattice(column, row + 1), lattice(column + 1, row + 1), u);
  return mix(top, bottom, v);
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const ease = (t: number): number => t * t * (3 - 2 * t);

function lattice(column: number, row: number): number {
  const mixed = Math.imul(column, 374761393) + Math.imul(row, 668265263);
  const hashed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((hashed ^ (hashed >>> 16)) >>> 0) / 2147483648 - 1;
}
