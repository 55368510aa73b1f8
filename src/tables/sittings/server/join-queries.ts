import { paymentAttempts } from '#money/payments/tables.ts';
import { receipts, upiTransfers } from '#money/tabs/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { sittingParts } from '#tables/parts/tables.ts';
import { sittingCalls, sittingGuests, sittingLines } from '../tables.ts';

// What moves when sittings become one, or a part of one goes to another. Their rows are locked.

/** Whether somebody may be paying now. */
export async function hasOpenPayment(db: Db, storeId: string, tabIds: string[]): Promise<boolean> {
  const attempts = await db.$count(
    paymentAttempts,
    and(
      eq(paymentAttempts.storeId, storeId),
      inArray(paymentAttempts.tabId, tabIds),
      eq(paymentAttempts.state, 'awaiting'),
    ),
  );
  const parts = await db.$count(
    sittingParts,
    and(
      eq(sittingParts.storeId, storeId),
      inArray(sittingParts.sittingId, tabIds),
      inArray(sittingParts.state, ['open', 'claimed', 'awaiting']),
    ),
  );
  return attempts + parts > 0;
}

interface Joining {
  storeId: string;
  from: string;
  to: string;
}

/** The guests keep their secrets and are numbered on. */
export async function moveGuests(
  db: Db,
  { storeId, from, to, after }: Joining & { after: number },
): Promise<void> {
  await db
    .update(sittingGuests)
    .set({ sittingId: to, number: sql`${sittingGuests.number} + ${after}` })
    .where(and(eq(sittingGuests.storeId, storeId), eq(sittingGuests.sittingId, from)));
}

/** What was one guest's is another's now. */
export async function giveAway(
  db: Db,
  { storeId, sittingId, id }: { storeId: string; sittingId: string; id: string },
  guestId: string,
): Promise<void> {
  for (const table of [sittingLines, sittingParts])
    await db
      .update(table)
      .set({ guestId })
      .where(and(eq(table.storeId, storeId), eq(table.sittingId, sittingId), eq(table.guestId, id)));
}

/** A line whose id is taken there gets another one. Phones make their ids, and need not make good ones. */
export async function moveCart(
  db: Db,
  { storeId, from, to }: Joining,
  taken: { id: string; newId: string }[],
): Promise<void> {
  const { sittingId } = sittingLines;
  const isFrom = and(eq(sittingLines.storeId, storeId), eq(sittingId, from));
  for (const { id, newId } of taken)
    await db
      .update(sittingLines)
      .set({ id: newId })
      .where(and(isFrom, eq(sittingLines.id, id)));
  await db.update(sittingLines).set({ sittingId: to }).where(isFrom);
}

export async function moveCalls(db: Db, { storeId, from, to }: Joining, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(sittingCalls)
    .set({ sittingId: to })
    .where(
      and(eq(sittingCalls.storeId, storeId), eq(sittingCalls.sittingId, from), inArray(sittingCalls.id, ids)),
    );
}

/** Parts, receipts, attempts and transfers: all that names the tab. */
export async function moveMoney(db: Db, { storeId, from, to }: Joining): Promise<void> {
  await db
    .update(sittingParts)
    .set({ sittingId: to })
    .where(and(eq(sittingParts.storeId, storeId), eq(sittingParts.sittingId, from)));
  await db
    .update(receipts)
    .set({ tabId: to })
    .where(and(eq(receipts.storeId, storeId), eq(receipts.tabId, from)));
  await db
    .update(paymentAttempts)
    .set({ tabId: to })
    .where(and(eq(paymentAttempts.storeId, storeId), eq(paymentAttempts.tabId, from)));
  await db
    .update(upiTransfers)
    .set({ tabId: to })
    .where(and(eq(upiTransfers.storeId, storeId), eq(upiTransfers.tabId, from)));
}
