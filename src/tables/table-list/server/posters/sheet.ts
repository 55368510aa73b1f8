import { encodeQR } from 'qr';
import { measureRun } from '#platform/fonts/server/draw-letters.ts';
import type { Run } from '#platform/fonts/server/typeface.ts';
import type { Paper } from './paper.ts';
import type { Box, TextStyle } from './shapes.ts';
import { writeLines } from './write-lines.ts';

export const BLACK = '#000000';
export const WHITE = '#ffffff';

/** A paper that posters are drawn on. */
export interface PosterSheet extends Paper {
  /** Writes at the middle of the box's height. Draws nothing if no font has the letters. */
  write(text: string, box: Box, style: TextStyle): void;
  /** The code with its quiet zone fills the square, dark on white, whatever is below. */
  code(text: string, x: number, y: number, side: number): void;
  /** Draws a white rim, because many logos have the colour of their restaurant. */
  logo(jpeg: Buffer, box: Box): void;
}

const QUIET_ZONE = 4;

export function createSheet(paper: Paper): PosterSheet {
  const measure = createMeasure();
  return {
    ...paper,
    write: (text, box, style) => writeLines({ paper, measure }, text, box, style),
    code(text, x, y, side) {
      paper.fill({ x, y, width: side, height: side }, { color: WHITE });
      const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
      const module = side / rows.length;
      const boxes: Box[] = [];
      for (const [row, squares] of rows.entries()) {
        for (let at = squares.indexOf(true); at !== -1; ) {
          const next = squares.indexOf(false, at);
          const end = next === -1 ? squares.length : next;
          boxes.push({ x: x + at * module, y: y + row * module, width: (end - at) * module, height: module });
          at = squares.indexOf(true, end);
        }
      }
      paper.squares(boxes, BLACK);
    },
    logo(jpeg, box) {
      const rim = box.width * 0.03;
      const { x, y, width, height } = box;
      paper.fill(box, { color: WHITE }, width * 0.22);
      const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
      paper.picture(jpeg, inner, width * 0.2);
    },
  };
}

/** Measures each text once, because most posters of a print say the same. */
function createMeasure(): (run: Run) => number {
  const known = new Map<string, number>();
  return (run) => {
    const key = `${run.font} ${run.text}`;
    const width = known.get(key) ?? measureRun(run);
    known.set(key, width);
    return width;
  };
}
