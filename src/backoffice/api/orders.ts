import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '#domain/api/calls/contract.ts';
import {
  type ChangeStateBody,
  MOST_SEEN_AT_ONCE,
  type PlaceOrderBody,
  type StaffOrderView,
} from '#domain/api/order.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import { CANCELLED, OPEN, type OrderState, SERVED } from '#domain/order/order.ts';
import { call } from './call.ts';

const DONE: readonly OrderState[] = [SERVED, CANCELLED];
const PAGE = 200;
const RECENT = 60;
const UNPAID_PAGE = 50;
const CODES_EVERY_MS = 5_000;

interface Asked {
  state: readonly OrderState[];
  limit: number;
  before?: string | null;
  payment?: 'claimed' | 'unpaid';
}

export type Page = Answer<'GET /api/stores/:storeId/orders'>;

export const readPage = (storeId: string, { state, ...asked }: Asked): Promise<Page> =>
  call('GET /api/stores/:storeId/orders', {
    params: { storeId },
    query: { ...asked, state: state.join(',') },
  });

/**
 * Every order that is still to be cooked, page by page, the latest of those that are done, and of them
 * those that a guest says are paid or that were served and are not, however long ago.
 */
export async function listOrders(storeId: string): Promise<StaffOrderView[]> {
  const done = Promise.all([
    readPage(storeId, { state: DONE, limit: RECENT }),
    readPage(storeId, { state: DONE, limit: PAGE, payment: 'claimed' }),
    readPage(storeId, { state: [SERVED], limit: RECENT, payment: 'unpaid' }),
  ]);
  // Awaited below: a fault of the other calls must not leave these unhandled.
  done.catch(() => {});
  const open: StaffOrderView[] = [];
  let before: string | null = null;
  do {
    const page: Page = await readPage(storeId, {
      state: OPEN,
      limit: PAGE,
      before,
    });
    open.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return [...open, ...(await done).flatMap(({ orders }) => orders)];
}

export const unpaidKey = (storeId: string) => ['stores', storeId, 'unpaid'];

/** What was served and is not wholly paid, however long ago, page by page. */
export function unpaidQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: unpaidKey(storeId),
    queryFn: ({ pageParam }) =>
      readPage(storeId, { state: [SERVED], limit: UNPAID_PAGE, payment: 'unpaid', before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** An order for somebody who stands here or is on the telephone; the same key never makes a second one. */
export const takeOrder = (storeId: string, body: PlaceOrderBody, key: string) =>
  call('POST /api/stores/:storeId/orders', {
    params: { storeId },
    headers: { 'idempotency-key': key },
    body,
  });

export const changeState = (storeId: string, orderId: string, body: ChangeStateBody) =>
  call('POST /api/stores/:storeId/orders/:orderId/state', { params: { storeId, orderId }, body });

export interface Discard {
  orderId: string;
  itemId: string;
  discarded: boolean;
  keep?: number;
  reason?: string;
}

/** Takes an item or some portions of it off an order, or puts it back. */
export const discardItem = (storeId: string, { orderId, itemId, ...body }: Discard) =>
  call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard', {
    params: { storeId, orderId, itemId },
    body,
  });

export interface ReadyMark {
  orderId: string;
  itemId: string;
  ready: boolean;
}

/** The kitchen is done with an item of an order, or was not after all. */
export const markReady = (storeId: string, { orderId, itemId, ready }: ReadyMark) =>
  call('POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready', {
    params: { storeId, orderId, itemId },
    body: { ready },
  });

/** The kitchen has seen these orders, as many at once as the server takes. */
export const markSeen = (storeId: string, orders: readonly string[]) =>
  call('POST /api/stores/:storeId/orders/seen', {
    params: { storeId },
    body: { orders: orders.slice(0, MOST_SEEN_AT_ONCE) },
  });

export interface Receiving {
  method: ReceiptMethod;
  amount: number;
  reference?: string;
  /** What had come already when somebody looked. */
  paidBefore: number;
}

/** Money has come for an order. */
export const recordPayment = (storeId: string, orderId: string, body: Receiving) =>
  call('POST /api/stores/:storeId/orders/:orderId/payments', { params: { storeId, orderId }, body });

/** What the guest says to have paid has not come; they read why. */
export const refuseClaim = (storeId: string, orderId: string, reason: string) =>
  call('POST /api/stores/:storeId/orders/:orderId/claim/refuse', {
    params: { storeId, orderId },
    body: { reason },
  });

/** Codes for the staff to read out. No event tells of them, so that they are asked for now and then. */
export function otpOutboxQuery(storeId: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['stores', storeId, 'otp-outbox'],
    queryFn: () => call('GET /api/stores/:storeId/otp-outbox', { params: { storeId } }),
    refetchInterval: CODES_EVERY_MS,
    enabled,
  });
}
