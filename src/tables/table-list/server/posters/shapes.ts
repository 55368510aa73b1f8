import type { Weight } from '#platform/fonts/server/typeface.ts';

/** In millimetres from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  /** The line height in millimetres, roughly. Smaller if the box is too small. */
  size: number;
  color: string;
  weight?: Weight;
  align?: 'start' | 'middle';
  /** A name takes two lines before it shrinks. */
  lines?: 1 | 2;
  /** How far it may shrink before its end is cut. */
  least?: number;
}
