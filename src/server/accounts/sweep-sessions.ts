import type { Ctx } from '../context.ts';
import { deleteExpiredSessions } from './queries.ts';

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteExpiredSessions(ctx.db, new Date(ctx.now));
}
