import sharp from 'sharp';
import { DEFAULT_SITTINGS } from '#tables/sittings/rules/settings.ts';
import { DEMO_STORES } from '../../src/apps/server/demo/demo-stores.ts';
import { seedDemo } from '../../src/apps/server/demo/seed-demo.ts';
import { createContext } from '../../src/platform/context/server/context.ts';
import type { Services } from '../../src/platform/context/server/services.ts';
import { parseNetwork } from '../../src/platform/limits/server/network.ts';
import type { ImageFiles } from '../../src/platform/ports/server/image-files.ts';
import { colouredUrl } from '../../src/restaurant/pictures/server/image-name.ts';
import { type SavedImage, saveMaster } from '../../src/restaurant/pictures/server/masters/save-master.ts';
import { saveSittingSettings } from '../../src/tables/sittings/server/settings.ts';

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
