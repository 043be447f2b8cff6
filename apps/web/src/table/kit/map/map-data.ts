import type { ComponentType } from 'react';

/** Where a cell lies: axial coordinates of hexes as in packages/pieces (q east, r south-east), or column and row. */
export interface MapPlace {
  readonly q: number;
  readonly r: number;
}

export interface MapCell extends MapPlace {
  readonly id: string;
  /** Drawn by the game's `Terrain`; style sheets find it as `data-terrain`. */
  readonly terrain: string;
  /** What stands there, drawn by the game's `Site`. */
  readonly site?: string;
  /** Printed on the map. */
  readonly name?: string;
  /** A name that is worth reading when the whole map is in the window. */
  readonly isMajor?: boolean;
}

/** A river, a wall or a border on one side of a cell. */
export interface MapEdge {
  readonly cell: string;
  /** The neighbour behind it; or its number where the map ends: clockwise from the east, as directions are. */
  readonly side: string | number;
  readonly kind: string;
  /** Water winds, walls do not. */
  readonly isWinding?: boolean;
}

/** A road from cell to neighbouring cell. */
export interface MapWay {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly string[];
}

export interface MapPiece {
  readonly id: string;
  readonly cell: string;
  /** Drawn by the game's `Piece`; style sheets find it as `data-piece`. */
  readonly kind: string;
}

/** A cell that is coloured for a reason: within reach, under threat. The text is short: steps, dice, points. */
export interface MapTint {
  readonly kind: 'reach' | 'goal' | 'threat' | (string & {});
  readonly text?: string | number;
}

/**
 * How a game draws its things, as SVG around (0, 0). A cell's corners are 50 away from its middle. A piece has a circle
 * of radius 50 and is made smaller by the map; a site has a circle of 22.
 */
export interface MapDrawings<Cell extends MapCell = MapCell, Piece extends MapPiece = MapPiece> {
  readonly Terrain: ComponentType<{ readonly cell: Cell }>;
  readonly Site: ComponentType<{ readonly cell: Cell }>;
  readonly Piece: ComponentType<{ readonly piece: Piece }>;
  /** The name of a cell, if it is to be more than written: on a banner, for example. */
  readonly Label?: ComponentType<{ readonly cell: Cell }>;
}

/** What the window shows: its middle in the units of the map, and how many pixels one unit has. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What a game can ask of its map. */
export interface MapHandle {
  /** Brings a cell to the middle, near enough to be read. */
  centreOn(cell: string): void;
  /** The whole map. */
  showAll(): void;
}
