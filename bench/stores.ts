import type { Program } from './program.ts';

const PASSWORD = 'bench owner password';

/** Stores with a small menu and the body of an order of three lines each. */
export async function makeStores({ url }: Program, count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => makeStore(url, index)));
}

export interface BenchStore {
  storeId: string;
  token: string;
  path: string;
  body: string;
}

async function makeStore(url: string, index: number): Promise<BenchStore> {
  const email = `bench-${index}-${Date.now()}@thali.example`;
  const signUp = { name: 'Bench', email, password: PASSWORD, storeName: `Bench ${index}` };
  const { token, stores } = await send('POST', `${url}/tenant/api/menu/signup/`, signUp);
  const [{ _id: storeId }] = stores;
  const headers = { authorization: `token ${token}` };
  const catalogue = `${url}/api/stores/${storeId}/catalogue`;
  const { revision } = await send('GET', catalogue, undefined, headers);
  const written = await send('PUT', catalogue, menu(), { ...headers, 'if-match': `"${revision}"` });
  const items: { _id: string; label: string }[] = written.menus[0].categories[0].items.slice(0, 3);
  const order = {
    currency: 'INR',
    address: 'Table 4',
    orderType: 'Dine-In',
    amount: 0,
    user: { name: 'Ravi', phone: '9876543210', countryCode: '+91' },
    items: items.map(({ _id, label }) => ({
      itemID: _id,
      itemLabel: label,
      value: '0',
      quantity: 2,
      configs: [],
    })),
  };
  const path = `/order/create/web/${storeId}`;
  const { details } = await send('POST', `${url}${path}`, order);
  order.amount = details.amount;
  for (const [at, item] of order.items.entries()) item.value = details.items[at].value;
  return { storeId, token, path, body: JSON.stringify(order) };
}

function menu() {
  const items = Array.from({ length: 40 }, (_, index) => ({
    label: `Dish ${index}`,
    discount: 5,
    taxes: [
      { label: 'CGST', value: 2.5 },
      { label: 'SGST', value: 2.5 },
    ],
    configs: [
      {
        label: 'Portion',
        maxSelection: 1,
        required: true,
        contents: [{ label: 'Regular', value: 100 + index }],
      },
    ],
  }));
  return {
    orderConfigs: [{ label: 'Dine-In', contents: [{ label: 'Packing', value: 2, valueType: 'percentage' }] }],
    menus: [{ label: 'Menu', categories: [{ label: 'Dishes', discount: 10, items }] }],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of our own server, read in a benchmark.
async function send(method: string, url: string, body?: unknown, headers = {}): Promise<any> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}
