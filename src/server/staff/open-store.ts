import type { MembershipView } from '#domain/api/accounts.ts';
import { joinStore } from '../accounts/membership.ts';
import { type Ctx, withTransaction } from '../context.ts';
import type { Limit } from '../http/limiter.ts';
import { createStore } from '../stores/create-store.ts';
import { findStore } from '../stores/find-store.ts';

const STORES: Limit = { name: 'stores by account', most: 20, windowMs: 60 * 60_000 };

/** One more store for somebody who has an account; it is live at once, and theirs. */
export async function openStore(ctx: Ctx, accountId: string, name: string): Promise<MembershipView> {
  ctx.services.limiter.take(STORES, accountId);
  return withTransaction(ctx, async (tx) => {
    const storeId = await createStore(tx, { name });
    await joinStore(tx, accountId, storeId, 'OWNER');
    const { slug } = await findStore(tx.db, storeId);
    return { _id: storeId, slug, name, role: 'OWNER' };
  });
}
