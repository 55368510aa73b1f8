import encodeQR from 'qr';
import sharp from 'sharp';
import type { Laid, Row } from '#domain/printing/lay-out.ts';
import { isPlain } from '#domain/printing/plain-text.ts';
import { drawLetters } from '../../../platform/fonts/draw-letters.ts';
import { type Bitmap, packBits } from './bitmap.ts';
import { encodePng } from './png.ts';

/** The width of a printer's own characters: 12 dots. */
const CELL = 12;
const SIZES = {
  normal: { height: 32, baseline: 24, size: 22, narrow: 1 },
  tall: { height: 54, baseline: 42, size: 38, narrow: 0.72 },
  large: { height: 60, baseline: 46, size: 42, narrow: 1 },
};
const GAP_HEIGHT = 24;
const RULE_HEIGHT = 16;
const MOST_MODULE = 7;
/** Cheap printers can't buffer more, and pictures must be bounded. */
export const MOST_ROWS_DRAWN = 12;

interface Piece {
  svg: string;
  height: number;
}

/** Whether the printer has the letters. Anything else is drawn. */
export const isWritten = (row: Laid | undefined) =>
  row?.kind === 'row' ? isPlain(row.left + row.right) : row?.kind !== 'qr';

/** Draws rows as wide as the paper, black on white. */
export async function drawBitmap(rows: readonly Laid[], dots: number): Promise<Bitmap> {
  const { svg, height } = compose(rows, dots);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.height !== height || info.width !== dots) throw new Error('A picture of another size was drawn');
  return packBits(data, info.width, info.height);
}

/** Draws one picture, band by band, so that other work has its turn. */
export async function drawPng(rows: readonly Laid[], dots: number): Promise<Buffer> {
  const bands: Buffer[] = [];
  let height = 0;
  for (let from = 0; from < rows.length; from += MOST_ROWS_DRAWN) {
    const band = await drawBitmap(rows.slice(from, from + MOST_ROWS_DRAWN), dots);
    bands.push(band.bits);
    height += band.height;
  }
  return encodePng({ width: dots, height, bits: Buffer.concat(bands) });
}

function compose(rows: readonly Laid[], dots: number): Piece {
  let y = 0;
  let body = '';
  for (const row of rows) {
    const { svg, height } = drawRow(row, dots);
    body += `<g transform="translate(0 ${y})">${svg}</g>`;
    y += height;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${y}">${body}</svg>`;
  return { svg, height: y };
}

function drawRow(row: Laid, dots: number): Piece {
  if (row.kind === 'gap') return { svg: '', height: GAP_HEIGHT };
  if (row.kind === 'rule') return { svg: `<rect y="7" width="${dots}" height="2"/>`, height: RULE_HEIGHT };
  if (row.kind === 'qr') return drawCode(row.text, dots);
  return drawText(row, dots);
}

function drawText(row: Row, dots: number): Piece {
  const { height, baseline, size, narrow } = SIZES[row.size ?? 'normal'];
  const weight = row.bold ? 700 : 400;
  const indent = (row.left.length - row.left.trimStart().length) * CELL;
  const [left, right] = [row.left, row.right].map((text) => ({
    text: text.trim(),
    ...drawLetters(text.trim(), size, weight),
  })) as [Drawn, Drawn];
  const between = left.text && right.text ? CELL : 0;
  const room = dots - indent - between;
  const squeeze = Math.min(narrow, room / Math.max(1, left.width + right.width));
  const start = row.centred ? Math.max(0, (dots - left.width * squeeze) / 2) : indent;
  const place = (drawn: Drawn, x: number) =>
    drawn.text === ''
      ? ''
      : `<g transform="translate(${x.toFixed(2)} ${baseline}) scale(${squeeze.toFixed(4)} 1)">${inkOf(drawn, size, weight)}</g>`;
  const ink = place(left, start) + place(right, dots - right.width * squeeze);
  if (!row.inverse) return { svg: ink, height };
  return { svg: `<rect width="${dots}" height="${height}"/><g fill="#fff">${ink}</g>`, height };
}

interface Drawn {
  text: string;
  paths: string | null;
  width: number;
}

/** Text without an embedded font uses the machine's: a box is better than nothing. */
function inkOf({ text, paths, width }: Drawn, size: number, weight: number): string {
  if (paths !== null) return paths;
  const signs = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text font-family="sans-serif" font-size="${size}" font-weight="${weight}" textLength="${width.toFixed(1)}" lengthAdjust="spacingAndGlyphs">${signs}</text>`;
}

function drawCode(text: string, dots: number): Piece {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const module = Math.max(2, Math.min(MOST_MODULE, Math.floor(dots / code.length)));
  const x = Math.floor((dots - code.length * module) / 2);
  const squares = code.flatMap((line, row) =>
    line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])),
  );
  const svg = `<path transform="translate(${x} 0) scale(${module})" shape-rendering="crispEdges" d="${squares.join('')}"/>`;
  return { svg, height: code.length * module };
}
