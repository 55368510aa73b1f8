import type { Weight } from '../../../platform/fonts/typeface.ts';

/** In millimetres from the upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  /** In millimetres from line to line, more or less; smaller where the box is. */
  size: number;
  color: string;
  weight?: Weight;
  align?: 'start' | 'middle';
  /** A name goes on two lines before it becomes small. */
  lines?: 1 | 2;
  /** How much smaller it may become before its end is left out. */
  least?: number;
}
