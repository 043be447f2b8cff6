import { palette, type Sprite } from './palette.js';

export interface SpriteRect {
  x: number;
  y: number;
  width: number;
  color: string;
}

/** The drawing as rectangles one pixel high: neighbours of the same colour in a row become one. */
export function spriteRects(sprite: Sprite): SpriteRect[] {
  const rects: SpriteRect[] = [];
  sprite.forEach((row, y) => {
    for (let x = 0; x < row.length; ) {
      const key = row.charAt(x);
      const color = palette[key];
      let end = x + 1;
      while (end < row.length && row.charAt(end) === key) end += 1;
      if (color !== undefined) rects.push({ x, y, width: end - x, color });
      x = end;
    }
  });
  return rects;
}
