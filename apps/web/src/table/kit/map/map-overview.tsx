import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../text/index.js';
import { IconButton } from '../../../ui/button.js';
import type { Camera } from './camera.js';
import { type Box, cellsPath, type Point } from './grid.js';
import styles from './map.module.css';
import type { MapCell, MapPiece } from './map-data.js';
import { useCamera, useMap } from './map-model.js';
import type { Places } from './picture-layers.js';

const Ground = memo(function Ground({ cells }: { readonly cells: readonly MapCell[] }) {
  const { grid } = useMap();
  const terrains = [...new Set(cells.map(({ terrain }) => terrain))];
  return terrains.map((terrain) => (
    <path
      key={terrain}
      data-terrain={terrain}
      d={cellsPath(
        grid,
        cells.filter((cell) => cell.terrain === terrain),
      )}
    />
  ));
});

const Dots = memo(function Dots({ places, pieces }: { readonly places: Places; readonly pieces: readonly MapPiece[] }) {
  const { grid } = useMap();
  return pieces.map(({ id, cell, kind }) => {
    const place = places.get(cell);
    if (place === undefined) return null;
    const [x, y] = grid.middleOf(place);
    return <circle key={id} className={styles.dot} data-piece={kind} cx={x} cy={y} r="30" />;
  });
});

function commonPart(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left);
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top);
  return { left, top, width, height };
}

/** The frame around what the window shows. It follows the window without being drawn anew. */
function Frame({ camera, bounds }: { readonly camera: Camera; readonly bounds: Box }) {
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const { left, top, width, height } = commonPart(camera.visible, bounds);
      for (const [name, value] of Object.entries({ x: left, y: top, width, height }))
        frame.current?.setAttribute(name, String(value));
    };
    follow();
    return camera.subscribe(follow);
  }, [camera, bounds]);
  return <rect ref={frame} className={styles.frame} data-frame />;
}

function pointIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

interface MapOverviewProps {
  readonly bounds: Box;
  readonly cells: readonly MapCell[];
  readonly places: Places;
  readonly pieces: readonly MapPiece[];
}

/** The whole map, small, with a frame around what the window shows. As long as the window shows all of it, it is not needed. */
export const MapOverview = memo(function MapOverview({ bounds, cells, places, pieces }: MapOverviewProps) {
  const { t } = useText();
  const { camera } = useMap();
  const isWhole = useCamera((now) => now.isWhole);
  const [isOpen, setOpen] = useState(true);
  if (isWhole) return null;
  const go = (event: PointerEvent<SVGSVGElement>): void => camera.goTo(pointIn(event.currentTarget, event));
  return (
    <div className={styles.overview} data-open={isOpen || undefined}>
      {isOpen && (
        <svg
          aria-hidden="true"
          data-overview
          viewBox={`${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
          }}
        >
          <Ground cells={cells} />
          <Dots places={places} pieces={pieces} />
          <Frame camera={camera} bounds={bounds} />
        </svg>
      )}
      <IconButton
        icon={isOpen ? 'close' : 'map'}
        label={t(isOpen ? 'map.hideOverview' : 'map.showOverview')}
        onClick={() => setOpen(!isOpen)}
      />
    </div>
  );
});
