import { createHash } from 'node:crypto';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';
import type { StorePicture, Tones } from '../wire/store-pictures.ts';
import { idOfUrl } from './image-name.ts';

/** Everything about a store that its icons and previews show. */
export interface StoreLook {
  storeId: string;
  name: string;
  city: string;
  /** Addresses. Pictures of other sites are left out. */
  logo: string | null;
  banner: string | null;
  tones: Tones;
}

export interface StorePictureFile {
  path: string;
  key: string;
}

/** Raised when the drawing code changes. */
const DRAWING = 3;
const MOST_WAITING = 16;

export type StorePictures = (
  look: StoreLook,
  name: StorePicture,
  /** Called before anything is drawn, to refuse callers who ask for too much. */
  beforeWork: () => Promise<void>,
) => Promise<StorePictureFile>;

/** Draws icons and previews at their first request, one at a time, in turn by store and then beside uploads. */
export function createStorePictures(
  files: ImageFiles,
  turnOf = fairGate({ atOnce: 1, mostWaiting: MOST_WAITING }),
): StorePictures {
  return async (look, name, beforeWork) => {
    const { storeId, ...seen } = look;
    const key = createHash('sha256')
      .update(JSON.stringify([DRAWING, name, seen]))
      .digest('hex')
      .slice(0, 16);
    const path = await files.composed({ storeId, name, key }, async () => {
      await beforeWork();
      return turnOf(storeId)(() => files.turnOf('icons')(() => draw(files, look, name)));
    });
    return { path, key };
  };
}

async function draw(files: ImageFiles, look: StoreLook, name: StorePicture): Promise<Buffer> {
  const master = async (url: string | null) => {
    const id = idOfUrl(url);
    return id === null ? null : files.master(id);
  };
  const logo = await master(look.logo);
  // The library for pictures is loaded with the first one.
  if (name === 'social.jpg') {
    const { drawSocial } = await import('./drawing/draw-social.ts');
    return drawSocial({ ...look, logo, banner: await master(look.banner) });
  }
  const [kind, side = ''] = name.replace('.png', '').split('-');
  const { drawIcon } = await import('./drawing/draw-icon.ts');
  const shape = kind === 'maskable' ? 'maskable' : kind === 'apple' ? 'square' : 'rounded';
  return drawIcon({ ...look, logo }, Number(side), shape);
}
