import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#domain/menu/own-pictures.ts';
import type { ImageFiles } from '../../platform/ports/image-files.ts';
import { atMost } from '../../platform/work/at-most.ts';
import { fairGate } from '../../platform/work/fair-gate.ts';
import type { encodeVariant } from './encode-variant.ts';
import { imageId } from './image-name.ts';

/**
 * The database may be on the same disk and must never run out of room because of pictures. Unconfirmed accounts stop
 * long before the others.
 */
export const LEAST_FREE_BYTES = { all: 512 * 1024 * 1024, unconfirmed: 2 * 1024 ** 3 };

export const PICTURES_AT_ONCE = 2;
/** The share of these places that uploads, fetched pictures and drawings have together. */
export const OTHERS_AT_ONCE = 1;
export const PICTURES_WAITING = 16;

export function createImageFiles(directory: string, encode: typeof encodeVariant = encodeLater): ImageFiles {
  const gate = atMost(PICTURES_AT_ONCE);
  const inTurn = fairGate({ atOnce: OTHERS_AT_ONCE, mostWaiting: PICTURES_WAITING });
  const inFlight = new Map<string, Promise<string | null>>();
  const composing = new Map<string, Promise<string>>();
  const masterPath = (id: string) => join(directory, 'masters', id.slice(0, 2), `${id}.webp`);
  const variantPath = (id: string, width: PictureWidth, format: PictureFormat) =>
    join(directory, 'variants', id.slice(0, 2), `${id}-${width}.${format}`);

  async function make(
    id: string,
    width: PictureWidth,
    format: PictureFormat,
    path: string,
  ): Promise<string | null> {
    if (await exists(path)) return path;
    return gate(async () => {
      const master = await readMaster(masterPath(id));
      if (master === null) return null;
      await writeWhole(path, await encode(master, width, format));
      return path;
    });
  }

  async function compose(path: string, work: () => Promise<Buffer>): Promise<string> {
    if (await exists(path)) return path;
    await writeWhole(path, await work());
    await dropEarlier(path);
    return path;
  }

  return {
    gate,
    turnOf: (whose) => (work) => inTurn(whose)(() => gate(work)),
    async hasRoom(leastFree = LEAST_FREE_BYTES.all) {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize >= leastFree;
    },
    master: (id) => (imageId.test(id) ? readMaster(masterPath(id)) : Promise.resolve(null)),
    composed: ({ storeId, name, key }, work) => {
      const path = join(directory, 'stores', storeId, `${key}-${name}`);
      const already = composing.get(path);
      if (already !== undefined) return already;
      const making = compose(path, work).finally(() => composing.delete(path));
      composing.set(path, making);
      return making;
    },
    save: async (master, id = masterIdOf(master)) => {
      const path = masterPath(id);
      if (!(await exists(path))) await writeWhole(path, master);
      return id;
    },
    delete: async (id) => {
      if (!imageId.test(id)) return;
      const variants = PICTURE_WIDTHS.flatMap((width) =>
        PICTURE_FORMATS.map((format) => variantPath(id, width, format)),
      );
      for (const path of [masterPath(id), ...variants]) await rm(path, { force: true });
    },
    variant: (id, wantedWidth, wantedFormat) => {
      const width = PICTURE_WIDTHS.find((known) => known === wantedWidth);
      const format = PICTURE_FORMATS.find((known) => known === wantedFormat);
      if (!imageId.test(id) || !width || !format) return Promise.resolve(null);
      const path = variantPath(id, width, format);
      const already = inFlight.get(path);
      if (already !== undefined) return already;
      const making = make(id, width, format, path).finally(() => inFlight.delete(path));
      inFlight.set(path, making);
      return making;
    },
  };
}

/** The id of a master. */
export const masterIdOf = (master: Buffer): string =>
  createHash('sha256').update(master).digest('hex').slice(0, 32);

/** The picture library is loaded with the first picture, so that a process without pictures is smaller. */
const encodeLater: typeof encodeVariant = async (...picture) =>
  (await import('./encode-variant.ts')).encodeVariant(...picture);

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Deletes earlier files, so that a store with a hundred logo changes leaves one picture of each kind. */
async function dropEarlier(path: string): Promise<void> {
  const folder = dirname(path);
  const name = basename(path).replace(/^[^-]*-/, '');
  const others = (await readdir(folder)).filter((file) => file.endsWith(`-${name}`));
  const earlier = others.filter((file) => file !== basename(path));
  await Promise.all(earlier.map((file) => rm(join(folder, file), { force: true })));
}

async function readMaster(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes whole files only, so that neither a reader nor a power cut leaves half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
