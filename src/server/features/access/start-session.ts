import type { SignedIn } from '#domain/api/accounts.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { Network } from '../../platform/limits/network.ts';
import { newToken, sha256 } from '../../platform/secrets/secrets.ts';
import { MOST_SESSIONS, SESSION_LIFETIME_MS } from './find-session.ts';
import { readMemberships } from './membership-queries.ts';
import { deleteAllButLatest, insertSession } from './session-queries.ts';

/** Who is on the other end of a connection, as far as a request tells. */
export interface Client {
  network: Network;
  userAgent: string;
  /** What the browser says of the accounts that it has signed in to; null for programs. */
  device: string | null;
}

const LONGEST_USER_AGENT = 300;

export async function startSession(
  ctx: Ctx,
  accountId: string,
  { userAgent }: Pick<Client, 'userAgent'>,
): Promise<SignedIn> {
  const token = newToken();
  const now = new Date(ctx.now);
  // Before the new one, which thereby stays whatever the clock says.
  await deleteAllButLatest(ctx.db, accountId, MOST_SESSIONS - 1);
  await insertSession(ctx.db, {
    tokenHash: sha256(token),
    id: uuidV7(ctx.now),
    accountId,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(ctx.now + SESSION_LIFETIME_MS),
  });
  const stores = await readMemberships(ctx.db, accountId);
  return { token, roles: [...new Set(stores.map((store) => store.role))], stores };
}
