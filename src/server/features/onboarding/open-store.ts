import type { MembershipView } from '#domain/api/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { SessionAccount } from '../access/find-session.ts';
import { holdOwnStores, joinStore } from '../access/membership.ts';
import { refuseSignUp } from '../accounts/sign-up-policy.ts';
import { findStore } from '../stores/find-store.ts';
import { createStore } from './create-store.ts';

/** Stores of an account whose address is not confirmed: enough to try everything. */
export const MOST_UNVERIFIED = 3;

/** One more store for somebody who has an account; it is live at once, and theirs. */
export async function openStore(ctx: Ctx, account: SessionAccount, name: string): Promise<MembershipView> {
  const { id: accountId, verifiedAt } = account;
  await ctx.services.limiter.take('stores', accountId);
  await ctx.services.limiter.take('storesOfDay', accountId);
  return withTransaction(ctx, async (tx) => {
    const own = await holdOwnStores(tx, accountId);
    // Where not everybody may open a restaurant, only those who have one open another.
    if (own === 0) refuseSignUp(tx, false);
    if (verifiedAt === null && own >= MOST_UNVERIFIED) throw new AppError('EMAIL_UNVERIFIED');
    const storeId = await createStore(tx, { name });
    await joinStore(tx, accountId, storeId, 'OWNER');
    const { slug } = await findStore(tx.db, storeId);
    return { _id: storeId, slug, name, role: 'OWNER' };
  });
}
