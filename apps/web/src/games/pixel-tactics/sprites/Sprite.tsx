import type { Sprite } from './palette.js';
import { spriteRects } from './rects.js';

const drawn = new WeakMap<Sprite, ReadonlyMap<string, string>>();

/** One path per colour, so that a board full of figures stays a small document. */
function pathsOf(sprite: Sprite): ReadonlyMap<string, string> {
  const known = drawn.get(sprite);
  if (known) return known;
  const paths = new Map<string, string>();
  for (const { x, y, width, color } of spriteRects(sprite)) {
    paths.set(color, `${paths.get(color) ?? ''}M${x} ${y}h${width}v1h-${width}z`);
  }
  drawn.set(sprite, paths);
  return paths;
}

export interface PixelSpriteProps {
  sprite: Sprite;
  /** Width in CSS pixels; the height follows the drawing. */
  size: number;
  /** What the picture shows. Without it the picture is decoration and hidden from screen readers. */
  title?: string | undefined;
  className?: string | undefined;
}

/** A pixel drawing as an inline SVG. */
export function PixelSprite({ sprite, size, title, className }: PixelSpriteProps) {
  const columns = sprite[0]?.length ?? 1;
  const rows = sprite.length;
  const shapes = [...pathsOf(sprite)].map(([color, path]) => <path key={color} fill={color} d={path} />);
  const frame = {
    className,
    width: size,
    height: (size * rows) / columns,
    viewBox: `0 0 ${columns} ${rows}`,
    shapeRendering: 'crispEdges',
  } as const;
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {shapes}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {shapes}
    </svg>
  );
}
