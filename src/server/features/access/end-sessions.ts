import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sha256 } from '../../platform/secrets/secrets.ts';
import type { AccountCtx } from './access.ts';
import { validityAt } from './find-session.ts';
import { deleteEndedSessions, deleteSession, deleteSessionOf, deleteSessionsOf } from './session-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs out on another device. Its live streams end at their next heartbeat. */
export async function endOneSession({ db, account }: AccountCtx, sessionId: string): Promise<void> {
  const wasThere = UUID.test(sessionId) && (await deleteSessionOf(db, account.id, sessionId));
  if (!wasThere) throw new AppError('SESSION_NOT_FOUND');
}

/** Signs out everywhere but here. */
export async function endOtherSessions({ db, account }: AccountCtx): Promise<void> {
  await deleteSessionsOf(db, account.id, account.sessionId);
}

/** Signs out everywhere except for `except`, in the transaction that makes the other sessions unsafe. */
export async function endSessionsOf({ db }: Ctx, accountId: string, except?: string): Promise<void> {
  await deleteSessionsOf(db, accountId, except);
}

export async function logOut(ctx: Ctx, token: string): Promise<void> {
  await deleteSession(ctx.db, sha256(token));
}

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteEndedSessions(ctx.db, validityAt(ctx.now));
}
