import { roundOffAfter } from '#domain/bills/balance.ts';
import type { EditEntry, EditResult } from '#domain/order/edits.ts';
import { type OrderEvent, PREPARING, SERVED } from '#domain/order/order.ts';
import { isKept } from '#domain/order/removed-portions.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import type { LineRow } from '../../platform/db/schema/orders.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { correctBill } from '../bills/correct-bill.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { withOff } from '../orders/with-off.ts';
import { changeLines } from './queries.ts';

/** An order with what becomes of it. */
export interface EditedRound {
  stored: StoredOrder;
  /** Its lines before. */
  lines: LineRow[];
  result: EditResult<LineRow>;
}

/** Writes the rows and corrects the bill, before anything is logged. */
export async function writeEdit(tx: StoreCtx, round: EditedRound): Promise<void> {
  const { order, lines: rows } = round.stored;
  const { amount } = round.result;
  const made = madeBefore(round);
  const marked = round.result.lines.map((line) => (made.includes(line.id) ? { ...line, ready: true } : line));
  const { lines: after, discounts } = withOff(marked, order.charges, round.result.discounts);
  const sum = {
    amount,
    roundOff: order.sittingId === null ? roundOffAfter(order.roundOff, amount) : order.roundOff,
    discounts,
    state: isReopened(round) ? PREPARING : order.state,
  };
  await changeLines(tx.db, order, { before: rows, after, sum });
  const change = { before: rows.filter(isKept), after: after.filter(isKept) };
  await correctBill(tx, { ...order, discounts }, { ...change, discountsBefore: order.discounts });
}

interface Why {
  reason: string | undefined;
  request: string | null;
}

/** An order that was served goes back to the kitchen first, with what was eaten marked as ready. */
export async function logEdit(tx: StoreCtx, round: EditedRound, { reason, request }: Why): Promise<void> {
  const { id: orderId, storeId } = round.stored.order;
  const log = (event: OrderEvent) => appendLog(tx, storeId, { kind: 'order', orderId, event });
  for (const lineId of madeBefore(round)) await log({ what: 'ready', lineId, ready: true });
  if (isReopened(round)) await log({ what: 'state', from: SERVED, to: PREPARING });
  const more = { ...(reason ? { reason } : {}), ...(request === null ? {} : { request }) };
  for (const entry of round.result.entries)
    await log({ what: 'item', ...changeOf(entry, orderId), ...sums(entry), ...more });
  for (const lineId of round.result.noLongerReady) await log({ what: 'ready', lineId, ready: false });
}

const sums = ({ before, after }: EditEntry) => ({ before, after });

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
