import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED, OPEN, type OrderState, SERVED } from '#domain/order.ts';
import { request } from './request.ts';

export interface Page {
  orders: StaffOrderView[];
  next: string | null;
}

const DONE: readonly OrderState[] = [SERVED, CANCELLED];
const PAGE = 200;
const RECENT = 60;

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
    const page: Page = await readPage(storeId, { state: OPEN, limit: PAGE, before });
    open.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return [...open, ...(await done).flatMap(({ orders }) => orders)];
}

interface Asked {
  state: readonly OrderState[];
  limit: number;
  before?: string | null;
  payment?: 'claimed' | 'unpaid';
}

export function readPage(storeId: string, { state, limit, before = null, payment }: Asked): Promise<Page> {
  const query = new URLSearchParams({ state: state.join(','), limit: String(limit) });
  if (before !== null) query.set('before', before);
  if (payment) query.set('payment', payment);
  return request(`/api/stores/${storeId}/orders?${query}`);
}
