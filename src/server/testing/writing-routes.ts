import type { Answer, TestApp } from './test-app.ts';
import { catalogueOf, createTestStore, placeTestOrder, simpleItem, type TestStore } from './test-stores.ts';

export interface Route {
  method: string;
  /** As the OpenAPI document has it, with {names} to be filled in. */
  path: string;
  operationId: string;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string }>>;
}

/** Every call that the program documents; a new one is in the list by itself. */
export async function documentedRoutes(thali: TestApp): Promise<Route[]> {
  const { body } = await thali.call('GET', '/docs/openapi.json');
  return Object.entries((body as OpenApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
    })),
  );
}

export interface Scene {
  store: TestStore;
  /** What stands in addresses, each for something that exists. */
  params: Record<string, string>;
  teaBody: object;
}

/** A store that sells tea, with one order that was served. */
export async function setScene(thali: TestApp): Promise<Scene> {
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Served', initialOrderState: 4 }];
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)], { orderTypes }));
  const parts = { lines: [{ item: 'Tea', value: 20 }], amount: 20, more: { orderType: 'Served' } };
  const order = await placeTestOrder(thali, store, parts);
  const { body } = await thali.call('GET', `/profile/web/${store.slug}/12-00`);
  return {
    store,
    params: {
      storeId: store.storeId,
      orderId: order._id,
      itemId: store.items.Tea as string,
      menuId: body.menus[0]._id,
      slug: order.slug,
      orderSlug: order.slug,
      time: '12-00',
      name: 'nothing',
      countryCode: '+91',
      phone: '9876543210',
      code: '1234',
    },
    teaBody: {
      address: 'Table 4',
      amount: 20,
      orderType: 'Dine-In',
      items: [{ itemID: store.items.Tea, value: 20, quantity: 1 }],
    },
  };
}

export function urlOf(
  { path }: Route,
  { params, store }: Scene,
  changed: Record<string, string> = {},
): string {
  const isStorePage = path.startsWith('/profile/web') || path.startsWith('/restaurant/api/store/web');
  const values: Record<string, string> = {
    ...params,
    ...(isStorePage ? { slug: store.slug } : {}),
    ...changed,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing');
}

/** Sends a body as it stands, with what the call needs besides. */
export async function sendRaw(
  thali: TestApp,
  { method }: Route,
  url: string,
  { token, body, type }: { token: string; body: string | Buffer; type: string | null },
): Promise<Answer> {
  const answer = await thali.app.inject({
    method: method as 'POST',
    url,
    payload: body,
    headers: {
      authorization: `token ${token}`,
      'if-match': '"1"',
      ...(type === null ? {} : { 'content-type': type }),
    },
  });
  const { statusCode: status, headers, body: text } = answer;
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status, headers, text, body: isJson && text !== '' ? answer.json() : null };
}
