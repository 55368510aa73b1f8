import sharp from 'sharp';
import type { ImageFormat, ImageWidth } from './image-name.ts';

/** The same picture is not encoded twice: what the library would keep of it for the whole process (50 MB) is of no use. */
sharp.cache(false);

/** One size and format of a master. A master that is smaller keeps its own width. */
export function encodeVariant(master: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ quality: 58, effort: 2 }).toBuffer()
    : resized.webp({ quality: 82, effort: 4 }).toBuffer();
}
