import { randomBytes } from 'node:crypto';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Passwords } from '#platform/ports/server/passwords.ts';
import type { Site } from '#platform/site/server/sites.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { claimAccount } from '#restaurant/accounts/server/claim-account.ts';
import { findAccount } from '#restaurant/accounts/server/create-account.ts';
import { issueToken } from '#restaurant/accounts/server/email/issue-token.ts';
import { countOperators, insertOperator } from './queries.ts';

const LINK_MS = DAY;

type Made = Pick<Ctx, 'db' | 'now'> & {
  passwords: Passwords;
  site: Pick<Site, 'origin' | 'brandId'>;
};

/**
 * Makes the holder of this address an operator, and an account if there is none. Whoever had signed up with it unconfirmed
 * loses it. Answers a link to a new password.
 */
export async function makeOperator(ctx: Made, email: string): Promise<string> {
  const accountId = await claimAccount(ctx, email.trim(), await strangerOf(ctx, email));
  const account = await findAccount(ctx, email);
  if (accountId === null || account === null) throw new AppError('ACCOUNT_DISABLED');
  const { origin, brandId } = ctx.site;
  await insertOperator(ctx.db, { accountId, brandId, role: 'OWNER', since: new Date(ctx.now) });
  const token = await issueToken(ctx, 'reset', { accountId, email: account.email }, LINK_MS);
  return `${origin}/auth/reset-password#token=${token}`;
}

/**
 * The same for somebody who was named by another operator, who sees the answer. Whoever has an account keeps its password:
 * they only sign in.
 */
export async function nameOperator(ctx: Made, email: string): Promise<{ link: string; isKnown: boolean }> {
  const known = await findAccount(ctx, email);
  if (!known) return { link: await makeOperator(ctx, email), isKnown: false };
  // Another person could have signed up with this address, and would go on as an operator with one of their own.
  if (known.verifiedAt === null) throw new AppError('EMAIL_UNVERIFIED');
  const { origin, brandId } = ctx.site;
  await insertOperator(ctx.db, { accountId: known.id, brandId, role: 'OWNER', since: new Date(ctx.now) });
  return { link: `${origin}/auth/login`, isKnown: true };
}

/** Nobody knows the password until the link sets one. */
async function strangerOf({ passwords }: Made, email: string) {
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'), 'operator');
  return { name: email.split('@')[0] ?? email, passwordHash };
}

/** For the first start with an operator's address in the environment. Null if there is an operator already. */
export async function makeFirstOperator(ctx: Made, email: string): Promise<string | null> {
  return (await countOperators(ctx.db, ctx.site.brandId)) > 0 ? null : makeOperator(ctx, email);
}
