import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { wantsReducedMotion } from '../../../settings/settings.js';
import { useText } from '../../../text/index.js';
import { Backdrop } from './backdrop.js';
import { Camera } from './camera.js';
import { CellLayer } from './cell-layer.js';
import { boundsOf, cellRadius, type GridName, grids } from './grid.js';
import styles from './map.module.css';
import { MapControls } from './map-controls.js';
import type { MapCell, MapDrawings, MapEdge, MapHandle, MapPiece, MapView, MapWay } from './map-data.js';
import { MapContext, type MapModel, useCamera } from './map-model.js';
import { MapOverview } from './map-overview.js';
import { MapCaption, MapNews } from './map-words.js';
import {
  EdgeLayer,
  LabelLayer,
  PathLayer,
  type Places,
  RingLayer,
  SiteLayer,
  TintLayer,
  type Tints,
  TintTextLayer,
  WayLayer,
} from './picture-layers.js';
import { PieceLayer } from './piece-layer.js';
import { Pointing } from './pointing.js';
import { useMapEvents } from './use-map-events.js';

const noEdges: readonly MapEdge[] = [];
const noWays: readonly MapWay[] = [];
const noPieces: readonly never[] = [];
const noTints: Tints = new Map();
const noPath: readonly string[] = [];

export interface GameMapProps<Cell extends MapCell = MapCell, Piece extends MapPiece = MapPiece> {
  /** What the map is called, for screen readers. */
  readonly label: string;
  readonly grid?: GridName;
  /** Lists and functions that stay the same draw nothing anew: keep them in `useMemo` or outside of the component. */
  readonly cells: readonly Cell[];
  readonly edges?: readonly MapEdge[];
  readonly ways?: readonly MapWay[];
  readonly pieces?: readonly Piece[];
  /** By the id of the cell. */
  readonly tints?: Tints;
  /** The cells of a way that is shown now, start and end included. */
  readonly path?: readonly string[];
  /** What stands on the path instead of a dot, for each cell after the start: SVG around (0, 0) in a circle of 16. */
  readonly steps?: readonly ReactNode[];
  /** A picture of the whole land below all cells, in the units of the map. Keep it in `useMemo`. */
  readonly backdrop?: ReactNode;
  /** How far the picture reaches beyond the cells. */
  readonly margin?: number;
  readonly draw: MapDrawings<Cell, Piece>;
  /** A cell in words: ground, site, pieces, and what it takes to get there. */
  describe(cell: string): string;
  /** What a cell is called as a thing of the table that is pointed at: answers stand beside it, hints mark it. */
  objectOf?(cell: string): string;
  /** Where the button leads that shows the player's own piece; Tab leads there at first. */
  readonly home?: { readonly cell: string; readonly label: string };
  /** Where the map was left; the map itself remembers nothing. Else it opens as a whole, or at home where that is too small. */
  readonly firstView?: MapView;
  onView?(view: MapView): void;
  /** A tap chooses at once; else the first tap points and the second chooses. */
  readonly tapChooses?: boolean;
  onPoint?(cell: string | null): void;
  onChoose(cell: string): void;
  readonly className?: string;
  readonly ref?: Ref<MapHandle>;
}

/** A value for callbacks that outlive the drawing they were made in. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** What is far away is written larger, and only if it is important. */
function DetailLayer({ children }: { readonly children: React.ReactNode }) {
  const isFar = useCamera((camera) => camera.isFar);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of pictures takes no focus
    <g aria-hidden="true" className={styles.pictures} data-far={isFar || undefined}>
      {children}
    </g>
  );
}

/** The map's camera and pointing, which outlive every drawing. */
function useModel({ grid: gridName = 'hexes', cells, margin, home, firstView, onView }: GameMapProps) {
  const grid = grids[gridName];
  const shape = useMemo(
    () => ({
      bounds: boundsOf(grid, cells),
      middles: cells.map((cell) => grid.middleOf(cell)),
      ...(margin !== undefined && { margin }),
    }),
    [grid, cells, margin],
  );
  const latestOnView = useLatest(onView);
  const [model] = useState<MapModel>(() => {
    const homeCell = cells.find(({ id }) => id === home?.cell);
    const opening = { view: firstView, home: homeCell && grid.middleOf(homeCell) };
    return {
      grid,
      camera: new Camera(shape, opening, wantsReducedMotion, (view) => latestOnView.current?.(view)),
      pointing: new Pointing(),
    };
  });
  useEffect(() => model.camera.setShape(shape), [model, shape]);
  return { model, bounds: shape.bounds };
}

/** A cell that is gone is no longer pointed at, and Tab leads to where it led at first. */
function useKeptPointing(pointing: Pointing, places: Places): void {
  useEffect(() => {
    const { pointed, ringed, stop } = pointing.now;
    const kept = (id: string | null): string | null => (id !== null && places.has(id) ? id : null);
    if (kept(stop) !== stop || kept(pointed) !== pointed)
      pointing.change({ pointed: kept(pointed), ringed: kept(ringed), stop: kept(stop) });
  }, [pointing, places]);
}

/** So much of the map around home stays in sight when it is elsewhere. */
const aroundHome = 5 * cellRadius;

/** Whoever moves is followed: where one goes next must be in the window. The first view is the map's own affair. */
function useFollowedHome({ camera, grid }: MapModel, places: Places, home: string | undefined): void {
  const before = useRef(home);
  useEffect(() => {
    if (before.current === home) return;
    before.current = home;
    const cell = home === undefined ? undefined : places.get(home);
    if (cell !== undefined) camera.bringIntoView(grid.middleOf(cell), aroundHome);
  }, [camera, grid, places, home]);
}

/** A map of hexes or squares. The game gives data and draws its things; see docs/table-kit.md. */
export function GameMap<Cell extends MapCell, Piece extends MapPiece>(props: GameMapProps<Cell, Piece>) {
  const { label, cells, home, describe, ref, className = '' } = props;
  const { edges = noEdges, ways = noWays, pieces = noPieces, tints = noTints, path = noPath, steps } = props;
  const { Terrain, Site, Piece, Label } = props.draw as unknown as MapDrawings;
  const { t } = useText();
  const hintId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const { model, bounds } = useModel(props as unknown as GameMapProps);
  const { camera, grid, pointing } = model;
  const places = useMemo(() => new Map<string, MapCell>(cells.map((cell) => [cell.id, cell])), [cells]);

  useLayoutEffect(() => {
    if (svg.current === null || world.current === null) return undefined;
    return camera.attach(svg.current, world.current);
  }, [camera]);

  useKeptPointing(pointing, places);
  useFollowedHome(model, places, home?.cell);

  const centreOn = (id: string): void => {
    const cell = places.get(id);
    if (cell === undefined) return;
    pointing.change({ stop: id });
    camera.centreOn(grid.middleOf(cell));
  };
  useImperativeHandle(ref, () => ({ centreOn, showAll: () => camera.showAll() }));

  const handlers = useMapEvents(model, {
    cells,
    isTinted: (id) => tints.has(id),
    tapChooses: props.tapChooses ?? false,
    onPoint: (id) => props.onPoint?.(id),
    onChoose: (id) => props.onChoose(id),
  });
  const start = home !== undefined && places.has(home.cell) ? home.cell : cells[0]?.id;

  return (
    <MapContext value={model}>
      <div className={`${styles.map} ${className}`} data-map>
        {props.backdrop !== undefined && <Backdrop camera={camera}>{props.backdrop}</Backdrop>}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the grid in it has a name */}
        <svg ref={svg} className={styles.window} {...handlers}>
          <g ref={world} data-world>
            <CellLayer
              label={label}
              hintId={hintId}
              cells={cells}
              start={start}
              Terrain={Terrain}
              objectOf={props.objectOf}
              describe={describe}
            />
            <DetailLayer>
              <EdgeLayer places={places} edges={edges} />
              <WayLayer places={places} ways={ways} />
              <SiteLayer cells={cells} Site={Site} />
              <TintLayer places={places} tints={tints} />
              <PathLayer places={places} path={path} steps={steps} />
              <PieceLayer places={places} pieces={pieces} Piece={Piece} />
              <TintTextLayer places={places} tints={tints} />
              <RingLayer places={places} />
              <LabelLayer cells={cells} Label={Label} />
            </DetailLayer>
          </g>
        </svg>
        <p id={hintId} className="visually-hidden">
          {t('map.keys')}
        </p>
        <MapCaption describe={describe} />
        <MapNews describe={describe} />
        <MapOverview bounds={bounds} cells={cells} places={places} pieces={pieces} />
        <MapControls homeLabel={home?.label} onHome={() => home !== undefined && centreOn(home.cell)} />
      </div>
    </MapContext>
  );
}
