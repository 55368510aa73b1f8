import { type Ctx, createContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { hasNoStores } from '#restaurant/stores/server/find-store.ts';
import { DEMO_EMAIL, hasDemoOwner, isDemoUnfinished } from '../../demo/demo-owner.ts';
import type { DemoPictures } from '../../demo/demo-pictures.ts';
import { untilDone } from './repeat.ts';

const AGAIN_MS = 30_000;

export interface Demo {
  email: string;
  /** Known only to the start that has made the demo stores. */
  password: string | null;
}

/** Fills an empty database with the demo stores. Null if there is something else in it. */
export async function prepareDemo(
  ctx: Ctx,
  password: string,
  { pictures, say }: { pictures: DemoPictures; say: (message: string) => void },
): Promise<Demo | null> {
  const demo = (await hasNoStores(ctx.db)) ? await makeDemo(ctx, password, say) : await findDemo(ctx);
  if (demo && (await isDemoUnfinished(ctx)))
    pictures.begin((await import('../../demo/demo-stores.ts')).DEMO_STORES);
  return demo;
}

/** The stores are loaded only for this start, so that no other start has them in memory. */
async function makeDemo(ctx: Ctx, password: string, say: (message: string) => void): Promise<Demo | null> {
  say('Making the demo stores …');
  const { DEMO_STORES } = await import('../../demo/demo-stores.ts');
  const { seedDemo } = await import('../../demo/seed-demo.ts');
  const { pictureAddress } = await import('../../demo/demo-pictures.ts');
  try {
    await seedDemo(ctx, DEMO_STORES, password, pictureAddress);
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

/**
 * Makes the rest of the demo while people use it. No part of it is worth a failed start. The returned function ends the
 * work, and waits for what is in hand.
 */
export function finishDemoBehind(
  services: Services,
  { pictures, say }: { pictures: DemoPictures; say: (message: string) => void },
): () => Promise<void> {
  const finish = async (signal: AbortSignal) => {
    const ctx = createContext({ ...services, db: services.reserve }, { kind: 'system' });
    if (!(await isDemoUnfinished(ctx))) return;
    say('The pictures of the demo and its last sixty days are being made behind …');
    const { finishDemo } = await import('../../demo/finish-demo.ts');
    await finishDemo(ctx, { pictures, say, signal });
  };
  return untilDone(AGAIN_MS, finish, services.onError);
}
