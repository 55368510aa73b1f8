import { claimedAlike } from '#money/bills/rules/receipts.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { deleteTransfer, selectUnnamedPart, selectUpiNews, takeTransfer } from './transfer-queries.ts';

interface Transfer {
  storeId: string;
  tabId: string;
  /** The order or the part that it pays, whose own claim is no other one's. */
  of: { orderId?: string; partId?: string };
  amount: Minor;
  reference: string | undefined;
  /** Whether the guest says that it was paid. */
  isClaimed: boolean;
}

/**
 * Refuses to confirm a claim without a reference if another order's or part's claim of the same amount may mean the same
 * transfer. Call it with the tab locked. Each claim was committed before, so that two concurrent confirmations see each
 * other's.
 */
export async function refuseSameTransfer(
  { db, now }: Ctx,
  { storeId, tabId, of, amount, reference, isClaimed }: Transfer,
): Promise<void> {
  const { orderId = null, partId = null } = of;
  if (reference !== undefined) {
    const orderNo = await takeTransfer(db, storeId, tabId, reference);
    if (orderNo !== null) throw new AppError('UTR_TAKEN', { orderNo });
  } else if (isClaimed) {
    const like = { amount, since: new Date(now - DAY) };
    const orderNo =
      claimedAlike(await selectUpiNews(db, storeId, orderId, like)) ??
      (await selectUnnamedPart(db, storeId, partId, like));
    if (orderNo !== null) throw new AppError('UTR_NEEDED', { orderNo });
  }
}

/** A transfer that was recorded in error can pay another tab. */
export async function freeTransfer(
  { db }: Pick<Ctx, 'db'>,
  transfer: { storeId: string; tabId: string; utr: string },
): Promise<void> {
  await deleteTransfer(db, transfer);
}
