import { type Ctx, notePersonNews, withOneStatement } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import type { AccountCtx } from './access.ts';
import { validityAt } from './find-session.ts';
import { deleteEndedSessions, deleteSession, deleteSessionOf, deleteSessionsOf } from './session-queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Signs out on another device, and ends its live streams. */
export async function endOneSession(ctx: AccountCtx, sessionId: string): Promise<void> {
  const { account, site } = ctx;
  if (!UUID.test(sessionId)) throw new AppError('SESSION_NOT_FOUND');
  await withOneStatement(ctx, async (tx) => {
    if (!(await deleteSessionOf(tx.db, account.id, site.brandId, sessionId)))
      throw new AppError('SESSION_NOT_FOUND');
    notePersonNews(tx, [account.id], 'access');
  });
}

/** Signs out everywhere but here, at all brands: a stolen telephone may be signed in at each. */
export async function endOtherSessions(ctx: AccountCtx): Promise<void> {
  await withOneStatement(ctx, (tx) => endSessionsOf(tx, ctx.account.id, ctx.account.sessionId));
}

/**
 * Signs out everywhere except for `except`, in the transaction that makes the other sessions unsafe. Password and
 * second step are the account's, at whichever brand they changed.
 */
export async function endSessionsOf(
  tx: Pick<Ctx, 'db'> & Partial<Pick<Ctx, 'grown'>>,
  accountId: string,
  except?: string,
): Promise<void> {
  await deleteSessionsOf(tx.db, { accountId, except });
  // A command of the machine tells no program that runs beside it.
  if (tx.grown) notePersonNews({ grown: tx.grown }, [accountId], 'access');
}

/** Signs somebody out of this brand alone, because its operators decide about no other. */
export async function endSessionsHere(tx: Ctx, accountId: string): Promise<void> {
  await deleteSessionsOf(tx.db, { accountId, brandId: tx.site.brandId });
  notePersonNews(tx, [accountId], 'access');
}

export async function logOut(ctx: Ctx, token: string): Promise<void> {
  await deleteSession(ctx.db, sha256(token));
}

export async function sweepSessions(ctx: Ctx): Promise<void> {
  await deleteEndedSessions(ctx.db, validityAt(ctx.now));
}
