import type { GameId } from '../games/ids.js';

/** Small pictures as rows of signs; each sign is a square of a colour. Drawn by us. */
const sprites = {
  blue: [
    '..1111..',
    '.111111.',
    '.122221.',
    '.1.22.1.',
    '..2222..',
    '.333333.',
    '33.33.33',
    '2.3333.2',
    '..3..3..',
    '.44..44.',
  ],
  red: [
    '..5..5..',
    '.555555.',
    '.522225.',
    '.5.22.5.',
    '..2222..',
    '.666666.',
    '26.66.62',
    '..6666..',
    '..6..6..',
    '.44..44.',
  ],
} as const;

function Sprite({
  rows,
  x,
  y,
  size,
  mirrored = false,
}: {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mirrored?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} shapeRendering="crispEdges">
      {rows.flatMap((row, line) =>
        [...(mirrored ? [...row].reverse().join('') : row)].map((sign, column) =>
          sign === '.' ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes
            <rect key={`${line}-${column}`} x={column} y={line} width="1.02" height="1.02" className={`art-${sign}`} />
          ),
        ),
      )}
    </g>
  );
}

function PixelTacticsArt() {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return (
    <svg viewBox="0 14 320 172" aria-hidden="true" focusable="false">
      <rect width="320" height="200" className="art-felt" />
      {[0, 1].map((side) =>
        cells.map(({ row, column }) => (
          <rect
            key={`${side}${row}${column}`}
            x={(side === 0 ? 16 : 172) + column * 46}
            y={29 + row * 49}
            width="40"
            height="43"
            rx="5"
            className={row === 1 && column === 1 ? 'art-leader' : 'art-cell'}
          />
        )),
      )}
      <Sprite rows={sprites.blue} x={66} y={81} size={3.8} />
      <Sprite rows={sprites.blue} x={112} y={33} size={3.5} />
      <Sprite rows={sprites.blue} x={112} y={131} size={3.5} />
      <Sprite rows={sprites.blue} x={21} y={82} size={3.5} />
      <Sprite rows={sprites.red} x={222} y={81} size={3.8} mirrored />
      <Sprite rows={sprites.red} x={176} y={82} size={3.5} mirrored />
      <Sprite rows={sprites.red} x={268} y={131} size={3.5} mirrored />
      <Sprite rows={sprites.red} x={222} y={33} size={3.5} mirrored />
    </svg>
  );
}

function NoughtsArt() {
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="200" height="200" className="art-felt" />
      <path d="M76 32v136M124 32v136M32 76h136M32 124h136" className="art-line" />
      <path d="M41 41l24 24M65 41L41 65M88 88l24 24M112 88l-24 24" className="art-cross" />
      <circle cx="147" cy="53" r="13" className="art-nought" />
      <circle cx="53" cy="147" r="13" className="art-nought" />
    </svg>
  );
}

export function GameArt({ game }: { readonly game: GameId }) {
  return game === 'pixel-tactics' ? <PixelTacticsArt /> : <NoughtsArt />;
}
