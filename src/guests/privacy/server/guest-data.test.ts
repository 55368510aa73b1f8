import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { follow, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { PAYEE } from '#money/receipts/server/testing/payee.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addMember,
  logIn,
  moveOrder,
  patchStore,
  placeTestOrder,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';
import { monthsBefore } from '../rules/guest-data.ts';

const thali = await useTestApp();
const MEERA = { phone: '9876500001', name: 'Meera Nair', countryCode: '+91' };
const RAVI = { phone: '9876500002', name: 'Ravi Iyer', countryCode: '+91' };
const SERVED = { label: 'Served', initialOrderState: 4 };
const newStore = () => teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, SERVED] });
type Store = Awaited<ReturnType<typeof newStore>>;

const place = (store: Store, user: typeof MEERA, orderType = 'Served') =>
  placeTestOrder(thali, store, {
    ...TEA,
    lines: TEA.lines.map((line) => ({ ...line, remarks: `For ${user.name}, no sugar` })),
    more: { orderType, user, address: '5 MG Road', remarks: 'Ring twice' },
  });

const ask = ({ storeId, token }: Store, path: string, body?: object, method = 'POST') =>
  thali.call(method, `/api/stores/${storeId}/guest-data${path}`, { token, ...(body ? { body } : {}) });

const guestOf = ({ countryCode, phone }: typeof MEERA) => ({ countryCode, phone });

const answer = (store: Store, orderId: string, text: string) =>
  thali.call('PUT /api/stores/:storeId/feedback/:orderId/answer', {
    params: { ...store, orderId },
    token: store.token,
    body: { text },
  });

async function personalData({ storeId }: Store): Promise<string> {
  const tables = [
    'orders',
    'order_lines',
    'bills',
    'feedback',
    'messages',
    'push_subscriptions',
    'print_jobs',
  ];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const rows = `select json_agg(${table}) as all from ${table} where store_id = $1`;
      return JSON.stringify((await thali.database.pool.query(rows, [storeId])).rows);
    }),
  );
  return texts.join();
}

const system = () => createContext(thali.services, { kind: 'system' });

test('exports all data of a guest and nothing of others', async () => {
  const store = await newStore();
  const { orderNo, slug } = await place(store, MEERA);
  await place(store, RAVI);
  await patchStore(thali, store, { upi: PAYEE });
  const claimed = await thali.call('POST /order/status/:slug/claim', {
    params: { slug },
    body: { utr: '432156789012' },
  });
  expect(claimed.status, claimed.text).toBe(200);
  const feedback = { food: 5, service: 4, overall: 5, comment: 'Lovely' };
  await thali.call('POST /feedback/api/form/:orderSlug', { params: { orderSlug: slug }, body: feedback });
  const { body: listed } = await thali.call('GET /api/stores/:storeId/feedback', {
    params: store,
    query: {},
    token: store.token,
  });
  await answer(store, listed.feedback[0]?.orderId ?? '', 'Thank you, Meera');
  const { status, body } = await ask(store, '/export', { countryCode: '91', phone: '98765 00001' });
  const log = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  expect(log.body.entries[0]).toMatchObject({ what: 'guest-exported', subject: '0001', actor: 'Asha Rao' });
  expect(status).toBe(200);
  expect(body.orders).toEqual([
    expect.objectContaining({
      orderNo,
      name: 'Meera Nair',
      phone: '+919876500001',
      address: '5 MG Road',
      remarks: 'Ring twice',
      company: null,
      items: [
        {
          item: 'Tea',
          options: ['Regular'],
          remarks: 'For Meera Nair, no sugar',
          quantity: 1,
          price: 20,
          removed: false,
        },
      ],
      upiReferences: ['432156789012'],
      feedback: { ...feedback, answer: 'Thank you, Meera' },
    }),
  ]);
});

test('a guest from another country is found', async () => {
  const store = await newStore();
  const anne = { phone: '2025550123', name: 'Anne Hall', countryCode: '+1' };
  await place(store, anne);
  const { status, body } = await ask(store, '/export', { countryCode: '+1', phone: '202-555-0123' });
  expect([status, body.orders?.length]).toEqual([200, 1]);
  expectFields(await ask(store, '/export', { countryCode: '+91', phone: anne.phone }), {
    phone: 'Please Enter a Valid Mobile Number.',
  });
});

test('an order of an earlier version without a country code counts as Indian only', async () => {
  const store = await newStore();
  const { slug } = await place(store, MEERA);
  await thali.database.pool.query("update orders set country_code = '' where store_id = $1 and slug = $2", [
    store.storeId,
    slug,
  ]);
  const found = async (countryCode: string) =>
    (await ask(store, '/export', { ...guestOf(MEERA), countryCode })).body.orders.length;
  expect([await found('+91'), await found('+44')]).toEqual([1, 0]);
});

test('a guest is erased from ended orders, and from the others once they end', async () => {
  const store = await newStore();
  const over = await place(store, MEERA);
  const open = await place(store, MEERA, 'Dine-In');
  await thali.call('POST /feedback/api/form/:orderSlug', {
    params: { orderSlug: over.slug },
    body: { food: 5, service: 4, overall: 5, comment: 'From Meera' },
  });
  await answer(store, over._id, 'Thank you, Meera');
  await place(store, RAVI);
  expect((await ask(store, '/erase', guestOf(MEERA))).body).toEqual({ erased: 1, kept: 1 });
  const { status } = await moveOrder(thali, store, open._id, { from: 1, to: 4 });
  expect(status).toBe(200);
  expect((await ask(store, '/erase', guestOf(MEERA))).body).toEqual({ erased: 1, kept: 0 });

  const kept = await personalData(store);
  for (const text of ['9876500001', 'From Meera', 'For Meera', 'Thank you, Meera'])
    expect(kept).not.toContain(text);
  expect(kept).toContain('9876500002');
  expect(kept).toContain('Ravi Iyer');
  const order = await thali.call('GET /order/status/:slug', { params: over });
  expect(order.body).toMatchObject({ amount: 20, user: { name: '', phone: '' } });
  expect(order.body.feedback).toEqual({ overall: 5, comment: '', answer: null });
  expect((await ask(store, '/export', guestOf(MEERA))).body.orders).toEqual([]);
  const log = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  expect(log.body.entries[0]).toMatchObject({ what: 'guest-erased', subject: '0001', actor: 'Asha Rao' });
});

test('printed and given-up tickets are erased with the guest', async () => {
  const store = await newStore();
  const { pollingPath } = await setUpPrinter(thali, store, { kind: 'star', receipts: true });
  const { _id } = await place(store, MEERA, 'Dine-In');
  await follow(thali);
  expect(await personalData(store)).toContain('Ring twice');
  await thali.call('GET', `${pollingPath}?type=text/plain`);
  await thali.call('DELETE', `${pollingPath}?code=200`);
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  expect((await ask(store, '/erase', guestOf(MEERA))).body).toEqual({ erased: 1, kept: 0 });
  await follow(thali);
  const kept = await personalData(store);
  for (const text of ['Ring twice', 'Meera Nair', '5 MG Road']) expect(kept).not.toContain(text);
});

test('a bill keeps its name when the guest is erased', async () => {
  const store = await newStore();
  const { _id } = await place(store, MEERA);
  const issued = await thali.call('POST /api/stores/:storeId/orders/:orderId/bill', {
    params: { storeId: store.storeId, orderId: _id },
    token: store.token,
    body: {},
  });
  expect(issued.status, issued.text).toBeLessThan(300);
  await ask(store, '/erase', guestOf(MEERA));
  const { rows } = await thali.database.pool.query(
    'select customer_name as name from bills where store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ name: 'Meera Nair' }]);
});

test('names and numbers are erased after the store’s period, and sales stay', async () => {
  const [usual, short] = [await newStore(), await newStore()];
  expect((await ask(usual, '', undefined, 'GET')).body).toEqual({ months: 24 });
  expect((await ask(short, '', { months: 3 }, 'PUT')).body).toEqual({ months: 3 });
  const began = thali.clock.now;
  const orders = [await place(usual, MEERA), await place(short, MEERA)];

  thali.clock.now = began + 100 * DAY;
  await place(short, RAVI);
  await sweep(system());
  expect(await personalData(usual)).toContain('9876500001');
  expect(await personalData(short)).not.toContain('9876500001');
  expect(await personalData(short)).toContain('9876500002');

  thali.clock.now = began + 740 * DAY;
  await sweep(system());
  expect(await personalData(usual)).not.toContain('9876500001');
  for (const { slug } of orders)
    expect((await thali.call('GET /order/status/:slug', { params: { slug } })).body).toMatchObject({
      amount: 20,
    });
});

test('data stays if the owner extends the period just before it is erased', async () => {
  const store = await newStore();
  await ask(store, '', { months: 3 }, 'PUT');
  await place(store, MEERA);
  const began = thali.clock.now;
  thali.clock.now = began + 100 * DAY;
  const change = 'update guest_data set months = 24 where store_id = $1';
  const owner = await lockRows(thali.database, change, [store.storeId]);
  const sweeping = sweep(system());
  await owner.whenWaiting(1);
  await owner.release();
  await sweeping;
  thali.clock.now = began;
  expect(await personalData(store)).toContain('9876500001');
});

test('bills lose their names after eight years, when the law no longer requires them', async () => {
  const store = await newStore();
  const began = thali.clock.now;
  const { _id } = await place(store, MEERA);
  await thali.call('POST /api/stores/:storeId/orders/:orderId/bill', {
    params: { storeId: store.storeId, orderId: _id },
    token: store.token,
    body: {},
  });
  thali.clock.now = began + 2900 * DAY;
  expect(monthsBefore(thali.clock.now, 96)).toBeLessThan(began);
  await sweep(system());
  expect(await personalData(store)).toContain('Meera Nair');
  thali.clock.now = began + 2930 * DAY;
  await sweep(system());
  expect(await personalData(store)).not.toContain('Meera Nair');
});

test('only owners export, erase and change the period; invalid numbers are refused', async () => {
  const store = await newStore();
  const token = await logIn(thali, await addMember(thali, store, 'MANAGER'));
  const manager = { ...store, token };
  expectError(await ask(manager, '/erase', guestOf(MEERA)), 403, 'FORBIDDEN');
  expectError(await ask(manager, '', { months: 3 }, 'PUT'), 403, 'FORBIDDEN');
  expectError(await ask(manager, '/export', guestOf(MEERA)), 403, 'FORBIDDEN');
  const wrong = { countryCode: '+91', phone: '12' };
  expectFields(await ask(store, '/erase', wrong), { phone: 'Please Enter a Valid Mobile Number.' });
  expect((await ask(store, '', { months: 0 }, 'PUT')).status).toBe(422);
});

test('exporting and erasing guest after guest is limited per person', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 30 });
  const { storeId, token } = await teaStore(limited);
  const look = async (path: string, by = token) => {
    const url = `/api/stores/${storeId}/guest-data${path}`;
    return limited.call('POST', url, { token: by, body: guestOf(MEERA) });
  };
  for (const path of ['/export', '/erase']) expect((await look(path)).status).toBe(200);
  for (const path of ['/export', '/erase'])
    expectError(await look(path), 429, 'TOO_MANY_REQUESTS', { details: { retryAfter: 3600 } });
  const other = await logIn(limited, await addMember(limited, { storeId }, 'OWNER'));
  expect((await look('/export', other)).status).toBe(200);
});
