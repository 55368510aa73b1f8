import type { Ctx } from '#platform/context/server/context.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { deleteExpiredTokens, deleteToken, insertToken, type Purpose } from './token-queries.ts';

const LIFETIME_MS: Record<Purpose, number> = { verify: 48 * HOUR, reset: HOUR / 2 };

export interface Addressee {
  accountId: string;
  /** The address that the link goes to. The link works for this address alone. */
  email: string;
}

/** Creates the token of a link. The database stores only its hash. */
export async function issueToken(
  ctx: Pick<Ctx, 'db' | 'now'>,
  purpose: Purpose,
  { accountId, email }: Addressee,
  lifetimeMs = LIFETIME_MS[purpose],
): Promise<string> {
  const token = newToken();
  await insertToken(ctx.db, {
    tokenHash: sha256(token),
    accountId,
    purpose,
    email,
    createdAt: new Date(ctx.now),
    expiresAt: new Date(ctx.now + lifetimeMs),
  });
  return token;
}

/** Uses up a token. Null if it is unknown, expired or was used before. */
export function redeemToken(ctx: Ctx, purpose: Purpose, token: string): Promise<Addressee | null> {
  return deleteToken(ctx.db, sha256(token), purpose, new Date(ctx.now));
}

export async function sweepTokens(ctx: Ctx): Promise<void> {
  await deleteExpiredTokens(ctx.db, new Date(ctx.now));
}
