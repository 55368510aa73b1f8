import sharp from 'sharp';
import type { Tones } from '../../wire/store-pictures.ts';
import { drawText } from './draw-text.ts';

export type IconShape = 'rounded' | 'square' | 'maskable';

export interface IconLook {
  /** The master of the store's logo. Null draws the store's initial instead. */
  logo: Buffer | null;
  name: string;
  tones: Tones;
}

/** Only a circle of 80 % of a maskable icon is sure to be visible, and the corners of a logo are mostly background. */
const SAFE = 0.74;
/** A logo without a background keeps some distance from the edge. */
const AIRY = 0.78;
const CORNER = 0.22;

export async function drawIcon({ logo, name, tones }: IconLook, side: number, shape: IconShape) {
  const tile = logo ? await logoTile(logo, side, shape) : await initialTile(name, tones, side);
  if (shape !== 'rounded') return sharp(tile).png().toBuffer();
  const radius = Math.round(side * CORNER);
  const mask = svg(side, `<rect width="${side}" height="${side}" rx="${radius}"/>`);
  return sharp(tile)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

async function logoTile(logo: Buffer, side: number, shape: IconShape): Promise<Buffer> {
  const { ground, isClear, isPlain } = await readEdge(logo);
  const share = isClear ? AIRY : 1;
  const inner = Math.round(side * (shape === 'maskable' && isPlain ? share * SAFE : share));
  const background = { ...ground, alpha: isClear ? 0 : 1 };
  const picture = await sharp(logo)
    .resize(inner, inner, { fit: isPlain ? 'contain' : 'cover', background })
    .ensureAlpha()
    .composite(inner < side && !isClear ? [{ input: softEdge(inner), blend: 'dest-in' }] : [])
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Hides the seam between the logo's background and ours. */
function softEdge(side: number): Buffer {
  const inset = side * 0.06;
  return svg(
    side,
    `<filter id="s"><feGaussianBlur stdDeviation="${inset / 2}"/></filter>
     <rect x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" filter="url(#s)"/>`,
  );
}

const SAMPLE = 16;
const STILL_PLAIN = 22;

/** What is at the logo's edge: nothing (it gets a white ground), one colour (which continues), or a picture. */
async function readEdge(logo: Buffer) {
  const pixels = await sharp(logo).resize(SAMPLE, SAMPLE, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const edge = Array.from({ length: SAMPLE * SAMPLE }, (_, at) => [...pixels.subarray(at * 4, at * 4 + 4)]);
  const around = edge.filter((_, at) => {
    const [x, y] = [at % SAMPLE, Math.floor(at / SAMPLE)];
    return x === 0 || y === 0 || x === SAMPLE - 1 || y === SAMPLE - 1;
  });
  const isClear = around.some(([, , , alpha = 255]) => alpha < 128);
  if (isClear) return { ground: { r: 255, g: 255, b: 255, alpha: 1 }, isClear, isPlain: true };
  const mean = (channel: number) =>
    Math.round(around.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / around.length);
  const [r, g, b] = [mean(0), mean(1), mean(2)];
  const isPlain = around.every((pixel) =>
    [r, g, b].every((value, at) => Math.abs((pixel[at] ?? 0) - value) < STILL_PLAIN),
  );
  return { ground: { r, g, b, alpha: 1 }, isClear, isPlain };
}

async function initialTile(name: string, tones: Tones, side: number): Promise<Buffer> {
  const [initial = ''] = [...new Intl.Segmenter().segment(name.trim().toUpperCase())].map(
    ({ segment }) => segment,
  );
  const letter = await drawText(initial, {
    size: Math.round(side * 0.5),
    bold: true,
    maxWidth: Math.round(side * 0.7),
    maxHeight: Math.round(side * 0.7),
  });
  const ground = `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${tones.strong}"/>
    <stop offset="1" stop-color="${tones.heroTo}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>`;
  const tile = sharp(svg(side, ground + (letter ? '' : emblem(side))));
  return tile
    .composite(letter ? [{ input: letter.png, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
}

/** Our own emblem, a plate with three bowls, if no letters can be drawn. */
function emblem(side: number): string {
  return `<g transform="scale(${side / 64})"><circle cx="32" cy="32" r="18" fill="none" stroke="#fff" stroke-width="3.5"/>
    <circle cx="26" cy="28" r="4.5" fill="#ffb84d"/><circle cx="38" cy="28.500" r="4" fill="#ff7b5c"/>
    <circle cx="32" cy="39" r="5" fill="#8fdca8"/></g>`;
}

function svg(side: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`,
  );
}
