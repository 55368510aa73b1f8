import sharp from 'sharp';
import { DEFAULT_SITTINGS } from '#domain/sittings/settings.ts';
import { DEMO_STORES } from '../../src/server/demo/demo-stores.ts';
import { seedDemo } from '../../src/server/demo/seed-demo.ts';
import { colouredUrl } from '../../src/server/features/pictures/image-name.ts';
import { type SavedImage, saveMaster } from '../../src/server/features/pictures/save-master.ts';
import { saveSittingSettings } from '../../src/server/features/sittings/settings.ts';
import { createContext } from '../../src/server/platform/context/context.ts';
import type { Services } from '../../src/server/platform/context/services.ts';
import { parseNetwork } from '../../src/server/platform/limits/network.ts';
import type { ImageFiles } from '../../src/server/platform/ports/image-files.ts';

export const DEMO_PASSWORD = 'a plain long one';
export const DEMO_EMAIL = 'owner@demo.example';

/** The one small picture of all dishes, since composing theirs takes longer than the tests. */
export async function savePicture(images: ImageFiles): Promise<SavedImage> {
  const square = { create: { width: 320, height: 240, channels: 3 as const, background: '#e8a860' } };
  return saveMaster(images, await sharp(square).png().toBuffer());
}

/** Most journeys order alone, so that the tables of these stores have single orders. */
export async function fillDemo(services: Services): Promise<void> {
  const url = colouredUrl(await savePicture(services.images));
  const ctx = createContext(services, { kind: 'system' });
  const { owner, stores } = await seedDemo(ctx, DEMO_STORES, DEMO_PASSWORD, () => url);
  const network = parseNetwork('127.0.0.1');
  for (const { storeId } of stores)
    await saveSittingSettings(
      { ...ctx, actor: owner, storeId, network },
      { ...DEFAULT_SITTINGS, isOn: false },
    );
}
