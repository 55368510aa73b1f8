export const TABLE_SHAPES = ['round', 'square', 'long'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** Where a table stands on the plan of its room, in steps of the grid from its top left corner. */
export interface TablePlace {
  x: number;
  y: number;
  shape: TableShape;
  /** In degrees, clockwise. */
  turn: number;
}
