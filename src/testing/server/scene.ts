import { fillPath, type Operation } from './operations.ts';
import type { TestApp } from './test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from './test-stores.ts';

export interface Scene {
  store: TestStore;
  /** Path parameters for what exists. All others name nothing. */
  params: Record<string, string>;
}

/** An order type whose orders are served at once. */
export const SERVED_AT_ONCE = 'Served';

/** The id of no session. */
export const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/** A store that sells tea, with one order that was served. */
export async function setScene(thali: TestApp): Promise<Scene> {
  const orderTypes = [
    { label: 'Dine-In' },
    { label: SERVED_AT_ONCE, initialOrderState: 4 },
    { label: 'With a code', otpAuthentication: true },
  ];
  const store = await teaStore(thali, { orderTypes });
  const order = await placeTestOrder(thali, store, { ...TEA, more: { orderType: SERVED_AT_ONCE } });
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  const params = {
    storeId: store.storeId,
    orderId: order._id,
    itemId: store.items.Tea as string,
    revision: '1',
    menuId: body.menus[0]._id,
    slug: order.slug,
    orderSlug: order.slug,
    time: '12-00',
    countryCode: '+91',
    phone: '9876543210',
    code: '1234',
  };
  return { store, params };
}

/** Calls in which the slug is the store's instead of an order's. */
const STORE_PAGES = ['/profile/web', '/restaurant/api/store/web', '/api/store-pages', '/v1/restaurants'];

export function urlOf(
  { path }: Pick<Operation, 'path'>,
  { params, store }: Scene,
  changed: Record<string, string> = {},
): string {
  const isStorePage = STORE_PAGES.some((start) => path.startsWith(start));
  return fillPath(path, {
    ...namesOfNothing(path),
    ...params,
    ...(isStorePage ? { slug: store.slug } : {}),
    ...changed,
  });
}

/** Ids are enough even where a name is expected: nothing is called that. */
function namesOfNothing(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NO_SESSION]));
}
