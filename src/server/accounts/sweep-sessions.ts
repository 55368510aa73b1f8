import type { Ctx } from '../context.ts';
import { validityAt } from './find-session.ts';
import { deleteEndedSessions } from './session-queries.ts';
import { deleteExpiredTokens } from './token-queries.ts';

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteEndedSessions(ctx.db, validityAt(ctx.now));
}

export async function sweepTokens(ctx: Ctx): Promise<void> {
  await deleteExpiredTokens(ctx.db, new Date(ctx.now));
}
