import { listBills } from '#money/bills/server/list-bills.ts';
import { swapView } from '#ordering/catalogue/wire/catalogue-view.ts';
import { getCatalogue } from '#ordering/menu/server/get-catalogue.ts';
import { updateItem } from '#ordering/menu/server/update-item.ts';
import { changeState } from '#ordering/order-desk/server/change-state.ts';
import { listOrders, readStoreOrder } from '#ordering/order-desk/server/list-orders.ts';
import { MOST_ORDERS } from '#ordering/orders/wire/order-list-calls.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { getStoreForStaff } from '#restaurant/settings/server/update-store.ts';
import { listTables } from '#tables/table-list/server/list-tables.ts';
import { MOST_EVENTS } from '../wire/events.ts';
import { itemPatchFrom, toApiDish, toApiMenu, withFound } from '../wire/menu.ts';
import { daysOfMonth, toApiBill } from '../wire/money.ts';
import { stateFrom, toApiOrder } from '../wire/order.ts';
import { toApiStore, toApiTables } from '../wire/store.ts';
import { v1Calls } from '../wire/v1-calls.ts';
import { v1GuestCalls } from '../wire/v1-guests-calls.ts';
import { draftPrice } from './draft-price.ts';
import { prepareCart, readGuestMenu } from './guest-menu.ts';
import { listEvents } from './list-events.ts';
import { listShortages, readWaiting } from './present.ts';

const USUAL_ORDERS = 50;
const ALL_ORDERS = { states: [], since: null, payment: null };
const ALL_BILLS = { q: '', kind: null, eInvoice: null };

/** The verbs of people, in the words of the domain. */
export function programRoutes(app: App): void {
  serve(app, v1Calls, {
    readV1Store: async (ctx) => toApiStore(await getStoreForStaff(ctx)),
    readV1Menu: async (ctx, { query }) => withFound(toApiMenu(await getCatalogue(ctx)), query.find),
    listV1Shortages: listShortages,
    readV1Waiting: readWaiting,
    draftV1Price: async (ctx, { params, body }) => draftPrice(ctx, params.dishId, body),
    changeV1Dish: async (ctx, { params, body }) => {
      const item = await updateItem(ctx, params.dishId, itemPatchFrom(body));
      const { swaps } = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
      return toApiDish(item, swaps.map(swapView));
    },
    listV1Orders: async (ctx, { query: { after, limit } }) => {
      const before = after === undefined ? null : Number(after);
      const most = Math.min(Number(limit ?? USUAL_ORDERS), MOST_ORDERS);
      const { orders, next } = await listOrders(ctx, { ...ALL_ORDERS, before, limit: most });
      return { orders: orders.map(toApiOrder), next };
    },
    readV1Order: async (ctx, { params }) =>
      toApiOrder(await readStoreOrder(ctx, parseOrderId(params.orderId))),
    moveV1Order: async (ctx, { params, body: { from, to, reason } }) => {
      const move = { from: stateFrom(from), to: stateFrom(to), ...(reason ? { reason } : {}) };
      return toApiOrder(await changeState(ctx, parseOrderId(params.orderId), move));
    },
    listV1Tables: async (ctx) => toApiTables(await listTables(ctx)),
    listV1Bills: async (ctx, { query: { month, after = null } }) => {
      const { bills, next } = await listBills(ctx, { ...ALL_BILLS, ...daysOfMonth(month), before: after });
      return { bills: bills.map(toApiBill), next };
    },
    listV1Events: async (ctx, { query: { after, from, limit } }) =>
      listEvents(ctx, {
        after: from === 'now' ? 'now' : Number(after ?? 0),
        limit: Math.min(Number(limit ?? MOST_EVENTS), MOST_EVENTS),
      }),
  });
  serve(app, v1GuestCalls, {
    readV1GuestMenu: async (ctx, { params, query }) => readGuestMenu(ctx, params.slug, query.find),
    prepareV1Cart: async (ctx, { params, body }) => prepareCart(ctx, params.slug, body),
  });
}
