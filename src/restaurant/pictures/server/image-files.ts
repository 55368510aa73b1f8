import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#ordering/menu/rules/own-pictures.ts';
import type { ImageFiles, Masters } from '#platform/ports/server/image-files.ts';
import { atMost } from '#platform/work/server/at-most.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';
import type { encodeVariant } from './drawing/encode-variant.ts';
import { createFileCache } from './file-cache.ts';
import { imageId } from './image-name.ts';
import { createFolderMasters } from './masters/folder-masters.ts';
import { takeInMasters, withEarlier } from './take-in.ts';
import { withMade } from './with-made.ts';

/**
 * The embedded database is on the same disk, and must never run out of room because of pictures. Unconfirmed accounts
 * stop long before the others.
 */
export const LEAST_FREE_BYTES = { all: 512 * 1024 * 1024, unconfirmed: 2 * 1024 ** 3 };
/** What a process keeps of pictures that it can make again. */
export const MOST_CACHED_BYTES = 1024 ** 3;

export const PICTURES_AT_ONCE = 2;
/** The share of these places that uploads, fetched pictures and drawings have together. */
export const OTHERS_AT_ONCE = 1;
export const PICTURES_WAITING = 16;

interface Options {
  masters?: Masters;
  /** Where masters may still be from before. */
  earlier?: Masters[];
  mostBytes?: number;
  /** Makes a master that is nowhere yet. Null for an id that it does not know. */
  make?: MakeMaster;
  encode?: typeof encodeVariant;
}

export type MakeMaster = (id: string) => Promise<Buffer | null>;

/** Without `masters`, they are files in the directory too. */
export function createImageFiles(directory: string, options: Options = {}): ImageFiles {
  const { earlier = [], mostBytes = MOST_CACHED_BYTES, encode = encodeLater } = options;
  const now = options.masters ?? createFolderMasters(directory);
  const kept = earlier.reduceRight(withEarlier, now);
  const masters = options.make ? withMade(kept, options.make) : kept;
  const cache = createFileCache(directory, ['copies', 'variants', 'stores'], mostBytes);
  const gate = atMost(PICTURES_AT_ONCE);
  const inTurn = fairGate({ atOnce: OTHERS_AT_ONCE, mostWaiting: PICTURES_WAITING });
  const inFlight = new Map<string, Promise<string | null>>();
  const composing = new Map<string, Promise<string>>();
  const copyName = (id: string) => join('copies', id.slice(0, 2), `${id}.webp`);
  const variantName = (id: string, width: PictureWidth, format: PictureFormat) =>
    join('variants', id.slice(0, 2), `${id}-${width}.${format}`);

  /** A picture is asked for in several sizes, one after another. */
  async function readMaster(id: string): Promise<Buffer | null> {
    if (options.masters === undefined) return masters.read(id);
    const copy = await cache.read(copyName(id));
    if (copy !== null) return copy;
    const master = await masters.read(id);
    if (master !== null) await cache.keep(copyName(id), master);
    return master;
  }

  async function make(id: string, width: PictureWidth, format: PictureFormat): Promise<string | null> {
    const name = variantName(id, width, format);
    const already = await cache.find(name);
    if (already !== null) return already;
    // Before the gate, so that names which nobody has hold no place. It is read again within: many may wait there.
    if ((await readMaster(id)) === null) return null;
    return gate(async () => {
      const master = await readMaster(id);
      return master && cache.keep(name, await encode(master, width, format));
    });
  }

  async function compose(name: string, work: () => Promise<Buffer>): Promise<string> {
    const already = await cache.find(name);
    if (already !== null) return already;
    const path = await cache.keep(name, await work());
    await cache.dropEarlier(name);
    return path;
  }

  return {
    gate,
    turnOf: (whose) => (work) => inTurn(whose)(() => gate(work)),
    hasRoom: async (leastFree = LEAST_FREE_BYTES.all) => (await now.free()) >= leastFree,
    master: (id) => (imageId.test(id) ? readMaster(id) : Promise.resolve(null)),
    composed: ({ storeId, name, key }, work) => {
      const file = join('stores', storeId, `${key}-${name}`);
      const already = composing.get(file);
      if (already !== undefined) return already;
      const making = compose(file, work).finally(() => composing.delete(file));
      composing.set(file, making);
      return making;
    },
    save: async (master, id = masterIdOf(master)) => {
      await now.save(id, master);
      return id;
    },
    delete: async (id, tx) => {
      if (!imageId.test(id)) return;
      await masters.delete(id, tx);
      const variants = PICTURE_WIDTHS.flatMap((width) =>
        PICTURE_FORMATS.map((format) => variantName(id, width, format)),
      );
      for (const name of [copyName(id), ...variants]) await cache.drop(name);
    },
    variant: (id, wantedWidth, wantedFormat) => {
      const width = PICTURE_WIDTHS.find((known) => known === wantedWidth);
      const format = PICTURE_FORMATS.find((known) => known === wantedFormat);
      if (!imageId.test(id) || !width || !format) return Promise.resolve(null);
      const name = variantName(id, width, format);
      const already = inFlight.get(name);
      if (already !== undefined) return already;
      const making = make(id, width, format).finally(() => inFlight.delete(name));
      inFlight.set(name, making);
      return making;
    },
    clean: cache.clean,
    async takeIn(db, signal) {
      for (const place of earlier)
        await takeInMasters(place, now, { db, signal, leastFree: LEAST_FREE_BYTES.all });
    },
  };
}

/** The id of a master. */
export const masterIdOf = (master: Buffer): string =>
  createHash('sha256').update(master).digest('hex').slice(0, 32);

/** The picture library is loaded with the first picture, so that a process without pictures is smaller. */
const encodeLater: typeof encodeVariant = async (...picture) =>
  (await import('./drawing/encode-variant.ts')).encodeVariant(...picture);
