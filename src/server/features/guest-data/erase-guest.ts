import type { GuestBody, GuestErased } from '#domain/api/guest-data.ts';
import { holdConsumer } from '../../platform/consumers/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { MESSAGES } from '../messages/consume-orders.ts';
import { printConsumer } from '../printing/consume-orders.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { readGuestName } from './export-guest.ts';
import { countGuestOrders, forgetGuests, forgetMessages, forgetPrints, holdEndedOrders } from './queries.ts';

/** Takes a guest's name, number, addresses and words off all orders that are over. Bills stay as the law asks. */
export async function eraseGuest(ctx: StoreCtx, body: GuestBody): Promise<GuestErased> {
  authorise(ctx, 'guest.erase');
  const guest = readGuestName(body);
  await ctx.services.limiter.take('guestSearches', `${ctx.storeId} ${ctx.actor.id}`);
  return withTransaction(ctx, async (tx) => {
    // Whatever is just being written for an order is there by then; what is written later finds no name any more.
    for (const follower of [MESSAGES, printConsumer.name]) await holdConsumer(tx, follower, tx.storeId);
    const ids = await holdEndedOrders(tx.db, tx.storeId, guest);
    if (ids.length > 0) {
      await forgetGuests(tx.db, tx.storeId, ids);
      await forgetMessages(tx.db, tx.storeId, ids);
      await forgetPrints(tx.db, tx.storeId, ids);
      // The number itself would be kept by saying whose it was.
      await appendStaffLog(tx, tx.storeId, { what: 'guest-erased', subject: guest.phone.slice(-4) });
    }
    return { erased: ids.length, kept: await countGuestOrders(tx.db, tx.storeId, guest) };
  });
}
