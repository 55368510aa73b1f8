import { describe, expect, test } from 'vitest';
import type { BillContent } from '#domain/bill-sheet.ts';
import { createContext } from '../context.ts';
import { sweep } from '../sweep.ts';
import { useTestApp } from '../testing/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  patchStore,
  placeTestOrder,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
} from '../testing/test-stores.ts';

const thali = await useTestApp();
const GSTIN = '29AAGCB7383J1Z4';
const HOUR_MS = 3600_000;

/** A curry for 250.00 less 15 % in two steps, and tea that is taxed by the two halves; both with charges. */
const DISHES = [
  simpleItem('Curry', 250, { discount: 5, taxes: [{ label: 'GST', value: 5 }] }),
  simpleItem('Tea', 99.99, {
    taxes: [
      { label: 'CGST', value: 2.5 },
      { label: 'SGST', value: 2.5 },
    ],
  }),
];
const ORDER_TYPES = [
  {
    label: 'Dine-In',
    contents: [
      { label: 'Packing', value: 2, valueType: 'percentage' },
      { label: 'Delivery', value: 30, valueType: 'absolute' },
    ],
  },
];

async function newStore(settings: object = {}): Promise<TestStore> {
  const store = await createTestStore(
    thali,
    catalogueOf(DISHES, { category: { discount: 10 }, orderTypes: ORDER_TYPES }),
  );
  await patchStore(thali, store, { gstNo: GSTIN, fssaiNo: '12345678901234', legalName: 'Rao Foods LLP' });
  if (Object.keys(settings).length > 0) expect((await saveSettings(store, settings)).status).toBe(200);
  return store;
}

const SETTINGS = { kind: 'tax_invoice', prefix: 'INV/', creditPrefix: 'CN/', isRounded: false, footer: '' };

function saveSettings({ storeId, token }: TestStore, settings: object) {
  const body = { ...SETTINGS, ...settings };
  return thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { body, token });
}

const CURRY_AND_TEA = {
  lines: [
    { item: 'Curry', value: '213.75', quantity: 2 },
    { item: 'Tea', value: '89.99' },
  ],
  // 427.50 + 89.99 = 517.49; packing 10.35, delivery 30.00; GST 21.38, CGST 2.25, SGST 2.25.
  amount: 583.72,
  more: { user: { name: 'अदिति Rao', phone: '9876543210', countryCode: '+91' } },
};

async function place(store: TestStore) {
  const placed = await placeTestOrder(thali, store, CURRY_AND_TEA);
  const { body } = await thali.call('GET', `/order/status/${placed.slug}`);
  const idOf = (label: string) =>
    body.items.find((item: { itemLabel: string }) => item.itemLabel === label)._id;
  return { id: placed._id as string, slug: placed.slug as string, idOf };
}

async function issue({ storeId, token }: TestStore, orderId: string): Promise<BillContent[]> {
  const url = `/api/stores/${storeId}/orders/${orderId}/bill`;
  const { status, body } = await thali.call('POST', url, { token });
  if (status !== 200) throw new Error(`${status} ${body.code}`);
  return body.bills.map(({ content }: { content: BillContent }) => content);
}

async function discard(store: TestStore, orderId: string, lineId: string, discarded = true) {
  const url = `/api/stores/${store.storeId}/orders/${orderId}/items/${lineId}/discard`;
  const answer = await thali.call('POST', url, { body: { discarded }, token: store.token });
  expect(answer.status).toBe(200);
  return Math.round(answer.body.amount * 100);
}

const totalOf = (bills: BillContent[], key: 'total' | 'payable' = 'total') =>
  bills.reduce((sum, { kind, figures }) => sum + figures[key] * (kind === 'credit_note' ? -1 : 1), 0);

describe('the bill of an order', () => {
  test('has its figures, its supplier, its taxes in halves, and the next number', async () => {
    const store = await newStore({ footer: 'Thank you' });
    const { id } = await place(store);
    const [bill] = await issue(store, id);
    expect(bill).toMatchObject({
      kind: 'tax_invoice',
      number: 'INV/26-27/0001',
      date: '2026-11-20 12:00',
      supplier: { legalName: 'Rao Foods LLP', gstin: GSTIN, fssai: '12345678901234' },
      customer: 'अदिति Rao',
      corrects: null,
      footer: 'Thank you',
      figures: {
        taxable: 517_49,
        charges: [
          { label: 'Packing', amount: 10_35 },
          { label: 'Delivery', amount: 30_00 },
        ],
        taxes: [
          { label: 'CGST', rate: 250, amount: 10_69 + 2_25 },
          { label: 'SGST', rate: 250, amount: 10_69 + 2_25 },
        ],
        total: 583_72,
        roundOff: 0,
        payable: 583_72,
      },
    });
  });

  test('is the same bill whoever asks again, and whatever the store has become', async () => {
    const store = await newStore();
    const { id } = await place(store);
    const first = await issue(store, id);
    await patchStore(thali, store, { name: 'Another name' });
    await saveSettings(store, { kind: 'bill_of_supply' });
    expect(await issue(store, id)).toEqual(first);
  });

  test('is rounded to the rupee where the store wants that, and the order stays as it is', async () => {
    const store = await newStore({ isRounded: true });
    const { id, slug } = await place(store);
    const [bill] = await issue(store, id);
    expect(bill?.figures).toMatchObject({ total: 583_72, roundOff: 28, payable: 584_00 });
    expect((await thali.call('GET', `/order/status/${slug}`)).body.amount).toBe(583.72);
  });

  test('is not rounded where the money was received to the paisa', async () => {
    const store = await newStore({ isRounded: true });
    const { id } = await place(store);
    await thali.database.pool.query(
      "update orders set paid = amount, payment_state = 'paid' where store_id = $1",
      [store.storeId],
    );
    expect((await issue(store, id))[0]?.figures.roundOff).toBe(0);
  });

  test('of a store without a GSTIN is a plain bill, with the tax as the store calls it', async () => {
    const store = await newStore();
    await patchStore(thali, store, { gstNo: '' });
    const [bill] = await issue(store, (await place(store)).id);
    expect(bill).toMatchObject({ kind: 'bill', figures: { total: 583_72 } });
    expect(bill?.figures.taxes.map(({ label }) => label)).toEqual(['GST', 'CGST', 'SGST']);
  });

  test('is not there for an order that was cancelled or waits for its payment', async () => {
    const store = await newStore();
    const { id } = await place(store);
    const hold = "update orders set payment_state = 'awaiting' where store_id = $1";
    await thali.database.pool.query(hold, [store.storeId]);
    await expect(issue(store, id)).rejects.toThrow('409 BILL_UNAVAILABLE');
    await moveOrder(thali, store, id, { from: 1, to: 5 });
    await expect(issue(store, id)).rejects.toThrow('409 BILL_UNAVAILABLE');
  });
});

describe('numbers', () => {
  test('of many at once are consecutive, each order has one', async () => {
    const store = await newStore();
    const orders = await Promise.all(Array.from({ length: 20 }, () => place(store)));
    const asked = [...orders, ...orders].map(({ id }) => issue(store, id));
    const bills = await Promise.all(asked);
    const numbers = new Set(bills.map(([bill]) => bill?.number));
    const expected = orders.map((_, at) => `INV/26-27/${String(at + 1).padStart(4, '0')}`);
    expect([...numbers].toSorted()).toEqual(expected);
  });

  test('leave no gap where issuing has failed', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    await discard(store, one.id, one.idOf('Curry'));
    await discard(store, one.id, one.idOf('Tea'));
    await expect(issue(store, one.id)).rejects.toThrow('409 BILL_UNAVAILABLE');
    expect((await issue(store, other.id))[0]?.number).toBe('INV/26-27/0001');
  });

  test('begin anew in April, by the clocks of the store', async () => {
    const store = await newStore();
    const [one, other] = [await place(store), await place(store)];
    const then = thali.clock.now;
    thali.clock.now = Date.parse('2027-03-31T18:29:00Z');
    const token = await freshToken(store);
    const before = await issue({ ...store, token }, one.id);
    thali.clock.now = Date.parse('2027-03-31T18:30:00Z');
    const after = await issue({ ...store, token }, other.id);
    thali.clock.now = then;
    expect([before[0]?.number, after[0]?.number]).toEqual(['INV/26-27/0001', 'INV/27-28/0001']);
  });
});

/** Sessions end with time. */
async function freshToken(store: TestStore): Promise<string> {
  const now = thali.clock.now;
  thali.clock.now = Date.parse('2026-11-20T06:30:00Z');
  const email = `${store.storeId}@thali.example`;
  const body = { name: 'Owner', email, password: 'a plain long one', role: 'OWNER' };
  await thali.call('POST', `/tenant/api/staff/${store.storeId}/`, { body, token: store.token });
  thali.clock.now = now;
  const signIn = { email, password: 'a plain long one' };
  return (await thali.call('POST', '/tenant/api/login/', { body: signIn })).body.token;
}

describe.each([false, true])('what changes after the bill (rounded: %s)', (isRounded) => {
  test('a line that is taken off is credited, and billed anew when it is put back', async () => {
    const store = await newStore({ isRounded });
    const { id, idOf } = await place(store);
    const [bill] = await issue(store, id);
    const less = await discard(store, id, idOf('Curry'));
    const credited = await issue(store, id);
    expect(credited.map(({ kind, number, corrects }) => [kind, number, corrects])).toEqual([
      ['tax_invoice', 'INV/26-27/0001', null],
      ['credit_note', 'CN/26-27/0001', 'INV/26-27/0001'],
    ]);
    expect(credited[0]).toEqual(bill);
    expect(credited[1]?.figures.lines.map(({ label }) => label)).toEqual(['Curry']);
    expect(totalOf(credited)).toBe(less);
    const more = await discard(store, id, idOf('Curry'), false);
    const all = await issue(store, id);
    expect(all[2]).toMatchObject({
      kind: 'tax_invoice',
      number: 'INV/26-27/0002',
      corrects: 'INV/26-27/0001',
    });
    expect(totalOf(all)).toBe(more);
    expect(totalOf(all, 'payable')).toBe(bill?.figures.payable);
  });

  test('an order that is cancelled is credited whole, what was taken off before not twice', async () => {
    const store = await newStore({ isRounded });
    const { id, idOf } = await place(store);
    await issue(store, id);
    await discard(store, id, idOf('Tea'));
    await moveOrder(thali, store, id, { from: 1, to: 5 });
    const all = await issue(store, id);
    expect(all.map(({ kind }) => kind)).toEqual(['tax_invoice', 'credit_note', 'credit_note']);
    expect([totalOf(all), totalOf(all, 'payable')]).toEqual([0, 0]);
    expect(all[2]?.figures.charges.map(({ label }) => label)).toEqual(['Packing', 'Delivery']);
  });
});

test('an order without a bill is discarded and cancelled without one', async () => {
  const store = await newStore();
  const { id, idOf } = await place(store);
  await discard(store, id, idOf('Tea'));
  await moveOrder(thali, store, id, { from: 1, to: 5 });
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/bills`, { token: store.token });
  expect(body).toEqual({ bills: [], next: null });
});

describe('the list', () => {
  test('finds bills by number, order, name, the telephone’s last digits, kind and day', async () => {
    const store = await newStore();
    const { id, idOf } = await place(store);
    await issue(store, id);
    await discard(store, id, idOf('Tea'));
    const numbers = async (query: object) => {
      const url = `/api/stores/${store.storeId}/bills?${new URLSearchParams({ ...query })}`;
      const { body } = await thali.call('GET', url, { token: store.token });
      return body.bills.map(({ number }: { number: string }) => number).toSorted();
    };
    const both = ['CN/26-27/0001', 'INV/26-27/0001'];
    expect(await numbers({ q: 'inv/26' })).toEqual(['INV/26-27/0001']);
    expect(await numbers({ q: '#1' })).toEqual(both);
    expect(await numbers({ q: 'अदिति' })).toEqual(both);
    expect(await numbers({ q: '3210' })).toEqual(both);
    expect(await numbers({ q: '%' })).toEqual([]);
    expect(await numbers({ kind: 'credit_note' })).toEqual(['CN/26-27/0001']);
    expect(await numbers({ from: '2026-11-20', to: '2026-11-20' })).toEqual(both);
    expect(await numbers({ from: '2026-11-21' })).toEqual([]);
    expect(await numbers({ to: '2026-11-19' })).toEqual([]);
  });

  test('goes on from where the page before has ended', async () => {
    const store = await teaStore(thali);
    const all: string[] = [];
    for (let at = 0; at < 52; at++) {
      thali.clock.advance(1);
      const order = await placeTestOrder(thali, store, TEA);
      all.unshift((await issue(store, order._id))[0]?.number ?? '');
    }
    const url = `/api/stores/${store.storeId}/bills`;
    const first = await thali.call('GET', url, { token: store.token });
    const second = await thali.call('GET', `${url}?before=${first.body.next}`, { token: store.token });
    const read = [...first.body.bills, ...second.body.bills].map(({ number }) => number);
    expect(read).toEqual(all);
    expect(second.body.next).toBe(null);
    const file = await thali.call('GET', `${url}/export`, { token: store.token });
    expect(file.body.bills.map(({ number }: BillContent) => number)).toEqual(all);
  });
});

describe('the settings', () => {
  test.each([
    [{ prefix: 'TOO/LONG' }, 'prefix'],
    [{ prefix: 'A#' }, 'prefix'],
    [{ creditPrefix: 'inv/' }, 'creditPrefix'],
    [{ kind: 'receipt' }, 'kind'],
  ])('refuse %j', async (settings, field) => {
    const { status, body } = await saveSettings(await teaStore(thali), settings);
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]]);
  });

  test('are for the office', async () => {
    const store = await teaStore(thali);
    const token = await addTestStaff(thali, store, 'STAFF');
    expect((await saveSettings({ ...store, token }, {})).status).toBe(403);
  });
});

test('what was served some hours ago and has no bill gets one by itself', async () => {
  const store = await newStore();
  const [served, open] = [await place(store), await place(store)];
  await moveOrder(thali, store, served.id, { from: 1, to: 4 });
  const list = async () =>
    (await thali.call('GET', `/api/stores/${store.storeId}/bills`, { token: store.token })).body.bills;
  const run = () => sweep(createContext(thali.services, { kind: 'system' }));
  thali.clock.advance(5 * HOUR_MS);
  await run();
  expect(await list()).toEqual([]);
  thali.clock.advance(2 * HOUR_MS);
  await Promise.all([run(), run()]);
  expect((await list()).map(({ orderId }: { orderId: string }) => orderId)).toEqual([served.id]);
  expect(open.id).not.toBe(served.id);
});
