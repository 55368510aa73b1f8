import { roundOffAfter } from '#money/bills/rules/balance.ts';
import { planOf } from '#ordering/orders/rules/edit-plan.ts';
import type { EditResult } from '#ordering/orders/rules/edits.ts';
import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import type { OrderChange } from '#ordering/orders/server/order-change.ts';
import { quote } from '#ordering/orders/server/quote.ts';
import type { LineRow } from '#ordering/orders/tables.ts';

/** An order of which something is changed. */
export interface EditedRound {
  stored: StoredOrder;
  /** Its lines before. */
  lines: LineRow[];
  result: EditResult<LineRow>;
}

interface Why {
  reason?: string | undefined;
  request: string | null;
}

/** What is written of it. */
export function planEdit({ stored, lines, result }: EditedRound, why: Why): Omit<OrderChange, 'before'> {
  const { order, lines: before } = stored;
  const planned = planOf({ id: order.id, state: order.state, lines }, result, why);
  const { amount, lines: after, discounts } = quote(planned.lines, order.charges, result.discounts);
  const roundOff = order.sittingId === null ? roundOffAfter(order.roundOff, amount) : order.roundOff;
  const { state, log } = planned;
  return { after: { ...order, amount, roundOff, discounts, state }, lines: { before, after }, log };
}
