import type { Ctx } from '../context.ts';
import { listKnownItems } from './queries.ts';

export async function findKnownItems(ctx: Ctx, storeId: string, ids: string[]): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await listKnownItems(ctx.db, storeId, ids));
}
