import { encodeQR } from 'qr';
import { type Bitmap, packBits } from '../../rules/paper/bitmap.ts';
import type { Laid } from '../../rules/paper/lay-out.ts';
import { type Pen, type PlacedRow, placeRow, type Weight } from '../../rules/paper/place-row.ts';

const FONTS = '"Noto Sans", "Devanagari", sans-serif';
const fontOf = (size: number, weight: Weight) => `${weight} ${size}px ${FONTS}`;

/** Draws rows as wide as the paper, black on white, as the server does with its own fonts. */
export async function drawOnCanvas(rows: Laid[], dots: number): Promise<Bitmap> {
  await Promise.all([400, 700].map((weight) => document.fonts.load(fontOf(22, weight as Weight), 'क')));
  const ruler = contextOf(1, 1);
  const pen: Pen = {
    measure(text, size, weight) {
      ruler.font = fontOf(size, weight);
      return ruler.measureText(text).width;
    },
    encode: (text) => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }),
  };
  const placed = rows.map((row) => placeRow(row, dots, pen));
  const height = placed.reduce((sum, row) => sum + row.height, 0);
  const context = contextOf(dots, height);
  context.fillStyle = 'white';
  context.fillRect(0, 0, dots, height);
  let y = 0;
  for (const row of placed) {
    drawRow(context, row, { y, dots });
    y += row.height;
  }
  const { data } = context.getImageData(0, 0, dots, height);
  return packBits(data, { width: dots, height }, 4);
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing');
  return context;
}

function drawRow(
  context: OffscreenCanvasRenderingContext2D,
  { height, isInverse, inks, squares }: PlacedRow,
  { y, dots }: { y: number; dots: number },
): void {
  context.fillStyle = 'black';
  if (isInverse) context.fillRect(0, y, dots, height);
  for (const square of squares) context.fillRect(square.x, y + square.y, square.width, square.height);
  if (isInverse) context.fillStyle = 'white';
  for (const { text, x, baseline, squeeze, size, weight } of inks) {
    context.save();
    context.translate(x, y + baseline);
    context.scale(squeeze, 1);
    context.font = fontOf(size, weight);
    context.fillText(text, 0, 0);
    context.restore();
  }
}
