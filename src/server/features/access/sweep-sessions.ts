import type { Ctx } from '../../platform/context/context.ts';
import { validityAt } from './find-session.ts';
import { deleteEndedSessions } from './session-queries.ts';

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteEndedSessions(ctx.db, validityAt(ctx.now));
}
