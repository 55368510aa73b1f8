import type { Run } from '#platform/fonts/server/typeface.ts';
import type { Box } from './shapes.ts';

/** What a PDF and a picture of it have in common: shapes, in millimetres from the upper left corner. */
export interface Paper {
  newPage(width: number, height: number): void;
  /** Draws with the origin somewhere else, turned and scaled. Nothing is drawn outside of the clip. */
  within(
    place: { x: number; y: number; turned?: boolean; scale?: number; clip?: Box },
    draw: () => void,
  ): void;
  fill(box: Box, ink: Ink, radius?: number): void;
  disc(middle: { x: number; y: number }, radius: number, ink: Ink): void;
  ring(middle: { x: number; y: number }, radius: number, ink: Ink, line: number): void;
  frame(box: Box, ink: Ink, line: number, radius: number): void;
  /** A dashed line, to cut or fold along. */
  guide(from: { x: number; y: number }, to: { x: number; y: number }): void;
  /** A JPEG that fills the box and is cut where it is larger. */
  picture(jpeg: Buffer, box: Box, radius: number): void;
  letters(run: Run, at: { x: number; baseline: number }, size: number, color: string): void;
  /** Adjacent squares are one shape, so that no hairline is between them. */
  squares(boxes: Box[], color: string): void;
}

export interface Ink {
  color: string;
  opacity?: number;
  /** The colour at the lower end, if it is another one, and how much covers what is below. */
  to?: { color: string; opacity?: number };
}
