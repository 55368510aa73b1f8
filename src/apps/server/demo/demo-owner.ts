import type { Ctx } from '#platform/context/server/context.ts';
import { readDemoStores, readUnfinished } from './queries.ts';

/** In its own file, because most starts never load the stores. */
export const DEMO_EMAIL = 'owner@demo.example';

/** Whether this program has made the demo owner. The address alone proves nothing: anybody can sign up with it. */
export async function hasDemoOwner(ctx: Ctx): Promise<boolean> {
  return (await readDemoStores(ctx.db)).length > 0;
}

/** Whether pictures or a past of the demo are still to be made. */
export async function isDemoUnfinished(ctx: Ctx): Promise<boolean> {
  return (await readUnfinished(ctx.db)).length > 0;
}
