import type { GuestBody, GuestErased } from '#domain/api/guest-data.ts';
import { lockConsumer } from '../../platform/consumers/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { forgetChats } from '../chat/forget-chats.ts';
import { eraseKhatas } from '../khatas/forget-khatas.ts';
import { MESSAGES } from '../messages/consume-orders.ts';
import { printConsumer } from '../printing/consume-orders.ts';
import { eraseReservations } from '../reservations/forget-guests.ts';
import { eraseSeated } from '../sittings/forget-guests.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { guestEntry, parseGuestName } from './export-guest.ts';
import {
  countGuestOrders,
  deleteMessagesOf,
  deletePrintsOf,
  lockEndedOrders,
  updateGuestsErased,
} from './queries.ts';

/** Erases a guest's name, number, addresses and words from all ended orders. Bills stay, as the law demands. */
export async function eraseGuest(ctx: StoreCtx, body: GuestBody): Promise<GuestErased> {
  authorise(ctx, 'guest.erase');
  const guest = parseGuestName(body);
  return withTransaction(ctx, async (tx) => {
    // Waits for consumers, so that what they write is found here. Anything they write later has no name any more.
    for (const follower of [MESSAGES, printConsumer.name]) await lockConsumer(tx, follower, tx.storeId);
    const ids = await lockEndedOrders(tx.db, tx.storeId, guest);
    if (ids.length > 0) {
      await updateGuestsErased(tx.db, tx.storeId, ids);
      await deleteMessagesOf(tx.db, tx.storeId, ids);
      await deletePrintsOf(tx.db, tx.storeId, ids);
      await forgetChats(tx, tx.storeId, ids);
      await eraseSeated(tx, tx.storeId, ids);
    }
    const reservations = await eraseReservations(tx, tx.storeId, guest);
    const accounts = await eraseKhatas(tx, tx.storeId, guest);
    const erased = ids.length + reservations.erased + accounts.erased;
    if (erased > 0) await appendStaffLog(tx, tx.storeId, guestEntry('guest-erased', guest));
    return {
      erased,
      kept: reservations.kept + accounts.kept + (await countGuestOrders(tx.db, tx.storeId, guest)),
    };
  });
}
