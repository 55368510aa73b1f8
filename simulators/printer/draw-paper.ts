import sharp from 'sharp';
import { decodeEscPos, type Printed } from './decode-esc-pos.ts';

/** A printer's own letters: 12 dots wide and 24 high, in lines of 30. */
const CELL = 12;
const LINE = 30;
const CUT_HEIGHT = 24;

interface Piece {
  height: number;
  svg: string;
}

/** Draws what would be on paper that is so many dots wide, as a PNG file. */
export async function drawPaper(bytes: Uint8Array, dots: number): Promise<Buffer> {
  let y = 0;
  let body = '';
  for (const entry of decodeEscPos(bytes)) {
    const { height, svg } = await pieceOf(entry, dots);
    body += `<g transform="translate(0 ${y})">${svg}</g>`;
    y += height;
  }
  const paper = `<rect width="${dots}" height="${y}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${y}">${paper}${body}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function pieceOf(entry: Printed, dots: number): Promise<Piece> {
  if (entry === 'cut')
    return { height: CUT_HEIGHT, svg: `<path d="M0 12h${dots}" stroke="#999" stroke-dasharray="8 6"/>` };
  return 'picture' in entry ? pictureOf(entry.picture) : textOf(entry, dots);
}

async function pictureOf({ width, height, bits }: { width: number; height: number; bits: Uint8Array }) {
  const grey = Buffer.alloc(width * height, 255);
  for (let at = 0; at < grey.length; at++) if ((bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) grey[at] = 0;
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return { height, svg: `<image width="${width}" height="${height}" href="${href}"/>` };
}

/** `size` has the width less one in its upper half, and the height less one in its lower. */
function textOf({ text, bold, inverse, size }: Extract<Printed, { text: string }>, dots: number): Piece {
  const [across, up] = [(size >> 4) + 1, (size & 15) + 1];
  const height = LINE * up;
  const letters = [...text].map((letter, at) => {
    const place = `translate(${at * CELL * across} ${22 * up}) scale(${across} ${up})`;
    const sign = `&#${letter.charCodeAt(0)};`;
    return `<text transform="${place}" font-family="monospace" font-size="20">${sign}</text>`;
  });
  const back = inverse
    ? `<rect width="${Math.min(dots, text.length * CELL * across)}" height="${height}"/>`
    : '';
  const look = `fill="${inverse ? '#fff' : '#000'}" font-weight="${bold ? 700 : 400}"`;
  return { height, svg: `${back}<g ${look}>${letters.join('')}</g>` };
}
