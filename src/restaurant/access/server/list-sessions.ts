import { AppError } from '#platform/errors/rules/errors.ts';
import { describeDevice } from '#restaurant/accounts/rules/device.ts';
import type { SessionList } from '#restaurant/accounts/wire/own-account.ts';
import type { AccountCtx } from './access.ts';
import { MOST_SESSIONS, validityAt } from './find-session.ts';
import { selectSessions } from './session-queries.ts';

/** All sessions of the account. */
export async function listSessions({ db, now, site, account }: AccountCtx): Promise<SessionList> {
  const rows = await selectSessions(
    db,
    { accountId: account.id, brandId: site.brandId, most: MOST_SESSIONS },
    validityAt(now),
  );
  const sessions = rows.map(({ id, userAgent, createdAt, seenAt }) => ({
    _id: id,
    ...describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: id === account.sessionId,
  }));
  return { sessions };
}

export async function findOwnSession(ctx: AccountCtx, sessionId: string): Promise<void> {
  const { sessions } = await listSessions(ctx);
  if (!sessions.some(({ _id }) => _id === sessionId)) throw new AppError('SESSION_NOT_FOUND');
}
