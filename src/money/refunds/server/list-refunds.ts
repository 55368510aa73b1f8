import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { DoneRefunds } from '../wire/refunds.ts';
import { about } from './list-owed.ts';
import { selectDoneRefunds } from './owed-queries.ts';

const PAGE = 50;

/** What went back to guests, the latest first. */
export async function listRefunds(ctx: StoreCtx, before: string | null): Promise<DoneRefunds> {
  authorise(ctx, 'order.refund');
  const found = await selectDoneRefunds(ctx.db, ctx.storeId, { before, limit: PAGE + 1 });
  const refunds = found.slice(0, PAGE).map((row) => {
    const { orderId, orderNo, place, customer, amount } = about(row);
    const { id: _id, how, method, reason, author, settledAt, createdAt } = row;
    return {
      _id,
      orderId,
      orderNo,
      place,
      customer,
      amount,
      how,
      method,
      reason,
      author: author.kind === 'staff' ? author.name : null,
      settledAt: (settledAt ?? createdAt).toISOString(),
    };
  });
  return { refunds, next: found.length > PAGE ? (refunds.at(-1)?._id ?? null) : null };
}
