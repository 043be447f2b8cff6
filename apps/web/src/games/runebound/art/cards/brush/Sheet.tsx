import { useId } from 'react';
import { cached } from '../../../../../pen/cached.js';
import { noise } from '../../../../../pen/noise.js';
import { fineBox, fineness, polygonPath } from '../../../../../pen/path-text.js';
import type { Layer } from './paint.js';
import { pigments } from './pigments.js';

export interface PictureProps {
  /** What the picture shows. Without it the picture is decoration and hidden from screen readers. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface SheetProps extends PictureProps {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly seed: number;
}

/** Fibres in the paper: a few short pale strokes. */
export function fibres(width: number, height: number, seed: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const x = ((noise(i * 5.3 + seed, 2.5) + 1) / 2) * width;
    const y = ((noise(i * 3.9, seed + 8.5) + 1) / 2) * height;
    const angle = noise(i + 0.5, seed) * Math.PI;
    const reach = 3 + 4 * Math.abs(noise(i * 1.7, seed + 3));
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return polygonPath([
      { x: x - dx, y: y - dy },
      { x: x + dy * 0.12, y: y - dx * 0.12 },
      { x: x + dx, y: y + dy },
      { x: x + dy * 0.05, y: y - dx * 0.05 },
    ]);
  }).join('');
}

/** The tooth of the paper: specks which the paint did not reach. They lie denser where the brush was dry. */
function tooth(width: number, height: number): string {
  let path = '';
  for (let i = 0; i < 330; i++) {
    const x = (((i * 0.618034) % 1) + noise(i * 1.31, 4.2) * 0.02) * width;
    const y = (((i * 0.754878) % 1) + noise(i * 2.17, 9.4) * 0.02) * height;
    const size = 0.28 + 0.4 * noise(x / 9, y / 9) + 0.2 * noise(i, 0.5);
    if (size < 0.18) continue;
    path += polygonPath([
      { x: x - size, y },
      { x, y: y - size * 0.6 },
      { x: x + size * 0.7, y: y + size * 0.2 },
      { x: x + size * 0.1, y: y + size * 0.7 },
    ]);
  }
  return path;
}
const toothOf = cached((size: `${number} ${number}`) => {
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return tooth(width, height);
});

/** A sheet of paper with ink and paint on it. It fills the box the style sheet gives it and is cut, not squeezed. */
export function Sheet({ width, height, layers, seed, title, className }: SheetProps) {
  const id = useId();
  const washes = [...new Set(layers.filter((layer) => layer.isGraded).map((layer) => layer.fill))];
  const content = (
    <>
      <defs>
        {washes.map((color) => (
          <linearGradient key={color} id={`${id}${color.slice(1)}`} x1=".15" y1="0" x2=".7" y2="1">
            <stop stopColor={color} stopOpacity=".22" />
            <stop offset=".45" stopColor={color} stopOpacity=".62" />
            <stop offset="1" stopColor={color} stopOpacity=".92" />
          </linearGradient>
        ))}
      </defs>
      <path d={`M0 0h${width * fineness}v${height * fineness}h${-width * fineness}z`} fill={pigments.paper} />
      {layers.map(({ d, fill, opacity, isGraded, isRing, edge }, i) => (
        <path
          // A picture never changes the order of its layers.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          d={d}
          fill={isGraded ? `url(#${id}${fill.slice(1)})` : fill}
          fillRule={isRing ? 'evenodd' : undefined}
          opacity={opacity}
          {...(edge === undefined ? {} : { stroke: edge, strokeOpacity: 0.45, strokeWidth: 7 })}
        />
      ))}
      <path d={toothOf(`${width} ${height}`)} fill={pigments.paper} opacity=".45" />
      <path d={fibres(width, height, seed)} fill="#8a6a45" opacity=".22" />
    </>
  );
  const frame = {
    className,
    viewBox: fineBox(`0 0 ${width} ${height}`),
    preserveAspectRatio: 'xMidYMid slice',
    focusable: false,
  } as const;
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {content}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {content}
    </svg>
  );
}
