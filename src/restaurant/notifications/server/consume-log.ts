import { type OrderEvent, RECEIVED } from '#ordering/orders/rules/order.ts';
import { findOrders } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { placedAt, tableNameOf } from '#ordering/serving/rules/order-place.ts';
import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { LogRow } from '#platform/realtime/tables.ts';
import { orderNotification } from '../rules/notifications.ts';
import { type Notice, notify } from './notify.ts';
import { putAway } from './put-away.ts';

export const NOTIFICATIONS = 'notifications';

type OrderEntry = LogRow & { orderId: string; event: OrderEvent };

const isNews = (entry: LogRow): entry is OrderEntry =>
  entry.kind === 'order' && entry.orderId !== null && orderNotification(entry.event as OrderEvent) !== null;

/** Whether somebody has confirmed the order, or it has ended before. */
const isSeenTo = ({ kind, event }: LogRow): boolean =>
  kind === 'order' && event.what === 'state' && event.from === RECEIVED;

/** Notifies the staff of what guests do, and of orders until somebody sees to them. */
export const notificationConsumer: LogConsumer = {
  name: NOTIFICATIONS,
  async consume(tx, storeId, entries) {
    await tellNews(tx, storeId, entries.filter(isNews));
    const keys = entries.filter(isSeenTo).flatMap(({ orderId }) => orderId ?? []);
    await putAway(tx, storeId, { kind: 'order_placed', keys });
  },
};

async function tellNews(tx: Ctx, storeId: string, news: OrderEntry[]): Promise<void> {
  if (news.length === 0) return;
  const orders = await findOrders(tx, storeId, [...new Set(news.map(({ orderId }) => orderId))]);
  const notices = news.flatMap((entry) => {
    const order = orders.get(entry.orderId);
    return order ? noticesOf(entry, order) : [];
  });
  await notify(tx, storeId, notices);
}

function noticesOf({ seq, at, actor, event, orderId }: OrderEntry, order: OrderRow): Notice[] {
  const facts = { orderId, orderNo: order.orderNo, place: placeOf(order) };
  const shared = { key: orderId, at: at.getTime(), by: actor.kind === 'staff' ? actor.id : null };
  const kind = orderNotification(event);
  if (kind === null) return [];
  if (kind === 'guest_rated') {
    const stars = event.what === 'rated' ? event.stars : 0;
    return [{ ...shared, kind, facts: { ...facts, stars } }];
  }
  if (kind !== 'payment_claimed') return [{ ...shared, kind, facts }];
  const amount = event.what === 'claim' ? event.amount : 0;
  const claimed = { ...facts, amount: toNumber(amount), currency: order.currency };
  // A guest whose claim was refused may make another.
  return [{ ...shared, key: `${orderId} ${seq}`, kind, facts: claimed }];
}

/** Never what the guest typed, which may be where they live. */
function placeOf(order: OrderRow): string {
  return [order.orderType, tableNameOf({ ...placedAt(order), address: '' })].filter(Boolean).join(', ');
}
