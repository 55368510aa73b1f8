import { createHash } from 'node:crypto';
import type { Masters } from '#platform/ports/server/image-files.ts';
import { imageId } from '#restaurant/pictures/server/image-name.ts';
import { BackupError } from './format.ts';

/** The hashes of pictures, by their ids. Pictures of conversations have ids that are no hashes. */
export type Copied = Map<string, string>;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Masters only. Variants are made again at their first request. */
export async function copyPictures(from: Masters, to: Masters, copied: Copied): Promise<void> {
  for (const id of await from.list()) {
    const master = copied.has(id) ? null : await from.read(id);
    // An unused picture may be deleted meanwhile.
    if (master === null) continue;
    await to.save(id, master);
    copied.set(id, hashOf(master));
  }
}

/** `hash` is null in backups of earlier versions. */
export async function readPicture(from: Masters, id: string, hash: string | null): Promise<Buffer> {
  if (!imageId.test(id)) throw new BackupError(`${JSON.stringify(id)} is no picture's name`);
  const bytes = await from.read(id);
  if (bytes === null) throw new BackupError(`the picture ${id} is missing`);
  const found = hashOf(bytes);
  const isWhole = hash === null ? found.startsWith(id) || isWholeFile(bytes) : found === hash;
  if (!isWhole) throw new BackupError(`the picture ${id} is damaged`);
  return bytes;
}

/** A WebP file begins with its length. */
const isWholeFile = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.readUInt32LE(4) + 8 === bytes.length;
