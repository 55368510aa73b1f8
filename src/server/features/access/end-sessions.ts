import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sha256 } from '../../platform/secrets/secrets.ts';
import type { AccountCtx } from './access.ts';
import { validityAt } from './find-session.ts';
import { deleteEndedSessions, deleteSession, deleteSessionOf, deleteSessionsOf } from './session-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs out on another device. Its live streams end at their next heartbeat. */
export async function endOneSession({ db, account, site }: AccountCtx, sessionId: string): Promise<void> {
  const isId = UUID.test(sessionId);
  const wasThere = isId && (await deleteSessionOf(db, account.id, site.brandId, sessionId));
  if (!wasThere) throw new AppError('SESSION_NOT_FOUND');
}

/** Signs out everywhere but here, at all brands: a stolen telephone may be signed in at each. */
export async function endOtherSessions(ctx: AccountCtx): Promise<void> {
  await endSessionsOf(ctx, ctx.account.id, ctx.account.sessionId);
}

/**
 * Signs out everywhere except for `except`, in the transaction that makes the other sessions unsafe. Password and
 * second step are the account's, at whichever brand they changed.
 */
export async function endSessionsOf(
  { db }: Pick<Ctx, 'db'>,
  accountId: string,
  except?: string,
): Promise<void> {
  await deleteSessionsOf(db, { accountId, except });
}

/** Signs somebody out of this brand alone, because its operators decide about no other. */
export async function endSessionsHere({ db, site }: Ctx, accountId: string): Promise<void> {
  await deleteSessionsOf(db, { accountId, brandId: site.brandId });
}

export async function logOut(ctx: Ctx, token: string): Promise<void> {
  await deleteSession(ctx.db, sha256(token));
}

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteEndedSessions(ctx.db, validityAt(ctx.now));
}
