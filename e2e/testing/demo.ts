import sharp from 'sharp';
import { DEMO_STORES } from '../../src/server/demo/demo-stores.ts';
import { seedDemo } from '../../src/server/demo/seed-demo.ts';
import { colouredUrl } from '../../src/server/features/pictures/image-name.ts';
import { type SavedImage, saveMaster } from '../../src/server/features/pictures/save-master.ts';
import { createContext } from '../../src/server/platform/context/context.ts';
import type { Services } from '../../src/server/platform/context/services.ts';
import type { ImageFiles } from '../../src/server/platform/ports/image-files.ts';

export const DEMO_PASSWORD = 'a plain long one';
export const DEMO_EMAIL = 'owner@demo.example';

/** The one small picture of all dishes, since composing theirs takes longer than the tests. */
export async function savePicture(images: ImageFiles): Promise<SavedImage> {
  const square = { create: { width: 320, height: 240, channels: 3 as const, background: '#e8a860' } };
  return saveMaster(images, await sharp(square).png().toBuffer());
}

export async function fillDemo(services: Services): Promise<void> {
  const url = colouredUrl(await savePicture(services.images));
  await seedDemo(createContext(services, { kind: 'system' }), DEMO_STORES, DEMO_PASSWORD, () => url);
}
