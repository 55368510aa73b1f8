import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt, inArray, lte } from '#platform/db/server/drizzle.ts';
import { sittingGuests, sittingLines } from '../../tables.ts';

/** Clears the names of guests in the sittings that were opened in this time. */
export async function clearNames(
  db: Db,
  storeId: string,
  { after, upTo }: { after: string | null; upTo: string },
): Promise<void> {
  const isOf = ({ storeId: store, sittingId }: typeof sittingGuests | typeof sittingLines) =>
    and(eq(store, storeId), after === null ? undefined : gt(sittingId, after), lte(sittingId, upTo));
  await db.update(sittingGuests).set({ name: '', needs: null }).where(isOf(sittingGuests));
  await db.update(sittingLines).set({ remarks: '' }).where(isOf(sittingLines));
}

/** Clears the names of guests whose lines became these orders. */
export async function clearNamesOf(db: Db, storeId: string, orderIds: string[]): Promise<void> {
  const sent = await db
    .update(sittingLines)
    .set({ remarks: '' })
    .where(and(eq(sittingLines.storeId, storeId), inArray(sittingLines.orderId, orderIds)))
    .returning({ sittingId: sittingLines.sittingId, guestId: sittingLines.guestId });
  if (sent.length === 0) return;
  const of = (ids: string[]) => [...new Set(ids)];
  await db
    .update(sittingGuests)
    .set({ name: '', needs: null })
    .where(
      and(
        eq(sittingGuests.storeId, storeId),
        inArray(sittingGuests.sittingId, of(sent.map(({ sittingId }) => sittingId))),
        inArray(sittingGuests.id, of(sent.map(({ guestId }) => guestId))),
      ),
    );
}
