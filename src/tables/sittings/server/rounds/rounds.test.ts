import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultBillSettings } from '#money/bills/rules/bill-settings.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchItem,
  patchStore,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { addTable, lineOf, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const taxed = { taxes: [{ label: 'GST', value: 5 }] };
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Tea', 20), simpleItem('Idli', 110, taxed), simpleItem('Vada', 30, taxed)], {
    orderTypes: [
      {
        label: 'Dine-In',
        minimumOrderValue: 40,
        otp_on_order: true,
        askName: 'required',
        askPhone: 'required',
      },
    ],
  }),
);

/** Two guests who are both in. */
async function twoGuests(): Promise<[Phone, Phone]> {
  const iden = await addTable(thali, store);
  const first = await sitDown(thali, store, iden, { name: 'Ravi' });
  const { code } = await first.read();
  return [first, await sitDown(thali, store, iden, { name: 'Meera', code })];
}

const labels = (view: { lines: { itemLabel: string; quantity: number }[] }) =>
  view.lines.map(({ itemLabel, quantity }) => `${quantity} ${itemLabel}`);

test('both see what each has put into the cart, and the same line again changes nothing', async () => {
  const [ravi, meera] = await twoGuests();
  const id = randomUUID();
  const entries = async () =>
    Number(
      (
        await thali.database.pool.query('select log_seq from store_counters where store_id = $1', [
          store.storeId,
        ])
      ).rows[0].log_seq,
    );
  await ravi.call('PUT', `/lines/${id}`, lineOf(store, 'Tea', { quantity: 2, remarks: 'No sugar' }));
  const before = await entries();
  const again = await ravi.call(
    'PUT',
    `/lines/${id}`,
    lineOf(store, 'Tea', { quantity: 2, remarks: 'No sugar' }),
  );
  expect(again.status).toBe(200);
  expect(await entries()).toBe(before);
  await ravi.call('PUT', `/lines/${id}`, lineOf(store, 'Tea', { quantity: 3 }));
  await meera.put('Idli', { shared: true });
  const { lines, sums } = await meera.read();
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual({
    _id: id,
    guest: ravi.guestId,
    itemID: store.items['Tea'],
    itemLabel: 'Tea',
    images: [],
    configs: [],
    remarks: '',
    quantity: 3,
    value: '20.00',
    shared: false,
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ guest: meera.guestId, itemLabel: 'Idli', shared: true }),
  );
  expect(sums).toEqual({ all: 175.5, mine: 115.5 });
});

test('only own and shared lines can be changed', async () => {
  const [ravi, meera] = await twoGuests();
  const [own, shared] = [await ravi.put('Tea'), await ravi.put('Tea', { shared: true })];
  expect((await meera.call('PUT', `/lines/${own}`, lineOf(store, 'Tea', { quantity: 9 }))).status).toBe(403);
  expect((await meera.call('DELETE', `/lines/${own}`)).body.code).toBe('FORBIDDEN');
  const more = lineOf(store, 'Tea', { quantity: 4, shared: true });
  const { body } = await meera.call('PUT', `/lines/${shared}`, more);
  expect(body.lines).toContainEqual(expect.objectContaining({ quantity: 4, guest: ravi.guestId }));
  expect(labels((await meera.call('DELETE', `/lines/${shared}`)).body)).toEqual(['1 Tea']);
  expect((await meera.call('DELETE', `/lines/${shared}`)).status).toBe(200);
});

test('what can’t be ordered is not put into the cart', async () => {
  const [ravi] = await twoGuests();
  const put = async (id: string, body: object) => (await ravi.call('PUT', `/lines/${id}`, body)).body.code;
  expect(await put(randomUUID(), lineOf(store, 'nothing'))).toBe('ITEM_UNAVAILABLE');
  expect(
    await put(randomUUID(), lineOf(store, 'Tea', { configs: [{ label: 'Size', contents: ['Big'] }] })),
  ).toBe('OPTIONS_INVALID');
  expect(await put('not an id', lineOf(store, 'Tea'))).toBe('VALIDATION');
  expect(await put(randomUUID(), lineOf(store, 'Tea', { quantity: 0 }))).toBe('VALIDATION');
});

test('a round is an order: nobody is asked for a number or a code, nor for the minimum', async () => {
  const [ravi, meera] = await twoGuests();
  const alone = (await twoGuests())[0];
  expect((await alone.send([await alone.put('Tea')], 20)).status).toBe(201);
  const tea = await ravi.put('Tea');
  const idli = await meera.put('Idli');
  const sent = await meera.send([tea, idli], 135.5);
  expect(sent.status, sent.text).toBe(201);
  expect(sent.body).toMatchObject({ amount: 135.5, state: 1 });
  const second = await ravi.send([await ravi.put('Tea', { shared: true })], 20);
  expect(second.status, second.text).toBe(201);
  const view = await ravi.read();
  expect(view).toMatchObject({ lines: [], state: 'open', total: 155.5, paid: 0, due: 155.5 });
  expect(view.orders).toMatchObject([
    { _id: sent.body._id, round: 1, user: { name: 'Meera', phone: '' }, table: { idel: 'Table' } },
    { _id: second.body._id, round: 2, user: { name: 'Ravi' } },
  ]);
  const [first] = view.orders;
  const had = Object.fromEntries(
    first.items.map(({ _id, itemLabel }: { _id: string; itemLabel: string }) => [itemLabel, first.who[_id]]),
  );
  expect(had).toEqual({
    Tea: { guest: ravi.guestId, shared: false, item: expect.any(String) },
    Idli: { guest: meera.guestId, shared: false, item: expect.any(String) },
  });
  expect(view.shares).toEqual([
    { guest: ravi.guestId, total: 30, due: 30 },
    { guest: meera.guestId, total: 125.5, due: 125.5 },
  ]);
});

test('an amount that is no longer right orders nothing', async () => {
  const [ravi] = await twoGuests();
  const line = await ravi.put('Tea', { quantity: 2 });
  const { status, body } = await ravi.send([line], 39);
  expect([status, body.code, body.details.amount]).toEqual([409, 'PRICE_CHANGED', 40]);
  expect((await ravi.read()).lines).toHaveLength(1);
});

test('lines that are gone or changed order nothing, and the present ones are told', async () => {
  const [ravi, meera] = await twoGuests();
  const [gone, left] = [await ravi.put('Tea', { quantity: 2 }), await meera.put('Idli')];
  await ravi.call('DELETE', `/lines/${gone}`);
  const { status, body } = await meera.send([gone, left], 155.5);
  expect([status, body.code]).toEqual([409, 'LINES_CHANGED']);
  expect(body.details.lines).toMatchObject([{ _id: left, itemLabel: 'Idli', value: '110.00' }]);
  expect((await meera.send([left], 115.5)).status).toBe(201);
  const late = await meera.call('PUT', `/lines/${left}`, lineOf(store, 'Idli', { quantity: 2 }));
  expect([late.status, late.body.code]).toEqual([409, 'LINES_CHANGED']);
  expect((await meera.call('DELETE', `/lines/${left}`)).body.code).toBe('LINES_CHANGED');
  expect((await meera.call('PUT', `/lines/${left}`, lineOf(store, 'Idli'))).status).toBe(200);
});

test('two who send at the same moment send no line twice', async () => {
  const [ravi, meera] = await twoGuests();
  const lines = [await ravi.put('Tea', { quantity: 2 }), await meera.put('Idli')];
  const answers = await Promise.all([
    ravi.send(lines, 155.5),
    meera.send(lines, 155.5),
    ravi.send(lines.slice(0, 1), 40),
  ]);
  const refusals = answers.filter(({ status }) => status !== 201);
  expect(refusals.map(({ body }) => body.code)).toEqual(refusals.map(() => 'LINES_CHANGED'));
  const view = await ravi.read();
  const ordered = view.orders.flatMap(({ items }: { items: { itemLabel: string }[] }) =>
    items.map(({ itemLabel }) => itemLabel),
  );
  expect(ordered.filter((label: string) => label === 'Tea')).toHaveLength(1);
  expect(ordered.filter((label: string) => label === 'Idli').length + view.lines.length).toBe(1);
});

test('the same key orders once, also when its answer was lost', async () => {
  const [ravi, meera] = await twoGuests();
  const line = await ravi.put('Tea', { quantity: 2 });
  const [a, b] = await Promise.all([
    ravi.send([line], 40, 'the same key'),
    ravi.send([line], 40, 'the same key'),
  ]);
  expect([a.status, b.status].toSorted()).toEqual([200, 201]);
  expect(a.body._id).toBe(b.body._id);
  expect((await ravi.send([line], 40, 'the same key')).body._id).toBe(a.body._id);
  const other = await meera.put('Tea', { quantity: 2 });
  expect((await meera.send([other], 40, 'the same key')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await ravi.read()).orders).toHaveLength(1);
});

test('all rounds together are rounded once', async () => {
  await thali.call('PUT', `/api/stores/${store.storeId}/bill-settings`, {
    token: store.token,
    body: { ...defaultBillSettings(''), isRounded: true },
  });
  const [ravi] = await twoGuests();
  expect((await ravi.send([await ravi.put('Idli')], 115.5)).status).toBe(201);
  expect(await ravi.read()).toMatchObject({ total: 116, roundOff: 0.5 });
  expect((await ravi.send([await ravi.put('Vada')], 31.5)).status).toBe(201);
  expect(await ravi.read()).toMatchObject({ total: 147, due: 147, roundOff: 0 });
});

test('a paused store takes no round, and a dish that has run out stays in the cart without a price', async () => {
  const [ravi] = await twoGuests();
  const line = await ravi.put('Idli');
  await patchItem(thali, store, 'Idli', { state: 'Sold Out' });
  expect((await ravi.send([line], 115.5)).body.code).toBe('ITEM_UNAVAILABLE');
  expect(await ravi.read()).toMatchObject({
    lines: [{ value: null, itemLabel: 'Idli' }],
    sums: { all: null, mine: null },
  });
  await patchItem(thali, store, 'Idli', { state: 'Available' });
  await patchStore(thali, store, { paused: true });
  expect((await ravi.send([line], 115.5)).body.code).toBe('STORE_CLOSED');
  await patchStore(thali, store, { paused: false });
  expect((await ravi.send([line], 115.5)).status).toBe(201);
});
