import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { AccountCtx } from './access.ts';
import { deleteSessionOf, deleteSessionsOf } from './session-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs out on another device; its live streams end at their next heartbeat. */
export async function endOneSession({ db, account }: AccountCtx, sessionId: string): Promise<void> {
  const wasThere = UUID.test(sessionId) && (await deleteSessionOf(db, account.id, sessionId));
  if (!wasThere) throw new AppError('SESSION_NOT_FOUND');
}

/** Signs out everywhere but here. */
export async function endOtherSessions({ db, account }: AccountCtx): Promise<void> {
  await deleteSessionsOf(db, account.id, account.sessionId);
}

/** Signs out everywhere, but for one session where it is named: in the transaction that makes the others unsafe. */
export async function endSessionsOf({ db }: Ctx, accountId: string, except?: string): Promise<void> {
  await deleteSessionsOf(db, accountId, except);
}
