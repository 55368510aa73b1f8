import { heldDiscounts } from '#money/discounts/rules/held-discounts.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { SittingLineRow, SittingRow } from '../../tables.ts';
import type { HeldDiscount } from '../../wire/sittings.ts';
import { logSitting } from '../find-sitting.ts';
import { updateSent } from '../line-queries.ts';
import { selectOpenSittingAt, selectRounds, updateSitting } from '../queries.ts';

/** The rounds that a sitting has so far. */
export function findRounds(ctx: Pick<Ctx, 'db'>, sitting: SittingRow): Promise<OrderRow[]> {
  return selectRounds(ctx.db, sitting);
}

/** The rounds of the guests who sit at the table now. */
export async function findRoundsAt(ctx: Ctx, storeId: string, tableId: string): Promise<OrderRow[]> {
  const sitting = await selectOpenSittingAt(ctx.db, storeId, tableId);
  return sitting ? findRounds(ctx, sitting) : [];
}

/** The discounts in percent that the next round has, as these rounds have them. */
export function heldOf(rounds: readonly OrderRow[]): ReturnType<typeof heldDiscounts> {
  const standing = rounds.filter(({ state }) => state !== CANCELLED);
  return heldDiscounts(standing.map(({ discounts }) => discounts ?? []));
}

export const heldView = ({ reason, percent }: ReturnType<typeof heldOf>[number]): HeldDiscount => ({
  reason,
  percent: toNumber(percent),
});

interface AddedRound {
  order: Pick<OrderRow, 'id'>;
  lines: readonly Pick<LineRow, 'id'>[];
  /** The lines of the cart that they were; none if the staff took the order. */
  cart: readonly SittingLineRow[];
}

/** Notes the sitting's next round, which is written in the same transaction. */
export async function addRound(
  tx: Ctx,
  sitting: SittingRow,
  { order, lines, cart }: AddedRound,
): Promise<void> {
  const round = sitting.rounds + 1;
  const made = cart.map(({ id }, at) => ({ id, line: lines[at]?.id ?? null }));
  // One statement writes all of them, because the store's other orders wait from the moment this one was
  // written.
  if (made.length > 0) await updateSent(tx.db, sitting, order.id, made);
  const orderedAt = new Date(tx.now);
  // A bill beside a table stays as it is, and so does one whose guests left before a tablet told of this round.
  const isOver = sitting.state === 'closed';
  const open = isOver ? {} : { state: 'open' as const, askedAt: null, paidAt: null };
  await updateSitting(tx.db, sitting, { rounds: round, orderedAt, ...open });
  const sent = { what: 'sent' as const, orderId: order.id, round, lines: cart.map(({ id }) => id) };
  await logSitting(tx, sitting, sent);
  if (sitting.state !== 'open' && !isOver)
    await logSitting(tx, sitting, { what: 'sitting_state', from: sitting.state, to: 'open' });
}
