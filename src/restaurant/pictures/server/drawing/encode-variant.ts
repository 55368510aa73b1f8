import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '#ordering/menu/rules/own-pictures.ts';

/** Switches off the library's cache (50 MB for the process): no picture is encoded twice. */
sharp.cache(false);

/** Encodes one size and format of a master. A smaller master keeps its own width. */
export function encodeVariant(master: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ quality: 58, effort: 2 }).toBuffer()
    : resized.webp({ quality: 82, effort: 4 }).toBuffer();
}
