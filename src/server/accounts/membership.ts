import type { Role } from '#domain/permissions.ts';
import type { Ctx } from '../context.ts';
import { insertMembership, readStaff } from './queries.ts';

export async function joinStore(ctx: Ctx, accountId: string, storeId: string, role: Role): Promise<void> {
  await insertMembership(ctx.db, { accountId, storeId, role, createdAt: new Date(ctx.now) });
}

export function listStaff(ctx: Ctx, storeId: string) {
  return readStaff(ctx.db, storeId);
}
