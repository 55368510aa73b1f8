import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import type { SignedIn } from '#restaurant/accounts/wire/accounts.ts';
import { MOST_SESSIONS, SESSION_LIFETIME_MS } from './find-session.ts';
import { selectMemberships } from './membership-queries.ts';
import { deleteAllButLatest, insertSession } from './session-queries.ts';

/** The caller of a sign-in, as described by the request. */
export interface SignInClient {
  network: Network;
  userAgent: string;
  /** The device cookie. Null for programs. */
  device: string | null;
}

const LONGEST_USER_AGENT = 300;

export async function startSession(
  ctx: Ctx,
  accountId: string,
  { userAgent }: Pick<SignInClient, 'userAgent'>,
): Promise<SignedIn> {
  const token = newToken();
  const now = new Date(ctx.now);
  // Deletes before inserting, so that the new session stays whatever the clock says.
  await deleteAllButLatest(ctx.db, accountId, MOST_SESSIONS - 1);
  await insertSession(ctx.db, {
    tokenHash: sha256(token),
    id: uuidV7(ctx.now),
    accountId,
    brandId: ctx.site.brandId,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(ctx.now + SESSION_LIFETIME_MS),
  });
  const stores = await selectMemberships(ctx.db, accountId, ctx.site.brandId);
  return { token, roles: [...new Set(stores.map((store) => store.role))], stores };
}
