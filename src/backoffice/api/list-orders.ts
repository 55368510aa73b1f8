import type { StaffOrderView } from '#domain/api/order.ts';
import { CANCELLED, OPEN, type OrderState, SERVED } from '#domain/order.ts';
import { request } from './request.ts';

interface Page {
  orders: StaffOrderView[];
  next: string | null;
}

const DONE: readonly OrderState[] = [SERVED, CANCELLED];
const PAGE = 200;
const RECENT = 60;

/** Every order that is still to be cooked, page by page, and the latest of those that are done. */
export async function listOrders(storeId: string): Promise<StaffOrderView[]> {
  const done = readPage(storeId, DONE, RECENT, null);
  // Awaited below: a fault of the other call must not leave this one unhandled.
  done.catch(() => {});
  const open: StaffOrderView[] = [];
  let before: string | null = null;
  do {
    const page = await readPage(storeId, OPEN, PAGE, before);
    open.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return [...open, ...(await done).orders];
}

function readPage(
  storeId: string,
  states: readonly OrderState[],
  limit: number,
  before: string | null,
): Promise<Page> {
  const query = new URLSearchParams({ state: states.join(','), limit: String(limit) });
  if (before !== null) query.set('before', before);
  return request(`/api/stores/${storeId}/orders?${query}`);
}
