import type { Ctx } from '../platform/context/context.ts';
import { readDemoStores } from './queries.ts';

/** Apart from the stores themselves, which most starts never load. */
export const DEMO_EMAIL = 'owner@demo.example';

/** Whether it was this program that has made the demo owner: anybody may sign up with that address before it does. */
export async function hasDemoOwner(ctx: Ctx): Promise<boolean> {
  return (await readDemoStores(ctx.db)).length > 0;
}
