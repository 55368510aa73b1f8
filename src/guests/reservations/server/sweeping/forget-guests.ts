import type { Ctx } from '#platform/context/server/context.ts';
import type { GuestNumber } from '#platform/feature/server/guests.ts';
import { forgetNames } from '#restaurant/notifications/server/put-away.ts';
import { countOf, deleteBefore, selectOf, updateErased } from './sweep-queries.ts';

/** What a guest reserved under this number. */
export async function exportReservations({ db }: Ctx, storeId: string, given: GuestNumber) {
  const rows = await selectOf(db, storeId, given);
  const reservations = rows.map((row) => ({
    at: row.startsAt.toISOString(),
    party: row.party,
    name: row.name,
    phone: `${row.countryCode}${row.phone}`,
    email: row.email ?? '',
    note: row.note,
    staffNote: row.staffNote,
    state: row.state,
  }));
  return { reservations };
}

/** Erases who they were from what has ended. Answers how many were erased, and how many are still ahead. */
export async function eraseReservations(
  ctx: Ctx,
  storeId: string,
  given: GuestNumber,
): Promise<{ erased: number; kept: number }> {
  const erased = await updateErased(ctx.db, storeId, given);
  await forgetNames(ctx, storeId, erased);
  return { erased: erased.length, kept: await countOf(ctx.db, storeId, given) };
}

/** Deletes what is older than the store keeps of its guests. */
export async function forgetReservations(ctx: Ctx, storeId: string, before: number): Promise<void> {
  await forgetNames(ctx, storeId, await deleteBefore(ctx.db, storeId, new Date(before)));
}
