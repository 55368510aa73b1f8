import { type Needs, sumOfNeeds } from '#ordering/menu/rules/diets/needs.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { selectBillsBeside, selectRoundsOf } from '../floor-queries.ts';
import { type Named, selectGuests } from '../queries.ts';

/** Tickets that are open, also those on a bill of their own, say what happened to their table. */
export async function tellRounds(
  tx: Ctx,
  { storeId, id }: Named,
  told: { what: 'left'; isBack?: true } | { what: 'needs' },
): Promise<void> {
  const bills = await selectBillsBeside(tx.db, storeId, [id]);
  const rounds = await selectRoundsOf(tx.db, storeId, [id, ...bills.map((bill) => bill.id)]);
  for (const { id: orderId, state } of rounds.filter((round) => round.state < SERVED)) {
    const event = { ...told, from: state, to: state };
    await appendLog(tx, storeId, { kind: 'order', orderId, event });
  }
}

/** Does what may change what a table does not eat. The kitchen is told where the sum is another one then. */
export async function watchNeeds(tx: Ctx, sitting: Named, change: () => Promise<void>): Promise<void> {
  const before = await sumAt(tx, sitting);
  await change();
  if (JSON.stringify(await sumAt(tx, sitting)) !== JSON.stringify(before))
    await tellRounds(tx, sitting, { what: 'needs' });
}

const sumAt = async (tx: Ctx, sitting: Named): Promise<Needs> => needsIn(await selectGuests(tx.db, sitting));

/** What those who are in do not eat, all together. */
export const needsIn = (guests: readonly { state: string; needs: Needs | null }[]): Needs =>
  sumOfNeeds(guests.flatMap(({ state, needs }) => (state === 'in' ? (needs ?? []) : [])));
