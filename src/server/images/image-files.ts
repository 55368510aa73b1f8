import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atMost, type Gate } from '../at-most.ts';
import type { encodeVariant } from './encode-variant.ts';
import { type ImageFormat, type ImageWidth, imageFormats, imageId, imageWidths } from './image-name.ts';

/** The folder of pictures: one master of each, and its variants, made when first asked for. */
export interface ImageFiles {
  /** Keeps a master under the hash of its content; the same content twice is one file. */
  keep(master: Buffer): Promise<string>;
  /** The path of a variant; null when there is no such picture. */
  variant(id: string, width: number, format: string): Promise<string | null>;
  /** Work on pictures goes through here: two at once, so that orders keep their processor. */
  readonly gate: Gate;
}

export function createImageFiles(directory: string, encode: typeof encodeVariant = encodeLater): ImageFiles {
  const gate = atMost(2);
  const inFlight = new Map<string, Promise<string | null>>();
  const masterPath = (id: string) => join(directory, 'masters', id.slice(0, 2), `${id}.webp`);

  async function make(
    id: string,
    width: ImageWidth,
    format: ImageFormat,
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

  return {
    gate,
    keep: async (master) => {
      const id = createHash('sha256').update(master).digest('hex').slice(0, 32);
      const path = masterPath(id);
      if (!(await exists(path))) await writeWhole(path, master);
      return id;
    },
    variant: (id, wantedWidth, wantedFormat) => {
      const width = imageWidths.find((known) => known === wantedWidth);
      const format = imageFormats.find((known) => known === wantedFormat);
      if (!imageId.test(id) || !width || !format) return Promise.resolve(null);
      const path = join(directory, 'variants', id.slice(0, 2), `${id}-${width}.${format}`);
      const already = inFlight.get(path);
      if (already !== undefined) return already;
      const making = make(id, width, format, path).finally(() => inFlight.delete(path));
      inFlight.set(path, making);
      return making;
    },
  };
}

/** The library for pictures is loaded with the first one: a process that serves none is smaller by it. */
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

async function readMaster(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** All of it or nothing: a reader, or a power cut, never meets half a file. */
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
