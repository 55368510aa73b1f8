import { AppError } from '#domain/errors.ts';
import { DEMO_EMAIL, hasDemoOwner } from '../../demo/demo-owner.ts';
import { hasNoStores } from '../../features/stores/find-store.ts';
import type { Ctx } from '../../platform/context/context.ts';

export interface Demo {
  email: string;
  /** Only known to the start that has made the demo stores. */
  password: string | null;
}

/** Fills an empty database with the demo stores; null where there is something else in it. */
export async function prepareDemo(
  ctx: Ctx,
  password: string,
  say: (message: string) => void,
): Promise<Demo | null> {
  if (!(await hasNoStores(ctx.db))) return findDemo(ctx);
  say('Making the demo stores and their pictures…');
  // Loaded for this one start in a lifetime, so that no other has them in memory.
  const { demoStores } = await import('../../demo/demo-stores.ts');
  const { seedDemo, storePictures } = await import('../../demo/seed-demo.ts');
  const address = await storePictures(ctx, demoStores);
  try {
    await seedDemo(ctx, demoStores, password, address);
  } catch (error) {
    // Another process was filling the same database, and was faster: all of it is there then.
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return findDemo(ctx);
    throw error;
  }
  return { email: DEMO_EMAIL, password };
}

/** The demo owner of an earlier start, whose password is known to nobody here. */
async function findDemo(ctx: Ctx): Promise<Demo | null> {
  return (await hasDemoOwner(ctx)) ? { email: DEMO_EMAIL, password: null } : null;
}
