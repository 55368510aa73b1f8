import type { Ctx } from '../context.ts';
import { hasAccount } from './queries.ts';

/** Apart from the stores themselves, which most starts never load. */
export const DEMO_EMAIL = 'owner@demo.example';

export function hasDemoOwner(ctx: Ctx): Promise<boolean> {
  return hasAccount(ctx.db, DEMO_EMAIL);
}
