import { findOrderBySlug, lockOrder } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { startConsuming } from '#platform/consumers/server/consume-logs.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { OrderAlertsView, PushBody } from '../wire/messages.ts';
import { MESSAGES } from './consume-orders.ts';
import {
  deleteEarliestGuests,
  deleteSubscription,
  deleteWish,
  insertWish,
  lockMembership,
  type Owner,
  type StaffBrowser,
  selectStaffBrowsers,
  selectWishes,
  upsertSubscription,
} from './push/push-queries.ts';
import { endpointHashes, hashEndpoint, refuseSubscription, sealSubscription } from './push/subscription.ts';
import { selectMessageSettings } from './queries.ts';

/** The most browsers of one order, and of one person in a store. */
export const MOST_OF_ORDER = 5;
export const MOST_OF_ACCOUNT = 10;
/** The most browsers of all guests of one store. The oldest make room. */
export const MOST_GUESTS_OF_STORE = 2_000;

export type { StaffBrowser } from './push/push-queries.ts';

/** The devices of the store's people. */
export function findStaffBrowsers({ db }: Ctx, storeId: string): Promise<StaffBrowser[]> {
  return selectStaffBrowsers(db, storeId);
}

/** The ways in which a guest can get messages about an order. */
export async function getAlerts(ctx: Ctx, slug: string): Promise<OrderAlertsView> {
  const order = await findOrderBySlug(ctx, slug);
  const whatsApp = (await takesWishes(ctx, order))
    ? { wished: (await selectWishes(ctx.db, order.storeId, [order.id])).length > 0 }
    : null;
  return { key: ctx.services.channels.push.publicKey, whatsApp };
}

export async function addOrderPush(ctx: Ctx, slug: string, body: PushBody): Promise<void> {
  refuseSubscription(ctx.services.channels, body.subscription);
  await withTransaction(ctx, async (tx) => {
    const { storeId, id } = await findOrderBySlug(tx, slug);
    // Locks the order, so that its browsers are counted one after another.
    await lockOrder(tx, storeId, id);
    await saveSubscription(
      tx,
      { storeId, ownerKind: 'order', ownerId: id },
      { ...body, most: MOST_OF_ORDER },
    );
    await deleteEarliestGuests(tx.db, storeId, MOST_GUESTS_OF_STORE);
  });
}

export async function removeOrderPush(ctx: Ctx, slug: string, endpoint: string): Promise<void> {
  const { storeId, id } = await findOrderBySlug(ctx, slug);
  const owner: Owner = { storeId, ownerKind: 'order', ownerId: id };
  await deleteSubscription(ctx.db, owner, endpointHashes(ctx.services.secrets, endpoint));
}

/** Uses only the number that the order was placed with. */
export async function wishForWhatsApp(ctx: Ctx, slug: string, wished: boolean): Promise<void> {
  const order = await findOrderBySlug(ctx, slug);
  const { storeId } = order;
  const wish = { storeId, orderId: order.id, channel: 'whatsapp' as const };
  if (!wished) return deleteWish(ctx.db, wish);
  if (!(await takesWishes(ctx, order))) throw new AppError('NOT_FOUND');
  // Before the lock: the settings are read again when a message is sent.
  await withTransaction(ctx, async (tx) => {
    await insertWish(tx.db, { ...wish, createdAt: new Date(tx.now) });
    await startConsuming(tx, MESSAGES, storeId);
  });
}

/** Registers this device for as long as its owner works in the store. */
export async function addStorePush(ctx: StoreCtx, body: PushBody): Promise<void> {
  authorise(ctx, 'order.push');
  refuseSubscription(ctx.services.channels, body.subscription);
  await withTransaction(ctx, async (tx) => {
    if (!(await lockMembership(tx.db, tx.storeId, tx.actor.id))) throw new AppError('STORE_NOT_FOUND');
    await saveSubscription(tx, ownOf(tx), { ...body, most: MOST_OF_ACCOUNT });
  });
}

export async function removeStorePush(ctx: StoreCtx, endpoint: string): Promise<void> {
  authorise(ctx, 'order.push');
  await deleteSubscription(ctx.db, ownOf(ctx), endpointHashes(ctx.services.secrets, endpoint));
}

const ownOf = ({ storeId, actor }: StoreCtx): Owner => ({
  storeId,
  ownerKind: 'account',
  ownerId: actor.id,
});

async function saveSubscription(
  tx: Ctx,
  owner: Owner,
  { subscription, locale, most }: PushBody & { most: number },
) {
  const { secrets } = tx.services;
  const row = {
    ...owner,
    id: uuidV7(tx.now),
    endpointHash: hashEndpoint(secrets, subscription.endpoint),
    sealed: sealSubscription(secrets, subscription),
    locale,
    createdAt: new Date(tx.now),
  };
  await upsertSubscription(tx.db, row, most);
  await startConsuming(tx, MESSAGES, owner.storeId);
}

async function takesWishes({ db }: Ctx, { storeId, customerPhone }: OrderRow): Promise<boolean> {
  if (customerPhone === '') return false;
  const row = await selectMessageSettings(db, storeId);
  return row?.settings.whatsApp.active === true && row.whatsAppSealed !== null;
}
