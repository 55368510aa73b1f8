import { roundOffAfter } from '#domain/bills/balance.ts';
import type { EditEntry, EditResult } from '#domain/order/edits.ts';
import { type OrderEvent, PREPARING, SERVED } from '#domain/order/order.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import type { OrderChange } from '../orders/order-change.ts';
import { quote } from '../orders/quote.ts';

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

/** What becomes of it. One that was served goes back to the kitchen first, with what was eaten marked as ready. */
export function planEdit(round: EditedRound, { reason, request }: Why): Omit<OrderChange, 'before'> {
  const { order, lines: before } = round.stored;
  const { entries, noLongerReady } = round.result;
  const made = madeBefore(round);
  const marked = round.result.lines.map((line) => (made.includes(line.id) ? { ...line, ready: true } : line));
  const { amount, lines: after, discounts } = quote(marked, order.charges, round.result.discounts);
  const roundOff = order.sittingId === null ? roundOffAfter(order.roundOff, amount) : order.roundOff;
  const reopened: OrderEvent[] = isReopened(round) ? [{ what: 'state', from: SERVED, to: PREPARING }] : [];
  const state = reopened.length > 0 ? PREPARING : order.state;
  const more = { ...(reason ? { reason } : {}), ...(request === null ? {} : { request }) };
  const log: OrderEvent[] = [
    ...made.map((lineId) => ({ what: 'ready' as const, lineId, ready: true })),
    ...reopened,
    ...entries.map((entry) => ({
      ...{ what: 'item' as const, ...changeOf(entry, order.id) },
      ...{ before: entry.before, after: entry.after, ...more },
    })),
    ...noLongerReady.map((lineId) => ({ what: 'ready' as const, lineId, ready: false })),
  ];
  return { after: { ...order, amount, roundOff, discounts, state }, lines: { before, after }, log };
}

function changeOf({ change }: EditEntry, orderId: string) {
  if ('lineId' in change) return change;
  return { lineId: change.added[0]?.lineId ?? orderId, discarded: false, edit: change };
}

/** Whether something is to be cooked for an order that was served. */
function isReopened({ stored, result }: EditedRound): boolean {
  const cooked = new Set(result.lines.filter(({ itemId }) => itemId !== '').map(({ id }) => id));
  return (
    stored.order.state === SERVED &&
    result.entries.some(
      ({ change }) =>
        'added' in change && [...change.added, ...change.more].some(({ lineId }) => cooked.has(lineId)),
    )
  );
}

/** What was made before an order goes back to the kitchen. */
function madeBefore(round: EditedRound): string[] {
  if (!isReopened(round)) return [];
  const grown = new Set(
    round.result.entries.flatMap(({ change }) =>
      'added' in change ? change.more.map(({ lineId }) => lineId) : [],
    ),
  );
  return round.lines.flatMap(({ id, discarded, ready, partOf }) =>
    discarded || ready || partOf !== null || grown.has(id) ? [] : [id],
  );
}
