import { expect } from 'vitest';
import { dueOf, owedToGuest, priceOf } from '#money/bills/rules/balance.ts';
import { roundToRupee } from '#money/payments/rules/tab.ts';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import { CANCELLED, type OrderEvent } from '#ordering/orders/rules/order.ts';
import { type OrderRow, orderLines, orders } from '#ordering/orders/tables.ts';
import { and, eq, isNotNull } from '#platform/db/server/drizzle.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { sittingParts } from '#tables/parts/tables.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { bearersOf } from '../../rules/fixed-charges.ts';
import { foldSitting } from '../../rules/fold-sitting.ts';
import type { SittingEvent } from '../../rules/sitting-events.ts';
import {
  type SittingGuestRow,
  type SittingRow,
  sittingCalls,
  sittingGuests,
  sittingLines,
  sittings,
} from '../../tables.ts';

interface Acknowledged {
  kept: ReadonlySet<string>;
  ordered: ReadonlySet<string>;
}

/** Rows say what the log says; no line is lost or ordered twice; one sitting is open at a table; money is level. */
export async function expectSittings(
  thali: TestApp,
  { storeId }: { storeId: string },
  { kept, ordered }: Acknowledged,
): Promise<void> {
  const { db } = thali.services;
  const all = await db.select().from(sittings).where(eq(sittings.storeId, storeId));
  const log = await db.select().from(storeLog).where(eq(storeLog.storeId, storeId)).orderBy(storeLog.seq);
  const guests = await db.select().from(sittingGuests).where(eq(sittingGuests.storeId, storeId));
  const calls = await db.select().from(sittingCalls).where(eq(sittingCalls.storeId, storeId));
  const lines = await db.select().from(sittingLines).where(eq(sittingLines.storeId, storeId));
  const rounds = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), isNotNull(orders.sittingId)));
  const parts = await db.select().from(sittingParts).where(eq(sittingParts.storeId, storeId));
  const dishes = await db.select().from(orderLines).where(eq(orderLines.storeId, storeId));

  const open = all.filter(({ state }) => state !== 'closed');
  expect(new Set(open.map(({ tableId }) => tableId)).size).toBe(open.length);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));

  for (const sitting of all) {
    const { id } = sitting;
    const fold = foldSitting(
      log
        .filter(({ kind, sittingId }) => kind === 'sitting' && sittingId === id)
        .map(({ event }) => event as SittingEvent),
    );
    expect(factsOf(sitting)).toEqual({ ...factsOf(sitting), ...fold.table, ...pick(fold) });
    expect(Object.fromEntries(fold.guests), id).toEqual(
      sitting.mergedInto === null
        ? Object.fromEntries(
            guests
              .filter(({ sittingId }) => sittingId === id)
              .map(({ id: guestId, number, state }) => [guestId, { number, state }]),
          )
        : expect.anything(),
    );
    expectForgotten(sitting, guests);
    const cart = lines.filter(({ sittingId, orderId }) => sittingId === id && orderId === null);
    if (sitting.mergedInto === null)
      expect([...fold.cart.keys()].toSorted()).toEqual(cart.map((line) => line.id).toSorted());
    const standing = calls.filter(({ sittingId, doneAt }) => sittingId === id && doneAt === null);
    expect([...fold.calls].map(([callId, { isTaken }]) => [callId, isTaken]).toSorted()).toEqual(
      standing.map((call) => [call.id, call.takenBy !== null]).toSorted(),
    );
    const own = parts.filter(({ sittingId, state }) => sittingId === id && state !== 'dropped');
    const standingParts = [...fold.parts].filter(([, state]) => state !== 'dropped');
    if (sitting.mergedInto === null)
      expect(Object.fromEntries(standingParts)).toEqual(
        Object.fromEntries(own.map((part) => [part.id, part.state])),
      );
    expectLevel(
      sitting,
      rounds.filter(({ sittingId }) => sittingId === id),
    );
  }
  for (const order of rounds) {
    const own = log.filter(({ kind, orderId }) => kind === 'order' && orderId === order.id);
    const { state, amount, paid, refunded, roundOff, seenAt, servedAt } = foldOrder(
      own.map(({ seq, at, event }) => ({ seq, at: at.getTime(), event: event as OrderEvent })),
    );
    expect({ state, amount, paid, refunded, roundOff, seenAt, servedAt }, order.id).toEqual({
      state: order.state,
      amount: order.amount,
      paid: order.paid,
      refunded: order.refunded,
      roundOff: order.roundOff,
      seenAt: order.seenAt?.getTime() ?? null,
      servedAt: order.servedAt?.getTime() ?? null,
    });
  }

  const ids = new Set(lines.map(({ id }) => id));
  for (const id of kept) expect(ids.has(id), id).toBe(true);
  const sent = lines.flatMap(({ orderLineId }) => (orderLineId === null ? [] : [orderLineId]));
  expect(new Set(sent).size).toBe(sent.length);
  for (const line of lines.filter(({ orderId }) => orderId !== null)) {
    const made = dishes.filter(({ id, partOf }) => id === line.orderLineId || partOf === line.orderLineId);
    expect(
      made.reduce((sum, { quantity }) => sum + quantity, 0),
      line.id,
    ).toBe(line.quantity);
  }
  const known = new Set(rounds.map(({ id }) => id));
  for (const id of ordered) expect(known.has(id), id).toBe(true);
}

/** What guests do not eat is kept while they sit there, and no longer. */
function expectForgotten({ id, state }: SittingRow, guests: SittingGuestRow[]): void {
  const gone = guests.filter(
    (guest) => guest.sittingId === id && (state === 'closed' || guest.state !== 'in'),
  );
  expect(gone.flatMap(({ needs }) => needs ?? [])).toEqual([]);
}

const factsOf = ({
  state,
  tableId: id,
  tableName: name,
  tableLabel: label,
  covers,
  waiter,
  rounds,
  mergedInto,
}: SittingRow) => ({
  state,
  id,
  name,
  label,
  covers,
  rounds,
  mergedInto,
  waiter: waiter && 'name' in waiter ? waiter.name : null,
});

const pick = ({ state, covers, waiter, rounds, mergedInto }: ReturnType<typeof foldSitting>) => ({
  state,
  covers,
  waiter,
  rounds,
  mergedInto,
});

/** The rounds of a table are charged, rounded and paid as one, and numbered in their order. */
function expectLevel({ state, rounds }: SittingRow, own: OrderRow[]): void {
  const standing = own.filter((order) => order.state !== CANCELLED);
  expect(bearersOf(standing).length).toBeLessThanOrEqual(1);
  const total = standing.reduce((sum, order) => sum + priceOf(order), 0);
  expect(total).toBe(roundToRupee(standing.reduce((sum, { amount }) => sum + amount, 0)));
  const due = own.reduce((sum, order) => sum + dueOf(order), 0);
  const owed = own.reduce((sum, order) => sum + owedToGuest(order), 0);
  expect(Math.min(due, owed)).toBe(0);
  if (state === 'paid') expect(due).toBe(0);
  if (state === 'open' || state === 'asked') expect(due > 0 || standing.length === 0).toBe(true);
  const numbers = own.map(({ round }) => round ?? 0);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(rounds);
}
