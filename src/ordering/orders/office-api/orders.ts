import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '#calls/contract.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { drawerFor } from '#money/till/office-api/till.ts';
import type { SaleBody } from '#ordering/counter/wire/counter.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { Numbered, StandIn } from '#restaurant/without-the-line/office/keep.ts';
import type { DecidedHere } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';
import { CANCELLED, OPEN, type OrderState, SERVED } from '../rules/order.ts';
import type {
  ChangeStateBody,
  EditOrderBody,
  ReadyBody,
  StaffOrderView,
  TakenOrderBody,
} from '../wire/order.ts';

const DONE: readonly OrderState[] = [SERVED, CANCELLED];
const PAGE = 200;
const RECENT = 60;
const UNPAID_PAGE = 50;
const CODES_EVERY_MS = 5_000;

interface PageQuery {
  state: readonly OrderState[];
  limit: number;
  before?: string | null;
  payment?: 'claimed' | 'unpaid';
}

export type OrderPage = Answer<'GET /api/stores/:storeId/orders'>;

const fetchPage = (storeId: string, { state, ...query }: PageQuery): Promise<OrderPage> =>
  call('GET /api/stores/:storeId/orders', {
    params: { storeId },
    query: { ...query, state: state.join(',') },
  });

/**
 * All open orders, and of the done ones the latest, those with a claimed payment and those that were served and are
 * unpaid, however old.
 */
export async function fetchOrders(storeId: string): Promise<StaffOrderView[]> {
  const done = Promise.all([
    fetchPage(storeId, { state: DONE, limit: RECENT }),
    fetchPage(storeId, { state: DONE, limit: PAGE, payment: 'claimed' }),
    fetchPage(storeId, { state: [SERVED], limit: RECENT, payment: 'unpaid' }),
  ]);
  // Awaited below. If the calls in between fail, these rejections must not stay unhandled.
  done.catch(() => {});
  const open: StaffOrderView[] = [];
  let before: string | null = null;
  do {
    const page: OrderPage = await fetchPage(storeId, {
      state: OPEN,
      limit: PAGE,
      before,
    });
    open.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return [...open, ...(await done).flatMap(({ orders }) => orders)];
}

const MOST_TO_CHOOSE = 50;

/** The latest open orders, to choose one. */
export function openOrdersQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'open-orders'],
    queryFn: () => fetchPage(storeId, { state: OPEN, limit: MOST_TO_CHOOSE }),
    refetchOnMount: 'always',
  });
}

export const unpaidKey = (storeId: string) => ['stores', storeId, 'unpaid'];

/** Served orders with money due, however old, page by page. */
export function unpaidQuery(storeId: string) {
  return infiniteQueryOptions({
    queryKey: unpaidKey(storeId),
    queryFn: ({ pageParam }) =>
      fetchPage(storeId, { state: [SERVED], limit: UNPAID_PAGE, payment: 'unpaid', before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** An order that may be too old for the board. */
export function orderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'order', orderId],
    queryFn: () => call('GET /api/stores/:storeId/orders/:orderId', { params: { storeId, orderId } }),
    staleTime: 0,
  });
}

export type TakenAt = 'POST /api/stores/:storeId/orders';
export type SoldAt = 'POST /api/stores/:storeId/sales';

/** Places an order for a guest at the counter or on the phone. The same key never places a second one. */
export const takeOrder = (storeId: string, body: TakenOrderBody, key: string, numbered?: Numbered<TakenAt>) =>
  perform(
    'POST /api/stores/:storeId/orders',
    { params: { storeId }, headers: { 'idempotency-key': key }, body },
    numbered,
  );

/** An order of the counter that is paid at once. The same key never sells a second one. */
export const sell = (storeId: string, body: SaleBody, key: string, numbered?: Numbered<SoldAt>) =>
  perform(
    'POST /api/stores/:storeId/sales',
    {
      params: { storeId },
      headers: { 'idempotency-key': key },
      body: { ...body, paid: { ...body.paid, ...drawerFor(storeId, body.paid.method) } },
    },
    numbered,
  );

export type EditStandIn = DecidedHere & { revision: number; answer: StaffOrderView };

/** Changes a running order. The same key never does it twice. */
export const editOrder = (
  params: { storeId: string; orderId: string },
  body: EditOrderBody,
  key: string,
  standIn?: EditStandIn,
) =>
  perform(
    'POST /api/stores/:storeId/orders/:orderId/edit',
    { params, headers: { 'idempotency-key': key }, body },
    standIn,
  );

/** All that the board shows. */
export const ordersKey = (storeId: string) => ['stores', storeId, 'orders'];

export const CHANGE_STATE = 'POST /api/stores/:storeId/orders/:orderId/state';

export const changeState = (
  storeId: string,
  orderId: string,
  body: ChangeStateBody,
  standIn?: StandIn<typeof CHANGE_STATE>,
) => perform(CHANGE_STATE, { params: { storeId, orderId }, body }, standIn);

export interface Removal {
  orderId: string;
  itemId: string;
  discarded: boolean;
  keep?: number;
  reason?: string;
}

/** Removes an item or some of its portions from an order, or puts it back. */
export const removeItem = (
  storeId: string,
  { orderId, itemId, ...body }: Removal,
  key: string,
  standIn?: EditStandIn,
) =>
  perform(
    'POST /api/stores/:storeId/orders/:orderId/items/:itemId/discard',
    { params: { storeId, orderId, itemId }, headers: { 'idempotency-key': key }, body },
    standIn,
  );

interface ReadyMark {
  orderId: string;
  itemId: string;
  body: ReadyBody;
}

export const MARK_READY = 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready';

export const markReady = (
  storeId: string,
  { orderId, itemId, body }: ReadyMark,
  standIn?: StandIn<typeof MARK_READY>,
) => perform(MARK_READY, { params: { storeId, orderId, itemId }, body }, standIn);

export interface PaymentReceipt {
  method: ReceiptMethod;
  amount: number;
  reference?: string;
  /** What the guest handed over in cash. */
  tendered?: number;
  /** The sum that was paid when the form was shown. A different sum is a conflict. */
  paidBefore: number;
}

/** Codes for the staff to read out, fetched again and again, since no event announces them. */
export const otpOutboxQuery = (storeId: string, enabled: boolean) =>
  query(
    'GET /api/stores/:storeId/otp-outbox',
    { params: { storeId } },
    {
      refetchInterval: CODES_EVERY_MS,
      enabled,
    },
  );
