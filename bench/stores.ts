import {
  type Api,
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import type { PreparedCall } from './call-load.ts';

export interface BenchStore {
  storeId: string;
  token: string;
  path: string;
  body: string;
  /** What it sells. */
  itemIds: string[];
}

const DISHES = Array.from({ length: 40 }, (_, index) =>
  simpleItem(`Dish ${index}`, 100 + index, {
    discount: 5,
    taxes: [
      { label: 'CGST', value: 2.5 },
      { label: 'SGST', value: 2.5 },
    ],
  }),
);
const ORDER_TYPES = [
  { label: 'Dine-In', contents: [{ label: 'Packing', value: 2, valueType: 'percentage' }] },
];
const MENU = catalogueOf(DISHES, { category: { discount: 10 }, orderTypes: ORDER_TYPES });
const CHOSEN = DISHES.slice(0, 3).map(({ label }) => label);

/** Its order, as a load sends it. */
export const callOf = ({ path, body }: BenchStore): PreparedCall => ({ method: 'POST', path, body });

/** Creates stores with a small menu, each with the body of an order of three lines. */
export function makeStores(api: Api, count: number): Promise<BenchStore[]> {
  return Promise.all(Array.from({ length: count }, () => makeStore(api)));
}

async function makeStore(api: Api): Promise<BenchStore> {
  const store = await createTestStore(api, MENU);
  const path = `/order/create/web/${store.storeId}`;
  const more = { user: { name: 'Ravi', phone: '9876543210', countryCode: '+91' } };
  const order = (amount: number, values: string[]) => {
    const lines = CHOSEN.map((item, at) => ({ item, value: values[at] ?? '0', quantity: 2 }));
    return orderBody(store, { lines, amount, more });
  };
  // The refusal contains the right figures.
  const { details } = (await api.call('POST', path, { body: order(0, []) })).body;
  const values = (details.items as { value: string }[]).map(({ value }) => value);
  return {
    storeId: store.storeId,
    token: store.token,
    path,
    body: JSON.stringify(order(details.amount, values)),
    itemIds: Object.values(store.items),
  };
}
