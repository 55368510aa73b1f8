import type { Ctx } from '../context.ts';
import { deleteExpiredSessions } from './session-queries.ts';
import { deleteExpiredTokens } from './token-queries.ts';

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteExpiredSessions(ctx.db, new Date(ctx.now));
}

export async function sweepTokens(ctx: Ctx): Promise<void> {
  await deleteExpiredTokens(ctx.db, new Date(ctx.now));
}
