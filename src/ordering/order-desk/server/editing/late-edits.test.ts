import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { editedHere } from '#restaurant/without-the-line/rules/edited-here.ts';
import { foldFloor, type KeptOnFloor } from '#restaurant/without-the-line/rules/folding/fold-floor.ts';
import { foldOrders } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';
import { orderMadeHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { openedWith, ownIdAt } from '#restaurant/without-the-line/rules/own-ids.ts';
import { addTable } from '#tables/sittings/server/testing/sit-down.ts';
import { aRule } from '#testing/rules/price-rules.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  orderBody,
  patchStore,
  postOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const TAXES = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];
const PACKING = [{ label: 'Packing', value: 7, valueType: 'percentage', taxes: TAXES }];
const EDIT = 'POST /api/stores/:storeId/orders/:orderId/edit';

type Role = 'STAFF' | 'MANAGER';
type Asked = (order: StaffOrderView) => { changes: object[]; reason?: string };

/** A tablet of a store that rounds, and what was done there without the line, from three hours ago on. */
async function counter(role: Role, contents: object[] = PACKING) {
  const dishes = [
    simpleItem('Thali', 199.99, { taxes: TAXES, discount: 7 }),
    simpleItem('Tea', 33.33, { taxes: TAXES }),
  ];
  const store = await createTestStore(
    thali,
    catalogueOf(dishes, { orderTypes: [{ label: 'Dine-In', contents }], category: { discount: 3 } }),
  );
  const { storeId, token } = store;
  const bills = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  await thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { token, body: bills });
  const ravi = await addTestPerson(thali, store, { role });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const get = async (path: string) => (await thali.call('GET', path, { headers: { cookie } })).body;
  const office = (method: string, path: string, body: object) =>
    thali.call(method, `/api/stores/${storeId}${path}`, { token, body });
  const orders = async (): Promise<StaffOrderView[]> =>
    (await get(`/api/stores/${storeId}/orders`)).orders.toReversed();
  const known = {
    profile: await get(`/store/api/store/${storeId}`),
    catalogue: await get(`/api/stores/${storeId}/catalogue`),
  };
  const numbers = await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} });
  let at = thali.clock.now - 3 * HOUR;
  let orderNo = numbers.body.orders[0].next - 1;
  const kept: (KeptOnFloor & { path: string })[] = [];
  const keep = (call: string, path: string, given: object, later: object) => {
    at += MINUTE;
    const id = ownIdAt(at, randomBytes(6).toString('hex'));
    kept.push({ id, at: call, given, madeAt: at, accountId: 'ravi', later, path } as never);
    return id;
  };
  const nextId = () => ({ id: ownIdAt(at + MINUTE, randomBytes(6).toString('hex')), at: at + MINUTE });
  return {
    store,
    known,
    orders,
    office,
    kept,
    get,
    take(lines: object[], more: object = {}, sitting?: string | null) {
      const body = orderBody(store, { lines: lines as never, amount: 0, more });
      const { id, at: madeAt } = nextId();
      orderNo += 1;
      const made = orderMadeHere(
        { id, at: madeAt, body: body as never, own: { orderNo, tabletLetter: 'A' }, by: 'Ravi' },
        known,
      );
      const sold = {
        ...body,
        amount: made.amount,
        given: { orderNo, ...('table' in more && { sitting: sitting ?? openedWith(id) }) },
      };
      const given = { params: { storeId }, body: sold };
      keep('POST /api/stores/:storeId/orders', '/orders', given, { made });
      Object.assign(kept.at(-1) ?? {}, { id });
      return made;
    },
    /** Decides it as the tablet does, on what the server has said and what was done since. */
    edit(said: readonly StaffOrderView[], orderId: string, asked: Asked) {
      const now = foldOrders(said, kept);
      const order = now.find(({ _id }) => _id === orderId);
      if (!order) throw new Error('There is no such order');
      const tab = order.sitting ? now.filter(({ sitting }) => sitting?._id === order.sitting?._id) : [order];
      const body = asked(order);
      const { id, at: madeAt } = nextId();
      const made = { id, at: madeAt, orderId, body: body as never, by: 'Ravi', role };
      const edited = editedHere(tab, made, known);
      keep(EDIT, `/orders/${orderId}/edit`, { params: { storeId, orderId }, body }, { edited });
      Object.assign(kept.at(-1) ?? {}, { id });
    },
    /** Sends all of it, each twice. Answers what was left to check. */
    async send() {
      const answers: (string | number)[] = [];
      for (const { id, given, madeAt, path } of kept) {
        const headers = {
          cookie,
          'idempotency-key': id,
          'menu-revision': String(known.catalogue.revision),
          'made-at': new Date(madeAt).toISOString(),
          'sent-at': new Date(thali.clock.now).toISOString(),
        };
        const sent = () =>
          thali.call('POST', `/api/stores/${storeId}${path}`, {
            headers,
            body: Reflect.get(given, 'body') as object,
          });
        const first = await sent();
        expect((await sent()).body._id).toBe(first.body._id);
        answers.push(first.body.code ?? first.status);
      }
      const { questions } = (await thali.call('GET', `/api/stores/${storeId}/questions`, { token })).body;
      return { answers, questions };
    },
  };
}

const lineOf = ({ items }: StaffOrderView, label: string) =>
  items.find((item) => item.itemLabel === label && !item.discarded)?._id ?? '';
const partOf = ({ items }: StaffOrderView) => items.find(({ discarded }) => discarded)?._id ?? '';
const [THALI, TEA] = [
  { item: 'Thali', value: 0, quantity: 3 },
  { item: 'Tea', value: 0 },
];
const tea = (store: { items: Record<string, string> }, quantity = 1) => ({
  kind: 'add',
  itemID: store.items['Tea'],
  itemLabel: 'Tea',
  value: '32.33',
  quantity,
  configs: [],
  remarks: 'Strong',
});

const EDITS: [string, Asked[]][] = [
  [
    'portions more and fewer',
    [
      (order) => ({ changes: [{ kind: 'quantity', line: lineOf(order, 'Thali'), quantity: 5 }] }),
      (order) => ({
        changes: [{ kind: 'quantity', line: lineOf(order, 'Thali'), quantity: 1 }],
        reason: 'Late',
      }),
      (order) => ({ changes: [{ kind: 'back', line: partOf(order) }] }),
    ],
  ],
  [
    'a dish off, and back',
    [
      (order) => ({ changes: [{ kind: 'off', line: lineOf(order, 'Tea') }], reason: 'Cold' }),
      (order) => ({ changes: [{ kind: 'back', line: partOf(order) }] }),
    ],
  ],
  [
    'discounts, and one taken back',
    [
      (order) => ({
        changes: [
          { kind: 'discount', line: lineOf(order, 'Thali'), percent: 12.5, reason: 'Regular' },
          { kind: 'complimentary', line: lineOf(order, 'Tea'), reason: 'Friend' },
          { kind: 'discount', amount: 20, reason: 'Late' },
        ],
      }),
      (order) => ({ changes: [{ kind: 'undiscount', id: order.discounts?.[0]?._id }] }),
    ],
  ],
  [
    'something with a price of its own',
    [() => ({ changes: [{ kind: 'open', label: 'Hall', value: 500, quantity: 1 }] })],
  ],
];

test('a dish added without the line to a guest’s order has the price that a rule gives to guests', async () => {
  const { store, known, get, edit, orders, send, kept } = await counter('MANAGER');
  const rule = aRule('phones', { when: { channel: 'guest' } });
  expect((await patchStore(thali, store, { priceRules: [rule] })).status).toBe(200);
  known.profile = await get(`/store/api/store/${store.storeId}`);
  const lines = [{ item: 'Tea', value: '29.10' }];
  const { body } = await postOrder(thali, store, { lines, amount: 0 });
  const placed = await postOrder(thali, store, { lines, amount: body.details.amount });
  expect(placed.status, placed.text).toBe(201);
  const said = await orders();
  edit(said, placed.body._id, () => ({ changes: [{ ...tea(store), value: '29.10' }] }));
  const here = foldOrders(said, kept);
  expect((await send()).answers).toEqual([200]);
  const costs = (all: readonly StaffOrderView[]) =>
    all.map(({ amount, items }) => [amount, ...items.map(({ value }) => value)]);
  expect(costs(here)).toEqual(costs(await orders()));
  expect(costs(here)).toEqual([[expect.any(Number), '29.10', '29.10']]);
});

test.each(EDITS)(
  'an order that the server knows, edited without the line, is as it shows it afterwards: %s',
  async (_, edits) => {
    const { take, orders, edit, send, kept } = await counter('MANAGER');
    const { _id } = take([THALI, TEA]);
    await send();
    const said = await orders();
    kept.splice(0);
    for (const asked of edits) edit(said, _id, asked);
    const here = foldOrders(said, kept);
    expect((await send()).questions).toEqual([]);
    const server = await orders();
    expect(here).toEqual(server);
    expect(foldOrders(server, kept)).toEqual(server);
  },
);

test('an order that was made here and not sent: dishes added, one of them changed, once more cooked', async () => {
  const { take, edit, send, orders, store, kept } = await counter('STAFF');
  const { _id } = take([TEA]);
  edit([], _id, () => ({ changes: [tea(store, 2)] }));
  edit([], _id, ({ items }) => ({ changes: [{ kind: 'quantity', line: items.at(-1)?._id, quantity: 4 }] }));
  edit([], _id, ({ items }) => ({ changes: [{ kind: 'off', line: items[0]?._id }], reason: 'Cold' }));
  const [here] = foldOrders([], kept);
  expect((await send()).questions).toEqual([]);
  const [server] = await orders();
  const { slug: _, estimate: __, ...shown } = server as StaffOrderView;
  expect(here).toMatchObject(shown);
  expect(foldOrders([server as StaffOrderView], kept)).toEqual([server]);
});

test('one that was served goes back to the kitchen, with what was made marked as ready', async () => {
  const { take, edit, send, orders, store, kept } = await counter('MANAGER');
  const { _id } = take([THALI]);
  await send();
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  const said = await orders();
  kept.splice(0);
  edit(said, _id, () => ({ changes: [tea(store)] }));
  const [here] = foldOrders(said, kept);
  await send();
  const { estimate, ...server } = (await orders())[0] as StaffOrderView;
  expect(estimate).not.toBeNull();
  expect({ ...here, estimate: undefined }).toEqual({ ...server, estimate: undefined });
});

test('a table: a discount of the whole bill is on each round, and the floor shows what is due', async () => {
  const { take, edit, send, orders, store, kept, get } = await counter('STAFF');
  const iden = await addTable(thali, store);
  const at = { table: { iden, idel: 'Table' } };
  const { _id } = take([THALI], at);
  take([TEA], at, openedWith(_id));
  await send();
  const said = await orders();
  const floor = await get(`/api/stores/${store.storeId}/floor`);
  kept.splice(0);
  edit(said, _id, () => ({ changes: [{ kind: 'discount', percent: 5, reason: 'Regular' }] }));
  edit(said, _id, () => ({ changes: [{ kind: 'discount', amount: 7.77, reason: 'Late' }, tea(store)] }));
  const sittingOf = (shown: typeof floor) =>
    shown.tables.find((table: { iden: string }) => table.iden === iden).sitting;
  const [here, hereOnFloor] = [foldOrders(said, kept), sittingOf(foldFloor(floor, kept, null))];
  expect((await send()).questions).toEqual([]);
  expect(here).toEqual(await orders());
  expect(hereOnFloor).toEqual(sittingOf(await get(`/api/stores/${store.storeId}/floor`)));
});

test('what needs a manager, or moves fixed charges to another round, is not done without the line', async () => {
  const cover = [{ label: 'Cover', value: 30, valueType: 'absolute', taxes: [] }];
  const { take, edit, send, orders, store, kept } = await counter('STAFF', cover);
  const at = { table: { iden: await addTable(thali, store), idel: 'Table' } };
  const { _id } = take([TEA], at);
  take([TEA], at, openedWith(_id));
  await send();
  const said = await orders();
  kept.splice(0);
  const refusal = (asked: Asked) => {
    try {
      edit(said, _id, asked);
      return null;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  const off = (order: StaffOrderView) => ({
    changes: [{ kind: 'off', line: lineOf(order, 'Tea') }],
    reason: 'Cold',
  });
  const less = (percent: number) => () => ({ changes: [{ kind: 'discount', percent, reason: 'Friend' }] });
  expect([refusal(off), refusal(less(11)), refusal(less(6)), refusal(less(6))]).toEqual([
    'UNAVAILABLE',
    'FORBIDDEN',
    null,
    'FORBIDDEN',
  ]);
});

test('others were there first: what they have done already is no question, what can no longer be done is one', async () => {
  const { take, edit, send, orders, office, store, kept } = await counter('STAFF');
  const { _id } = take([THALI, TEA]);
  await send();
  const said = await orders();
  kept.splice(0);
  const off: Asked = (order) => ({ changes: [{ kind: 'off', line: lineOf(order, 'Tea') }], reason: 'Cold' });
  edit(said, _id, off);
  edit(said, _id, (order) => ({
    changes: [{ kind: 'quantity', line: lineOf(order, 'Thali'), quantity: 4 }],
  }));
  const [order] = said as [StaffOrderView];
  await office('POST', `/orders/${_id}/edit`, off(order));
  await office('POST', `/orders/${_id}/edit`, {
    changes: [{ kind: 'quantity', line: lineOf(order, 'Thali'), quantity: 2 }],
    reason: 'Less',
  });
  expect(await send()).toEqual({ answers: [200, 200], questions: [] });
  const [now] = (await orders()) as [StaffOrderView];
  expect(now.items.find(({ _id: line }) => line === lineOf(order, 'Thali'))?.quantity).toBe(4);

  await office('POST', `/orders/${_id}/edit`, { changes: [tea(store)] });
  kept.splice(0);
  edit([now], _id, (one) => ({ changes: [{ kind: 'quantity', line: lineOf(one, 'Thali'), quantity: 9 }] }));
  edit([now], _id, () => ({ changes: [{ kind: 'discount', percent: 5, reason: 'Late' }] }));
  await office('POST', `/orders/${_id}/bill`, {});
  await office('POST', `/orders/${_id}/edit`, {
    changes: [{ kind: 'off', line: lineOf(now, 'Thali') }],
    reason: 'All',
  });
  const { answers, questions } = await send();
  expect(answers).toEqual(['LEFT_TO_CHECK', 'LEFT_TO_CHECK']);
  expect(questions).toMatchObject([
    { kind: 'refused', code: 'ITEM_NOT_FOUND' },
    { kind: 'refused', code: 'FORBIDDEN' },
  ]);
  await moveOrder(thali, store, _id, { from: 1, to: 5, reason: 'Gone' });
  kept.splice(0, 1);
  expect((await send()).answers).toEqual(['LEFT_TO_CHECK']);
});

test('the tablet was heard first: what others do afterwards is done on top', async () => {
  const { take, edit, send, orders, office, store } = await counter('STAFF');
  const { _id } = take([THALI]);
  edit([], _id, () => ({ changes: [tea(store, 2)] }));
  await send();
  const [order] = (await orders()) as [StaffOrderView];
  const fewer = { changes: [{ kind: 'quantity', line: lineOf(order, 'Tea'), quantity: 1 }], reason: 'Less' };
  expect((await office('POST', `/orders/${_id}/edit`, fewer)).status).toBe(200);
});
