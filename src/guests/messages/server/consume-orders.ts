import { dueOf } from '#money/bills/rules/balance.ts';
import { findStoredOrders } from '#ordering/orders/server/find-order.ts';
import type { LogConsumer } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { isForStaff, NEWS_FOR_MS, STAFF_NEWS } from '../rules/messages.ts';
import { enqueue, type MessageDraft } from './enqueue.ts';
import { mayBeNews, type OrderNews, orderNewsOf } from './find-news.ts';
import {
  type StaffBrowser,
  selectOrderBrowsers,
  selectStaffBrowsers,
  selectWishes,
} from './push/push-queries.ts';
import { selectMessageSettings } from './queries.ts';
import { writeNotice } from './write-notice.ts';

export const MESSAGES = 'messages';

/** Writes messages about what happens to orders. Placing an order does not wait for them. */
export const messageConsumer: LogConsumer = {
  name: MESSAGES,
  async consume(tx, storeId, entries) {
    const telling = entries.filter(mayBeNews);
    if (telling.length === 0) return;
    const orders = await findStoredOrders(tx, storeId, [...new Set(telling.map(({ orderId }) => orderId))]);
    const news = telling
      .flatMap((entry) => orderNewsOf(entry, orders.get(entry.orderId)))
      .filter(({ occasion, at }) => at + NEWS_FOR_MS[occasion] > tx.now);
    if (news.length === 0) return;
    const store = await findStore(tx.db, storeId);
    const listeners = await findListeners(tx, storeId, news);
    const drafts = news.flatMap((one) => draftsOf({ ...one, store }, listeners));
    if (drafts.length > 0) await enqueue(tx, storeId, drafts);
  },
};

interface Listeners {
  browsers: Awaited<ReturnType<typeof selectOrderBrowsers>>;
  staff: StaffBrowser[];
  wishes: ReadonlySet<string>;
  bySms: boolean;
}

async function findListeners({ db }: Ctx, storeId: string, news: OrderNews[]): Promise<Listeners> {
  const orderIds = [...new Set(news.map(({ order }) => order.id))];
  const settings = (await selectMessageSettings(db, storeId))?.settings;
  const wishes = settings?.whatsApp.active ? await selectWishes(db, storeId, orderIds) : [];
  const hasStaffNews = news.some(({ occasion }) => isForStaff(occasion));
  return {
    browsers: await selectOrderBrowsers(db, storeId, orderIds),
    staff: hasStaffNews ? await selectStaffBrowsers(db, storeId) : [],
    wishes: new Set(wishes.map(({ orderId }) => orderId)),
    bySms: settings?.sms.provider != null && settings.sms.ready,
  };
}

function draftsOf(news: OrderNews & { store: StoreRow }, listeners: Listeners): MessageDraft[] {
  const { seq, occasion, order } = news;
  const isPaid = occasion === 'paid';
  if (isPaid && dueOf(order) > 0) return [];
  const shared = { template: occasion, orderId: order.id, validForMs: NEWS_FOR_MS[occasion] };
  const browsers = isForStaff(occasion)
    ? listeners.staff.filter(({ role }) => may(role, STAFF_NEWS[occasion]))
    : listeners.browsers.filter(({ ownerId }) => ownerId === order.id);
  const pushes = browsers.map(({ id: subscriptionId, locale }): MessageDraft => {
    const notice = writeNotice(locale, news);
    const content = { channel: 'push' as const, subscriptionId, notice, isUrgent: !isPaid };
    // Payment is announced once, in however many parts it came.
    return { ...shared, key: `${isPaid ? order.id : seq} ${occasion} ${subscriptionId}`, content };
  });
  return isForPhone(news) ? [...pushes, ...phoneDrafts(news, listeners)] : pushes;
}

/** SMS and WhatsApp say once that an order is ready: with its last dish, or when it is handed over. */
function isForPhone({ occasion, wasReady, order }: OrderNews): boolean {
  return order.customerPhone !== '' && (occasion === 'ready' || (occasion === 'served' && !wasReady));
}

function phoneDrafts(
  { occasion, order, store }: OrderNews & { store: StoreRow },
  listeners: Listeners,
): MessageDraft[] {
  const phone = `${order.countryCode}${order.customerPhone}`.replace(/\D/g, '');
  const facts = { order: String(order.orderNo), store: boundText(store.name, BOUNDS.store) };
  const draft = (content: MessageDraft['content']): MessageDraft => ({
    template: occasion,
    orderId: order.id,
    validForMs: NEWS_FOR_MS[occasion],
    key: `${order.id} ready ${content.channel}`,
    content,
  });
  return [
    ...(listeners.bySms ? [draft({ channel: 'sms', purpose: 'ready', phone, facts })] : []),
    ...(listeners.wishes.has(order.id) ? [draft({ channel: 'whatsapp', phone, facts })] : []),
  ];
}
