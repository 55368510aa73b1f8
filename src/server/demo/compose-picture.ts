import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { arrange, type PlacedArt } from './arrange.ts';
import { drawBackdrop } from './draw/backdrop.ts';
import { drawScene, type Size } from './draw/scene.ts';
import type { Frame, Picture } from './picture.ts';

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** The file of an emoji, named by its code points. */
export function emojiFile(emoji: string): string {
  const points = [...emoji].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  return join(assets, `${points.join('-')}.webp`);
}

const frames: Readonly<Record<Frame, Size>> = {
  item: { width: 960, height: 720 },
  banner: { width: 1280, height: 720 },
  logo: { width: 512, height: 512 },
};

/** Composes an uncompressed lossless picture, which is encoded again at once. The same recipe gives the same bytes. */
export async function composePicture(picture: Picture, store: { primaryColor: string }): Promise<Buffer> {
  const size = frames[picture.frame];
  const placed = arrange(picture, size.width / size.height);
  // Drawings at the back are drawn with the backdrop. From the first emoji on, each is a layer.
  const firstEmoji = placed.findIndex(({ art }) => typeof art === 'string');
  const back = firstEmoji < 0 ? placed : placed.slice(0, firstEmoji);
  const layers = await Promise.all(placed.slice(back.length).map((piece) => layer(piece, size)));
  return sharp(Buffer.from(drawScene(size, back, drawBackdrop(picture, store.primaryColor, placed, size))))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function layer(piece: PlacedArt, size: Size): Promise<OverlayOptions> {
  const { art, x, y, turn } = piece;
  if (typeof art !== 'string') return { input: Buffer.from(drawScene(size, [piece])), top: 0, left: 0 };
  const side = Math.round(piece.size * size.height);
  const { data, info } = await sharp(await readFile(emojiFile(art)))
    .resize(side, side, { kernel: 'cubic' })
    .ensureAlpha()
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(size.width / 2 + x * size.height - info.width / 2);
  const top = Math.round(size.height / 2 + y * size.height - info.height / 2);
  return await clip({ data, info, left, top }, size);
}

/** Cuts off what would be outside, because sharp refuses a layer larger than the picture. */
async function clip(
  { data, info, left, top }: { data: Buffer; info: OutputInfo; left: number; top: number },
  { width, height }: Size,
): Promise<OverlayOptions> {
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const inside = { left: Math.max(0, left), top: Math.max(0, top) };
  const region = {
    left: inside.left - left,
    top: inside.top - top,
    width: Math.min(width, left + info.width) - inside.left,
    height: Math.min(height, top + info.height) - inside.top,
  };
  if (region.width === info.width && region.height === info.height) return { input: data, raw, ...inside };
  const input = await sharp(data, { raw }).extract(region).raw().toBuffer();
  return { input, raw: { width: region.width, height: region.height, channels: 4 }, ...inside };
}
