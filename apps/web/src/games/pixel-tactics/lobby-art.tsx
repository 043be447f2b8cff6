import { berserker } from './sprites/heroes/berserker.js';
import { dragonmage } from './sprites/heroes/dragonmage.js';
import { gunner } from './sprites/heroes/gunner.js';
import { knight } from './sprites/heroes/knight.js';
import { oracle } from './sprites/heroes/oracle.js';
import { paladin } from './sprites/heroes/paladin.js';
import { pyromancer } from './sprites/heroes/pyromancer.js';
import { vampire } from './sprites/heroes/vampire.js';
import { knight as blueLeader } from './sprites/leaders/knight.js';
import { pyromancer as redLeader } from './sprites/leaders/pyromancer.js';
import type { Sprite } from './sprites/palette.js';
import { spriteRects } from './sprites/rects.js';

/** A figure of the game on its cell; those of the right side look to the left. */
function Figure({ sprite, side, cell }: { readonly sprite: Sprite; readonly side: 0 | 1; readonly cell: number }) {
  const columns = sprite[0]?.length ?? 1;
  const scale = 34 / columns;
  const x = (side === 0 ? 16 : 172) + (cell % 3) * 46 + 3;
  const y = 29 + Math.floor(cell / 3) * 49 + 5;
  const place =
    side === 0 ? `translate(${x} ${y}) scale(${scale})` : `translate(${x + 34} ${y}) scale(${-scale} ${scale})`;
  return (
    <g transform={place} shapeRendering="crispEdges">
      {spriteRects(sprite).map(({ x: left, y: top, width, color }) => (
        <rect key={`${left}-${top}`} x={left} y={top} width={width + 0.02} height="1.02" fill={color} />
      ))}
    </g>
  );
}

const blue: readonly (readonly [Sprite, number])[] = [
  [knight, 2],
  [paladin, 5],
  [blueLeader, 4],
  [gunner, 3],
  [oracle, 6],
];
const red: readonly (readonly [Sprite, number])[] = [
  [berserker, 0],
  [vampire, 3],
  [redLeader, 4],
  [pyromancer, 5],
  [dragonmage, 8],
];

/** Two units face to face: the picture of the game in the lobby. */
export function LobbyArt() {
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
      {blue.map(([sprite, cell]) => (
        <Figure key={cell} sprite={sprite} side={0} cell={cell} />
      ))}
      {red.map(([sprite, cell]) => (
        <Figure key={cell} sprite={sprite} side={1} cell={cell} />
      ))}
    </svg>
  );
}
