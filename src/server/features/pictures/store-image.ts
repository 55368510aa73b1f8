import sharp, { type Sharp } from 'sharp';
import { AppError } from '#domain/errors.ts';
import type { ImageFiles } from '../../platform/ports/image-files.ts';
import type { Gate } from '../../platform/work/at-most.ts';
import { nameOf } from './image-files.ts';
import { maxUploadBytes } from './image-name.ts';
import { sniff, type UploadKind } from './sniff.ts';

export interface StoredImage {
  /** 32 hex digits: the hash of the master. */
  id: string;
  width: number;
  height: number;
  /** The dominant colour, 6 hex digits: stands in until the picture has loaded. */
  color: string;
  /** Whether nothing would show through it for ever. */
  isOpaque: boolean;
}

interface Storing {
  /** Where it waits to be worked at. */
  inTurn?: Gate;
  /** Called with the master's name and bytes before it is kept: who has no room for it is refused here. */
  beforeKeeping?: (id: string, bytes: number) => Promise<void>;
}

const maxPixels = 40_000_000;
const maxSide = 1600;

/** Decodes an upload and keeps a master made anew from its pixels: none of the bytes sent are ever served. */
export async function storeImage(
  files: ImageFiles,
  bytes: Buffer,
  { inTurn, beforeKeeping }: Storing = {},
): Promise<StoredImage> {
  if (bytes.length > maxUploadBytes) throw new AppError('IMAGE_INVALID', { reason: 'bytes' });
  const kind = bytes.length < 16 ? null : sniff(bytes);
  if (kind === null) throw new AppError('IMAGE_INVALID', { reason: 'kind' });
  const { master, seen } = await (inTurn ?? files.gate)(async () => {
    const decoded = await decode(bytes, kind).catch(() => 'content' as const);
    if (typeof decoded === 'string') throw new AppError('IMAGE_INVALID', { reason: decoded });
    const { width, height } = decoded.raw;
    const master = await pictureOf(decoded).webp({ quality: 92, effort: 2 }).toBuffer();
    return { master, seen: { width, height, ...(await readColor(pictureOf(decoded))) } };
  });
  await beforeKeeping?.(nameOf(master), master.length);
  return { id: await files.save(master), ...seen };
}

/** The pixels, upright and bounded, or why there are none. */
async function decode(bytes: Buffer, kind: UploadKind) {
  const { width, height, format } = await decoder(bytes).metadata();
  if (width * height > maxPixels) return 'pixels';
  if (format !== (kind === 'avif' ? 'heif' : kind)) return 'kind';
  const upright = decoder(bytes).timeout({ seconds: 20 }).autoOrient();
  return pixelsOf(
    upright.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
  );
}

/**
 * The pixels after all that was asked of the picture. They come out straight, also where sharp says that it multiplied
 * them by their opacity for its own work: told that again, it would brighten them.
 */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const pictureOf = ({ data, raw }: Awaited<ReturnType<typeof pixelsOf>>): Sharp => sharp(data, { raw });

/** sharp leaves all metadata behind unless told otherwise, and reads the first frame only. */
const decoder = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });

async function readColor(picture: Sharp): Promise<Pick<StoredImage, 'color' | 'isOpaque'>> {
  const small = await pixelsOf(picture.resize(48, 48, { fit: 'fill' }));
  const stats = await pictureOf(small).stats();
  const { isOpaque } = stats;
  const flat = isOpaque
    ? stats
    : await pictureOf(await pixelsOf(pictureOf(small).flatten({ background: '#ffffff' }))).stats();
  const { r, g, b } = flat.dominant;
  const color = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { color, isOpaque };
}
