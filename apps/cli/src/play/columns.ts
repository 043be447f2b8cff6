/** Lays texts out in as many columns as fit the width, filled from top to bottom. */
export function columns(texts: readonly string[], width: number): string[] {
  const gap = 3;
  const cell = Math.max(1, ...texts.map((text) => text.length)) + gap;
  const count = Math.max(1, Math.min(texts.length, Math.floor((width + gap) / cell)));
  const height = Math.ceil(texts.length / count);
  return Array.from({ length: height }, (_, row) => {
    const cells = Array.from({ length: count }, (_unused, column) => texts[column * height + row] ?? '');
    return cells
      .map((text) => text.padEnd(cell))
      .join('')
      .trimEnd();
  });
}
