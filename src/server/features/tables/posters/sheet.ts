import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { registerFonts } from '../../../platform/fonts/open-fonts.ts';
import type { Box, TextStyle } from './shapes.ts';
import { writeLines } from './write-lines.ts';

const POINTS_PER_MM = 72 / 25.4;
export const BLACK = '#000000';
export const WHITE = '#ffffff';

/** The page that posters are drawn on, in millimetres from its upper left corner. */
export interface PosterSheet {
  readonly document: PDFKit.PDFDocument;
  newPage(width: number, height: number): void;
  /** Draws with the origin somewhere else, turned and scaled. */
  within(place: { x: number; y: number; turned?: boolean; scale?: number }, draw: () => void): void;
  fill(box: Box, color: string, radius?: number): void;
  frame(box: Box, color: string, line: number, radius: number): void;
  /** A dashed line, to cut or fold along. */
  guide(from: { x: number; y: number }, to: { x: number; y: number }): void;
  picture(jpeg: Buffer, box: Box, radius: number): void;
  /** Writes at the middle of the box's height. Draws nothing if no font has the letters. */
  write(text: string, box: Box, style: TextStyle): void;
  /** The code with its quiet zone fills the square, dark on white, whatever is below. */
  code(text: string, x: number, y: number, side: number): void;
}

const QUIET_ZONE = 4;
const GUIDE = '#8a8a8a';

export function createSheet(info: { Title: string; Author: string }): PosterSheet {
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0, info, lang: 'en-IN' });
  registerFonts(document);
  const sheet: PosterSheet = {
    document,
    newPage(width, height) {
      document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
      document.scale(POINTS_PER_MM);
    },
    within({ x, y, turned = false, scale = 1 }, draw) {
      document.save().translate(x, y).scale(scale);
      if (turned) document.rotate(180);
      draw();
      document.restore();
    },
    fill({ x, y, width, height }, color, radius = 0) {
      document.roundedRect(x, y, width, height, radius).fill(color);
    },
    frame({ x, y, width, height }, color, line, radius) {
      document.lineWidth(line).roundedRect(x, y, width, height, radius).stroke(color);
    },
    guide(from, to) {
      document.save().lineWidth(0.2).dash(2, { space: 2 });
      document.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(GUIDE).restore();
    },
    picture(jpeg, { x, y, width, height }, radius) {
      document.save().roundedRect(x, y, width, height, radius).clip();
      document.image(jpeg, x, y, { width, height }).restore();
    },
    write: (text, box, style) => writeLines(document, text, box, style),
    code(text, x, y, side) {
      sheet.fill({ x, y, width: side, height: side }, WHITE);
      const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
      const module = side / rows.length;
      for (const [row, squares] of rows.entries()) {
        for (let at = squares.indexOf(true); at !== -1; ) {
          const next = squares.indexOf(false, at);
          const end = next === -1 ? squares.length : next;
          document.rect(x + at * module, y + row * module, (end - at) * module, module);
          at = squares.indexOf(true, end);
        }
      }
      // One path, filled once, so that adjacent squares leave no hairline.
      document.fill(BLACK);
    },
  };
  return sheet;
}
