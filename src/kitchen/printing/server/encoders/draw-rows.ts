import encodeQR from 'qr';
import sharp from 'sharp';
import { drawLetters, type Letters } from '#platform/fonts/server/draw-letters.ts';
import { type Bitmap, packBits } from '../../rules/paper/bitmap.ts';
import type { Laid } from '../../rules/paper/lay-out.ts';
import {
  type Ink,
  MOST_ROWS_DRAWN,
  type Pen,
  type PlacedRow,
  placeRow,
} from '../../rules/paper/place-row.ts';
import { encodePng } from './png.ts';

/** Draws rows as wide as the paper, black on white. */
export async function drawBitmap(rows: readonly Laid[], dots: number): Promise<Bitmap> {
  const { svg, height } = compose(rows, dots);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.height !== height || info.width !== dots) throw new Error('A picture of another size was drawn');
  return packBits(data, info);
}

/** Draws one picture, band by band, so that other work has its turn. */
export async function drawPng(rows: readonly Laid[], dots: number): Promise<Buffer> {
  const bands: Uint8Array[] = [];
  let height = 0;
  for (let from = 0; from < rows.length; from += MOST_ROWS_DRAWN) {
    const band = await drawBitmap(rows.slice(from, from + MOST_ROWS_DRAWN), dots);
    bands.push(band.bits);
    height += band.height;
  }
  return encodePng({ width: dots, height, bits: Buffer.concat(bands) });
}

function compose(rows: readonly Laid[], dots: number): { svg: string; height: number } {
  const letters = kept();
  const pen: Pen = {
    measure: (text, size, weight) => letters({ text, size, weight }).width,
    encode: (text) => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }),
  };
  let y = 0;
  let body = '';
  for (const row of rows) {
    const placed = placeRow(row, dots, pen);
    body += `<g transform="translate(0 ${y})">${svgOf(placed, dots, letters)}</g>`;
    y += placed.height;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${y}">${body}</svg>`;
  return { svg, height: y };
}

type Written = Pick<Ink, 'text' | 'size' | 'weight'>;

/** Each text is shaped once, though it is measured before it is drawn. */
function kept(): (ink: Written) => Letters {
  const known = new Map<string, Letters>();
  return ({ text, size, weight }) => {
    const name = `${size} ${weight} ${text}`;
    const found = known.get(name) ?? drawLetters(text, size, weight);
    known.set(name, found);
    return found;
  };
}

function svgOf(
  { inks, squares, height, isInverse }: PlacedRow,
  dots: number,
  letters: (ink: Written) => Letters,
): string {
  const path = squares.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
  const ink = inks
    .map((one) => {
      const place = `translate(${one.x.toFixed(2)} ${one.baseline}) scale(${one.squeeze.toFixed(4)} 1)`;
      return `<g transform="${place}">${inkOf(one, letters(one))}</g>`;
    })
    .join('');
  const drawn = path === '' ? ink : `<path shape-rendering="crispEdges" d="${path}"/>${ink}`;
  return isInverse ? `<rect width="${dots}" height="${height}"/><g fill="#fff">${drawn}</g>` : drawn;
}

/** Text without an embedded font uses the machine's: a box is better than nothing. */
function inkOf({ text, size, weight }: Ink, { paths, width }: Letters): string {
  if (paths !== null) return paths;
  const signs = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text font-family="sans-serif" font-size="${size}" font-weight="${weight}" textLength="${width.toFixed(1)}" lengthAdjust="spacingAndGlyphs">${signs}</text>`;
}
