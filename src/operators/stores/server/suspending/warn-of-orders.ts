import { levelOf } from '#operators/plans/rules/plan.ts';
import { findOrderUses } from '#operators/plans/server/require-room.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { tell } from '../subscriptions/age-subscriptions.ts';
import { ORDERS_EMAILS } from '../subscriptions/subscription-email.ts';
import { updateOrdersTold } from '../use-queries.ts';

/** An order is never refused over a plan. Its owners are told at 80 and at 100 % of a month's orders, once each. */
export async function warnOfOrders(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { storeId, timeZone, ...use } of await findOrderUses(ctx, storeIds)) {
    const level = levelOf(use);
    if (level === 'fine') continue;
    const month = dayIn(timeZone, ctx.now).slice(0, 7);
    const news = level === 'near' ? 'ordersNear' : 'ordersFull';
    // Sorts by month, and within a month by share.
    const told = `${month} ${level === 'near' ? '080' : '100'}`;
    // Before the lock: the row remembers what was told, so a count that is old tells nothing twice.
    const send = await withTransaction({ ...ctx, storeId }, async (tx) => {
      const name = await updateOrdersTold(tx.db, storeId, told);
      return name === null
        ? null
        : tell(tx, { storeId, name }, { news, of: month, email: ORDERS_EMAILS[news] });
    });
    await send?.();
  }
}
