import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import { linesAfter, linesOnly } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { PlacedOrder } from '#ordering/orders/wire/order.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { toEntries } from '../../src/ordering/orders/server/as-of.ts';
import { toPriceable } from '../../src/ordering/orders/server/views.ts';
import type { LineRow, OrderRow } from '../../src/ordering/orders/tables.ts';
import type { LogRow } from '../../src/platform/realtime/tables.ts';

/** What the clients of one store were answered, by key. Repeated calls have several answers. */
export interface Noted {
  placed: Map<string, PlacedOrder[]>;
  /** Orders that were refused, though every one of them was valid. */
  refused: string[];
  moved: { orderId: string; to: number }[];
  discarded: { orderId: string; lineId: string }[];
}

export interface Stored {
  orders: OrderRow[];
  lines: LineRow[];
  log: LogRow[];
  keys: { key: string; orderId: string }[];
  counters: { orderNo: number; logSeq: number };
}

/** Returns a sentence for everything that was lost, doubled or does not add up. */
export function checkStore(noted: Noted, stored: Stored): string[] {
  return [
    ...noted.refused.map((refusal) => `Refused: the key ${refusal}`),
    ...checkAcknowledged(noted, stored),
    ...checkChanges(noted, stored),
    ...checkKeys(stored),
    ...checkSequence(
      'order number',
      stored.orders.map((order) => order.orderNo),
      stored.counters.orderNo,
    ),
    ...checkSequence(
      'log number',
      stored.log.map((entry) => entry.seq),
      stored.counters.logSeq,
    ),
    ...stored.orders.flatMap((order) => checkOrder(order, stored)),
    ...checkOrphans(stored),
  ];
}

function checkAcknowledged({ placed }: Noted, { orders, keys }: Stored): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byKey = new Map(keys.map(({ key, orderId }) => [key, orderId]));
  return [...placed].flatMap(([key, answers]) =>
    answers.flatMap((answer) => {
      const order = byId.get(answer._id);
      if (!order) return `Lost: order ${answer.orderNo} (key ${key}) was acknowledged and is not stored`;
      const faults =
        byKey.get(key) === order.id ? [] : [`The key ${key} does not name its order ${answer.orderNo}`];
      if (answer._id !== answers[0]?._id) faults.push(`Doubled: the key ${key} was answered with two orders`);
      return isAsAnswered(answer, order)
        ? faults
        : [...faults, `Order ${answer.orderNo} is not as it was acknowledged`];
    }),
  );
}

function isAsAnswered(answer: PlacedOrder, order: OrderRow): boolean {
  return (
    answer.orderNo === order.orderNo &&
    answer.slug === order.slug &&
    answer.createdAt === order.createdAt.toISOString()
  );
}

function checkChanges({ moved, discarded }: Noted, { log }: Stored): string[] {
  const has = (orderId: string, test: (event: LogRow['event']) => boolean) =>
    log.some((entry) => entry.orderId === orderId && test(entry.event));
  return [
    ...moved
      .filter(({ orderId, to }) => !has(orderId, (event) => event.what === 'state' && event.to === to))
      .map(
        ({ orderId, to }) =>
          `Lost: the move of order ${orderId} to ${to} was acknowledged and is not in the log`,
      ),
    ...discarded
      .filter(
        ({ orderId, lineId }) =>
          !has(orderId, (event) => event.what === 'item' && 'lineId' in event && event.lineId === lineId),
      )
      .map(
        ({ orderId, lineId }) =>
          `Lost: line ${lineId} of order ${orderId} was discarded and is not in the log`,
      ),
  ];
}

/** Every order of the harness has a key, so keys and orders are one to one. */
function checkKeys({ orders, keys }: Stored): string[] {
  const keysOf = Map.groupBy(keys, (row) => row.orderId);
  const ids = new Set(orders.map((order) => order.id));
  const doubled = [...Map.groupBy(keys, (row) => row.key)].filter(([, rows]) => rows.length > 1);
  return [
    ...doubled.map(([key, rows]) => `Doubled: the key ${key} has ${rows.length} orders`),
    ...orders
      .filter((order) => keysOf.get(order.id)?.length !== 1)
      .map((order) => `Order ${order.orderNo} has ${keysOf.get(order.id)?.length ?? 0} keys`),
    ...keys.filter((row) => !ids.has(row.orderId)).map(({ key }) => `The key ${key} has no order`),
  ];
}

function checkSequence(what: string, numbers: number[], counter: number): string[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  const wrong = sorted.findIndex((number, index) => number !== index + 1);
  if (wrong !== -1) return [`Gap: the ${what} after ${wrong} is ${sorted[wrong]}`];
  return counter === numbers.length
    ? []
    : [`Gap: the last ${what} is ${numbers.length}, its counter says ${counter}`];
}

function checkOrder(order: OrderRow, { lines, log }: Stored): string[] {
  const own = lines.filter((line) => line.orderId === order.id);
  const fold = foldOrder(toEntries(log.filter((entry) => entry.orderId === order.id)));
  const kept = own.filter((line) => !line.discarded);
  const total = priceCart(kept.map(toPriceable), order.charges).grandTotal;
  const name = `Order ${order.orderNo}`;
  const faults: string[] = [];
  if (own.length === 0) faults.push(`${name} has no lines`);
  if (order.amount !== total)
    faults.push(`${name}: its amount is ${toNumber(order.amount)}, its lines make ${toNumber(total)}`);
  if (fold.amount !== order.amount)
    faults.push(
      `${name}: its log folds to the amount ${toNumber(fold.amount)}, its row says ${toNumber(order.amount)}`,
    );
  if (fold.state !== order.state)
    faults.push(`${name}: its log folds to the state ${fold.state}, its row says ${order.state}`);
  if (fold.payment !== order.paymentState)
    faults.push(`${name}: its log folds to the payment ${fold.payment}, its row says ${order.paymentState}`);
  if (fold.servedAt !== (order.servedAt?.getTime() ?? null))
    faults.push(`${name}: its log and its row disagree on when it was served`);
  if (summary(linesAfter(own, fold)) !== summary(own))
    faults.push(`${name}: its log and its lines disagree on what was discarded`);
  if (linesOnly(own).some((line) => fold.ready.has(line.id) !== line.ready))
    faults.push(`${name}: its log and its lines disagree on what is ready`);
  if (fold.seenAt !== (order.seenAt?.getTime() ?? null))
    faults.push(`${name}: its log and its row disagree on when it was seen`);
  return faults;
}

function summary(lines: Stored['lines']): string {
  return lines
    .map(({ id, quantity, discarded }) => `${id} ${quantity} ${discarded}`)
    .toSorted()
    .join();
}

function checkOrphans({ orders, lines, log }: Stored): string[] {
  const ids = new Set<string | null>([null, ...orders.map((order) => order.id)]);
  return [
    ...lines.filter((line) => !ids.has(line.orderId)).map((line) => `Line ${line.id} has no order`),
    ...log.filter((entry) => !ids.has(entry.orderId)).map((entry) => `Log number ${entry.seq} has no order`),
  ];
}
