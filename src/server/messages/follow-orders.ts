import { isForStaff, NEWS_FOR_MS, type Occasion, occasionsOf } from '#domain/messages.ts';
import type { OrderEvent } from '#domain/order.ts';
import type { Ctx } from '../context.ts';
import type { Follower } from '../followers/follow-logs.ts';
import { findOrders, type OrderRow } from '../ordering/find-order.ts';
import type { LogEntryRow } from '../realtime/read-log.ts';
import { findStore, type StoreRow } from '../stores/find-store.ts';
import { type Draft, enqueue } from './enqueue.ts';
import { readOrderBrowsers, readStaffBrowsers, readWishes } from './push-queries.ts';
import { readSettings } from './queries.ts';
import { writeNotice } from './write-notice.ts';

export const MESSAGES = 'messages';

/** Makes messages of what happens to orders; placing one costs nothing more for it. */
export const messageFollower: Follower = {
  name: MESSAGES,
  async take(tx, storeId, entries) {
    const news = entries.flatMap(newsIn).filter(({ occasion, at }) => at + NEWS_FOR_MS[occasion] > tx.now);
    if (news.length === 0) return;
    const orderIds = [...new Set(news.map(({ orderId }) => orderId))];
    const orders = await findOrders(tx, storeId, orderIds);
    const store = await findStore(tx.db, storeId);
    const listeners = await findListeners(tx, storeId, { news, orderIds });
    const drafts = news.flatMap((entry) => {
      const order = orders.get(entry.orderId);
      return order ? draftsOf({ ...entry, order, store }, listeners) : [];
    });
    if (drafts.length > 0) await enqueue(tx, storeId, drafts);
  },
};

interface News {
  seq: number;
  at: number;
  orderId: string;
  occasion: Occasion;
}

function newsIn({ seq, at, orderId, event, kind }: LogEntryRow): News[] {
  if (kind !== 'order' || orderId === null) return [];
  return occasionsOf(event as OrderEvent).map((occasion) => ({ seq, at: at.getTime(), orderId, occasion }));
}

interface Listeners {
  browsers: Awaited<ReturnType<typeof readStaffBrowsers>>;
  staff: Awaited<ReturnType<typeof readStaffBrowsers>>;
  wishes: ReadonlySet<string>;
  bySms: boolean;
}

async function findListeners(
  { db }: Ctx,
  storeId: string,
  { news, orderIds }: { news: News[]; orderIds: string[] },
): Promise<Listeners> {
  const settings = (await readSettings(db, storeId))?.settings;
  const wishes = settings?.whatsApp.active ? await readWishes(db, storeId, orderIds) : [];
  const hasStaffNews = news.some(({ occasion }) => isForStaff(occasion));
  return {
    browsers: await readOrderBrowsers(db, storeId, orderIds),
    staff: hasStaffNews ? await readStaffBrowsers(db, storeId) : [],
    wishes: new Set(wishes.map(({ orderId }) => orderId)),
    bySms: settings?.sms.provider != null && settings.sms.ready,
  };
}

function draftsOf(news: News & { order: OrderRow; store: StoreRow }, listeners: Listeners): Draft[] {
  const { seq, occasion, order, store } = news;
  const isPaid = occasion === 'paid';
  if (isPaid && order.paid < order.amount) return [];
  const isStaff = isForStaff(occasion);
  const shared = { template: occasion, orderId: order.id, validForMs: NEWS_FOR_MS[occasion] };
  const browsers = isStaff
    ? listeners.staff
    : listeners.browsers.filter(({ ownerId }) => ownerId === order.id);
  const pushes = browsers.map(({ id: subscriptionId, locale }): Draft => {
    const notice = writeNotice(locale, news);
    const content = { channel: 'push' as const, subscriptionId, notice, isUrgent: !isPaid };
    // That it is paid is told once, in however many parts that was.
    return { ...shared, key: `${isPaid ? order.id : seq} ${occasion} ${subscriptionId}`, content };
  });
  if (occasion !== 'served' || order.customerPhone === '') return pushes;
  const phone = `${order.countryCode}${order.customerPhone}`.replace(/\D/g, '');
  const facts = { order: String(order.orderNo), store: store.name };
  const draft = (content: Draft['content']): Draft => ({
    ...shared,
    key: `${seq} ${occasion} ${content.channel}`,
    content,
  });
  return [
    ...pushes,
    ...(listeners.bySms ? [draft({ channel: 'sms', purpose: 'ready', phone, facts })] : []),
    ...(listeners.wishes.has(order.id) ? [draft({ channel: 'whatsapp', phone, facts })] : []),
  ];
}
