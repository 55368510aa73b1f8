import type { SignedIn } from '#domain/api/accounts.ts';
import type { Ctx } from '../context.ts';
import { newToken, sha256 } from '../secrets.ts';
import { SESSION_LIFETIME_MS } from './find-session.ts';
import { insertSession, readMemberships } from './queries.ts';

export async function startSession(ctx: Ctx, accountId: string): Promise<SignedIn> {
  const token = newToken();
  const now = new Date(ctx.now);
  await insertSession(ctx.db, {
    tokenHash: sha256(token),
    accountId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(ctx.now + SESSION_LIFETIME_MS),
  });
  const stores = await readMemberships(ctx.db, accountId);
  return { token, roles: [...new Set(stores.map((store) => store.role))], stores };
}
