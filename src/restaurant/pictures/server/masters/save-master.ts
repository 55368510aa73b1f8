import sharp, { type Sharp } from 'sharp';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import { masterIdOf } from '../image-files.ts';
import { maxUploadBytes } from '../image-name.ts';

export interface SavedImage {
  /** 32 hex digits: the hash of the master. */
  id: string;
  width: number;
  height: number;
  /** The dominant colour as 6 hex digits, shown until the picture has loaded. */
  color: string;
  /** Whether the picture has no transparent parts. */
  isOpaque: boolean;
}

interface SaveOptions {
  /** The id to save it under, in place of the hash of its content. */
  id?: string;
  /** The gate that the work waits at. */
  inTurn?: Gate;
  /** Called with the picture and its master's size before it is saved. Refuses if there is no room. */
  beforeSaving?: (image: SavedImage, bytes: number) => Promise<void>;
}

const maxPixels = 40_000_000;
const maxSide = 1600;

/** Decodes an upload and saves a master made again from its pixels. None of the sent bytes are ever served. */
export async function saveMaster(
  files: ImageFiles,
  bytes: Buffer,
  { id, inTurn, beforeSaving }: SaveOptions = {},
): Promise<SavedImage> {
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
  const image = { id: id ?? masterIdOf(master), ...seen };
  await beforeSaving?.(image, master.length);
  await files.save(master, image.id);
  return image;
}

/** The pixels, upright and bounded, or the reason why there are none. */
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
 * The pixels after all pending operations. They have straight alpha, even if sharp says that it premultiplied them
 * for its own work; told so again, it would brighten them.
 */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const pictureOf = ({ data, raw }: Awaited<ReturnType<typeof pixelsOf>>): Sharp => sharp(data, { raw });

/** sharp drops all metadata by default, and reads only the first frame. */
const decoder = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });

async function readColor(picture: Sharp): Promise<Pick<SavedImage, 'color' | 'isOpaque'>> {
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

/** The formats that we decode. Nothing else, SVG above all, ever reaches a decoder. */
export type UploadKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * Detects the format by the first bytes (WHATWG MIME Sniffing 6.1; AVIF by its ISO BMFF brands), never by name or
 * header.
 */
export function sniff(bytes: Buffer): UploadKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 14) === 'WEBPVP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  return text(4, 8) === 'ftyp' && brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')
    ? 'avif'
    : null;
}

function brands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const found = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(bytes.toString('latin1', at, at + 4));
  return found;
}
