import { requireOutlet } from '#operators/plans/server/require-room.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SessionAccount } from '#restaurant/access/server/find-session.ts';
import { joinStore, lockOwnStores } from '#restaurant/access/server/membership.ts';
import { refuseSignUp } from '#restaurant/accounts/server/create-account.ts';
import type { MembershipView } from '#restaurant/accounts/wire/accounts.ts';
import { takeInvitation } from '#restaurant/sign-up/server/invitations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { createStore } from './create-store.ts';

/** Stores of an account without a confirmed address: enough to try everything. */
export const MOST_UNVERIFIED = 3;

/** Opens one more store for an account. It is live at once. */
export async function openStore(ctx: Ctx, account: SessionAccount, name: string): Promise<MembershipView> {
  const { id: accountId, email, verifiedAt } = account;
  return withTransaction(ctx, async (tx) => {
    const own = await lockOwnStores(tx, accountId);
    // If sign-up is restricted, only owners open another store, and those whom an operator has invited.
    if (own === 0) refuseSignUp(tx, verifiedAt !== null && (await takeInvitation(tx, { email })));
    if (verifiedAt === null && own >= MOST_UNVERIFIED) throw new AppError('EMAIL_UNVERIFIED');
    await requireOutlet(tx, accountId);
    const storeId = await createStore(tx, { name, isRounding: true });
    await joinStore(tx, accountId, storeId, 'OWNER');
    const { slug } = await findStore(tx.db, storeId);
    return { _id: storeId, slug, name, role: 'OWNER' };
  });
}
