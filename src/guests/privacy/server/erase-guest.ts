import { lockConsumer } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import type { Feature } from '#platform/feature/server/feature.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import type { GuestBody, GuestErased } from '../wire/guest-data.ts';
import { guestEntry, parseGuestName } from './export-guest.ts';
import { countGuestOrders, lockEndedOrders, updateGuestsErased } from './queries.ts';

/** Erases a guest's name, number, addresses and words from all ended orders. Bills stay, as the law demands. */
export async function eraseGuest(
  ctx: StoreCtx,
  body: GuestBody,
  features: readonly Feature[],
): Promise<GuestErased> {
  authorise(ctx, 'guest.erase');
  const guest = parseGuestName(body);
  const kept = features.flatMap(({ guests }) => guests ?? []);
  const copying = features.flatMap(({ guests, consumer }) => (guests && consumer ? consumer.name : []));
  return withTransaction(ctx, async (tx) => {
    for (const name of copying) await lockConsumer(tx, name, tx.storeId);
    const ids = await lockEndedOrders(tx.db, tx.storeId, guest);
    if (ids.length > 0) {
      await updateGuestsErased(tx.db, tx.storeId, ids);
      for (const guests of kept) await guests.eraseWithOrders?.(tx, tx.storeId, { ids });
    }
    const total = { erased: ids.length, kept: await countGuestOrders(tx.db, tx.storeId, guest) };
    for (const { eraseOf } of kept) {
      const done = await eraseOf?.(tx, tx.storeId, guest);
      total.erased += done?.erased ?? 0;
      total.kept += done?.kept ?? 0;
    }
    if (total.erased > 0) await appendStaffLog(tx, tx.storeId, guestEntry('guest-erased', guest));
    return total;
  });
}
