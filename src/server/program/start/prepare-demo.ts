import { AppError } from '#domain/errors.ts';
import { DEMO_EMAIL, hasDemoOwner } from '../../demo/demo-owner.ts';
import { hasNoStores } from '../../features/stores/find-store.ts';
import type { Ctx } from '../../platform/context/context.ts';

export interface Demo {
  email: string;
  /** Known only to the start that has made the demo stores. */
  password: string | null;
}

/** Fills an empty database with the demo stores. Null if there is something else in it. */
export async function prepareDemo(
  ctx: Ctx,
  password: string,
  say: (message: string) => void,
): Promise<Demo | null> {
  if (!(await hasNoStores(ctx.db))) return findDemo(ctx);
  say('Making the demo stores, their pictures and sixty days of orders…');
  // Loaded only for this start, so that no other start has them in memory.
  const { DEMO_STORES: demoStores } = await import('../../demo/demo-stores.ts');
  const { seedDemo, storePictures } = await import('../../demo/seed-demo.ts');
  const { makePast } = await import('../../demo/past/make-past.ts');
  const { makeEvening } = await import('../../demo/past/make-evening.ts');
  const address = await storePictures(ctx, demoStores);
  try {
    const { owner, stores } = await seedDemo(ctx, demoStores, password, address);
    await Promise.all(stores.map(({ demo, storeId }) => makePast(ctx, demo, { storeId, owner })));
    for (const { demo, storeId } of stores) await makeEvening(ctx, demo, { storeId, owner });
  } catch (error) {
    // Another process has filled the same database first, so everything is there.
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return findDemo(ctx);
    throw error;
  }
  return { email: DEMO_EMAIL, password };
}

/** The demo owner of an earlier start, whose password is not known here. */
async function findDemo(ctx: Ctx): Promise<Demo | null> {
  return (await hasDemoOwner(ctx)) ? { email: DEMO_EMAIL, password: null } : null;
}
