import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { billNumber } from '#money/bills/rules/bill-settings.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { foldFloor, type KeptOnFloor } from '#restaurant/without-the-line/rules/folding/fold-floor.ts';
import { orderMadeHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { openedWith, ownIdAt } from '#restaurant/without-the-line/rules/own-ids.ts';
import { nextRoundOf } from '#restaurant/without-the-line/rules/round-here.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
  TEA,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { addTable, join, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();

async function atCounter({ orderTypes = [{ label: 'Dine-In' }] as object[], tea = 20 } = {}) {
  const dishes = catalogueOf([simpleItem('Tea', tea)], { orderTypes });
  const store = await createTestStore(thali, dishes);
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const iden = await addTable(thali, store);
  const { body } = await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} });
  const nextBill = async () => {
    const now = await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} });
    const { letter, bills } = now.body;
    return billNumber(bills.prefix, bills.year, bills.next, letter);
  };
  const firstNo: number = body.orders[0].next;
  return { store, cookie, iden, firstNo, nextBill, ...deedsOf(store, cookie, firstNo) };
}

/** Another tablet of the same restaurant. */
async function atOther(store: TestStore) {
  const meera = await addTestPerson(thali, store, { name: 'Meera' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store, 'Hall'), meera);
  const { body } = await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} });
  return deedsOf(store, cookie, body.orders[0].next);
}

/** What a tablet did without the line, from three hours ago on, each a minute after the one before, and sent twice. */
function deedsOf(store: TestStore, cookie: string, firstNo: number) {
  let at = thali.clock.now - 3 * HOUR;
  let orderNo = firstNo - 1;
  async function send(method: string, path: string, body: object) {
    at += MINUTE;
    const key = ownIdAt(at, randomBytes(6).toString('hex'));
    const headers = {
      cookie,
      'idempotency-key': key,
      'menu-revision': '999',
      'made-at': new Date(at).toISOString(),
      'sent-at': new Date(thali.clock.now).toISOString(),
    };
    const sent = () => thali.call(method, `/api/stores/${store.storeId}${path}`, { headers, body });
    const first = await sent();
    const again = await sent();
    expect(again.body._id ?? again.body.code, again.text).toEqual(first.body._id ?? first.body.code);
    return { key, at, firstNo, status: first.status, body: first.body };
  }
  const inSitting = (method: string, sitting: string, step: string, body: object) =>
    send(method, `/sittings/${sitting}${step}`, body);
  return {
    send,
    open: (iden: string) => send('POST', '/sittings', { table: iden, covers: 2 }),
    round(iden: string, sitting: string) {
      orderNo += 1;
      const body = orderBody(store, { ...TEA, more: { table: { iden, idel: 'Table' } } });
      return send('POST', '/orders', { ...body, given: { orderNo, sitting } });
    },
    pay: (sitting: string, amount: number, bill?: string) =>
      inSitting('POST', sitting, '/payments', { method: 'Cash', amount, ...(bill && { given: { bill } }) }),
    move: (sitting: string, to: string) => inSitting('POST', sitting, '/move', { to }),
    close: (sitting: string, body: object = {}) => inSitting('POST', sitting, '/close', body),
    change: (sitting: string, covers: number) => inSitting('PATCH', sitting, '', { covers }),
  };
}

const read = async ({ storeId, token }: TestStore, path: string) =>
  (await thali.call('GET', `/api/stores/${storeId}${path}`, { token })).body;
const floorOf = async (store: TestStore, iden: string) =>
  (await read(store, '/floor')).tables.find((table: { iden: string }) => table.iden === iden);
const questionsOf = async (store: TestStore) => (await read(store, '/questions')).questions;

test('a free table is opened as of then, with its rounds and its money, and cleared, each once', async () => {
  const { store, iden, open, round, pay, change, close } = await atCounter();
  const opened = await open(iden);
  expect(opened.body).toMatchObject({
    _id: opened.key,
    openedAt: new Date(thali.clock.now - 3 * HOUR + MINUTE).toISOString(),
  });
  const rounds = [await round(iden, opened.key), await round(iden, opened.key)];
  expect(rounds.map(({ status }) => status)).toEqual([201, 201]);
  await change(opened.key, 3);
  expect((await floorOf(store, iden)).sitting).toMatchObject({
    _id: opened.key,
    covers: 3,
    rounds: [{ round: 1 }, { round: 2 }],
    due: 40,
  });
  expect((await pay(opened.key, 40)).body).toMatchObject({ due: 0, paid: 40 });
  await close(opened.key, { cooking: 'serve' });
  expect(await read(store, `/sittings/${opened.key}`)).toMatchObject({ state: 'closed', due: 0 });
  expect((await floorOf(store, iden)).sitting).toBeNull();
  expect(await questionsOf(store)).toEqual([]);
});

test('the tablet shows what the table comes to afterwards: fixed charges once, rounded as one', async () => {
  const orderTypes = [
    { label: 'Dine-In', contents: [{ label: 'Cover', value: 30, valueType: 'absolute', taxes: [] }] },
  ];
  const { store, cookie, iden, send } = await atCounter({ orderTypes, tea: 33.33 });
  const path = `/api/stores/${store.storeId}/bill-settings`;
  const bills = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  await thali.call('PUT', path, { token: store.token, body: bills });
  const get = async (at: string) => (await thali.call('GET', at, { headers: { cookie } })).body;
  const profile = await get(`/store/api/store/${store.storeId}`);
  const catalogue = await get(`/api/stores/${store.storeId}/catalogue`);
  const self = { _id: 'ravi', name: 'Ravi' };
  const commands: KeptOnFloor[] = [];
  const { floor } = { floor: await get(`/api/stores/${store.storeId}/floor`) };
  const shown = () => foldFloor(floor, commands, self).tables.find((table) => table.iden === iden)?.sitting;
  const keep = (at: string, more: object, made?: StaffOrderView) => (key: string, madeAt: number) =>
    commands.push({
      id: key,
      at,
      madeAt,
      accountId: 'ravi',
      ...more,
      later: made ? { made } : {},
    } as never);
  const opened = await send('POST', '/sittings', { table: iden });
  const params = { storeId: store.storeId, sittingId: opened.key };
  keep('POST /api/stores/:storeId/sittings', { given: { params, body: { table: iden } } })(
    opened.key,
    opened.at,
  );
  for (const [orderNo, value] of [
    [opened.firstNo, 33.33],
    [opened.firstNo + 1, 33.33],
  ] as const) {
    const known = commands.flatMap(({ later }) => later?.made ?? []);
    const sitting = shown();
    if (!sitting) throw new Error('It was opened');
    const round = nextRoundOf(sitting, known);
    const amount = known.length > 0 ? value : value + 30;
    const lines = [{ item: 'Tea', value: `${value}` }];
    const body = orderBody(store, { lines, amount, more: { table: { iden, idel: 'Table' } } });
    const sent = await send('POST', '/orders', { ...body, given: { orderNo, sitting: opened.key } });
    const made = orderMadeHere(
      {
        id: sent.key,
        at: sent.at,
        body: body as never,
        own: { orderNo, tabletLetter: 'A' },
        round,
        by: 'Ravi',
      },
      { catalogue, profile },
    );
    keep('POST /api/stores/:storeId/orders', { given: { params, body } }, made)(sent.key, sent.at);
  }
  const paid = { method: 'Cash', amount: 50 };
  const money = await send('POST', `/sittings/${opened.key}/payments`, paid);
  keep('POST /api/stores/:storeId/sittings/:sittingId/payments', { given: { params, body: paid } })(
    money.key,
    money.at,
  );
  const { waiter: _, ...said } = (await floorOf(store, iden)).sitting;
  expect(said).toMatchObject({ total: 97, due: 47, charged: true });
  expect(shown()).toMatchObject(said);
  expect(await questionsOf(store)).toEqual([]);
});

test('guests who come after the counter was heard join its table', async () => {
  const { store, iden, open, round } = await atCounter();
  const { key } = await open(iden);
  await round(iden, key);
  const answer = await join(thali, store, iden);
  expect(answer.body).toMatchObject({ admitted: false, sitting: { _id: key } });
  expect(await questionsOf(store)).toEqual([]);
});

test('where guests opened the table first, the counter’s party has a bill beside theirs, which can be joined', async () => {
  const { store, iden, open, round, pay, change, close } = await atCounter();
  const phone = await sitDown(thali, store, iden);
  await phone.send([await phone.put('Tea')], 20);
  const { key } = await open(iden);
  await round(iden, key);
  await change(key, 4);
  await pay(key, 15);
  await close(key);
  expect(await phone.read()).toMatchObject({ due: 20, orders: [{ round: 1 }] });
  const { sitting } = await floorOf(store, iden);
  expect(sitting).toMatchObject({ _id: phone.sittingId, due: 20, bills: [{ _id: key, total: 20, due: 5 }] });
  const [question, ...others] = await questionsOf(store);
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'table', table: iden, sitting: key, beside: phone.sittingId });
  const joined = await thali.call('POST', `/api/stores/${store.storeId}/sittings/${key}/merge`, {
    token: store.token,
    body: { into: phone.sittingId },
  });
  expect(joined.body).toMatchObject({ _id: phone.sittingId, total: 40, paid: 15, due: 25 });
  expect((await floorOf(store, iden)).sitting.bills).toBeUndefined();
});

test('a party that the counter has moved on from there sits at its own table', async () => {
  const { store, iden, open, round, move } = await atCounter();
  const other = await addTable(thali, store);
  const phone = await sitDown(thali, store, iden);
  const { key } = await open(iden);
  await move(key, other);
  await round(other, key);
  expect((await floorOf(store, iden)).sitting).toMatchObject({ _id: phone.sittingId, rounds: [] });
  expect((await floorOf(store, other)).sitting).toMatchObject({
    _id: key,
    state: 'open',
    rounds: [{ round: 1 }],
  });
});

test('a round goes to its own guests: to the table to which they were moved, or on their bill after they left', async () => {
  const { store, iden, open, round, cookie } = await atCounter();
  const other = await addTable(thali, store);
  const { key } = await open(iden);
  const move = (to: string) =>
    thali.call('POST', `/api/stores/${store.storeId}/sittings/${key}/move`, {
      headers: { cookie },
      body: { to },
    });
  await move(other);
  await round(iden, key);
  expect((await floorOf(store, other)).sitting).toMatchObject({ rounds: [{ round: 1 }] });
  const path = `/api/stores/${store.storeId}/sittings/${key}/close`;
  await thali.call('POST', path, { token: store.token, body: { reason: 'They left' } });
  const others = await sitDown(thali, store, other);
  const { body } = await round(iden, key);
  expect(await others.read()).toMatchObject({ orders: [] });
  expect(await read(store, `/sittings/${key}`)).toMatchObject({
    state: 'closed',
    orders: [{}, { _id: body._id }],
  });
  expect(await questionsOf(store)).toMatchObject([{ kind: 'table', table: other, order: { _id: body._id } }]);
});

test('a round of a table that could not be opened is an order alone there, to check', async () => {
  const { store, iden, open, round } = await atCounter();
  const { key, body } = await open('Nowhere');
  expect(body.code).toBe('LEFT_TO_CHECK');
  const taken = await round(iden, key);
  expect(taken.status).toBe(201);
  expect(await floorOf(store, iden)).toMatchObject({ sitting: null, loose: 1 });
  expect(await questionsOf(store)).toMatchObject([{ kind: 'refused' }, { kind: 'table', table: iden }]);
});

test('money that came twice stands and is owed; a move to a taken table is left to check', async () => {
  const { store, iden, open, round, pay, move } = await atCounter();
  const taken = await addTable(thali, store);
  const { key } = await open(iden);
  const { body: order } = await round(iden, key);
  const paid = await thali.call('POST', `/api/stores/${store.storeId}/sittings/${key}/payments`, {
    token: store.token,
    body: { method: 'UPI', amount: 20 },
  });
  expect(paid.body.due, paid.text).toBe(0);
  expect((await pay(key, 20)).body).toMatchObject({ paid: 40, due: 0 });
  await sitDown(thali, store, taken);
  expect((await move(key, taken)).body.code).toBe('LEFT_TO_CHECK');
  expect((await floorOf(store, iden)).sitting._id).toBe(key);
  expect(await questionsOf(store)).toMatchObject([
    { kind: 'price', order: { _id: order._id }, taken: 20, due: 0, table: iden },
    { kind: 'refused', code: 'TABLE_TAKEN' },
  ]);
});

test('a step that others have taken already is done, and one of an order that was cancelled is left to check', async () => {
  const { store, iden, open, round, send } = await atCounter();
  const { key } = await open(iden);
  const { body: order } = await round(iden, key);
  const { orders } = await read(store, `/sittings/${key}`);
  const step = (from: number, to: number) =>
    thali.call('POST', `/api/stores/${store.storeId}/orders/${order._id}/state`, {
      token: store.token,
      body: { from, to, reason: 'Gone' },
    });
  await step(1, 2);
  await step(2, 4);
  const late = (from: number, to: number) => send('POST', `/orders/${order._id}/state`, { from, to });
  expect((await late(1, 2)).status).toBe(200);
  await step(4, 5);
  expect((await late(2, 4)).body.code).toBe('LEFT_TO_CHECK');
  const ready = await send('POST', `/orders/${order._id}/items/${orders[0].items[0]._id}/ready`, {
    ready: true,
  });
  expect(ready.status).toBe(200);
  expect(await questionsOf(store)).toMatchObject([{ kind: 'refused', code: 'STATE_CHANGED' }]);
});

test('a dish that is sold out at the tablet is so when the line is back', async () => {
  const { store, send } = await atCounter();
  const answer = await send('PATCH', `/items/${store.items['Tea']}`, { state: 'Sold out', until: null });
  expect(answer.body).toMatchObject({ label: 'Tea', state: 'Sold out' });
});

test('of two tablets that opened one table, the second one’s party has a bill beside the first', async () => {
  const { store, iden, open, round } = await atCounter();
  const other = await atOther(store);
  const first = await open(iden);
  const second = await other.open(iden);
  expect(second.key).not.toBe(first.key);
  await other.round(iden, second.key);
  await round(iden, first.key);
  const { body } = await other.pay(second.key, 20);
  expect(body).toMatchObject({ _id: second.key, paid: 20, due: 0 });
  expect((await floorOf(store, iden)).sitting).toMatchObject({
    _id: first.key,
    total: 20,
    due: 20,
    bills: [{ _id: second.key, total: 20, due: 0 }],
  });
  expect(await questionsOf(store)).toMatchObject([
    { kind: 'table', table: iden, sitting: second.key, beside: first.key },
  ]);
});

test('a call that the tablet has answered ends when the line is back, and one that others have ended is no question', async () => {
  const { store, iden, send } = await atCounter();
  const phone = await sitDown(thali, store, iden);
  const called = async (kind: string) => {
    await phone.call('POST', '/calls', { kind });
    const { calls } = (await floorOf(store, iden)).sitting;
    return calls.find((call: { kind: string }) => call.kind === kind)._id;
  };
  const answer = (call: string, done: boolean) =>
    send('POST', `/sittings/${phone.sittingId}/calls/${call}`, { done });
  const water = await called('water');
  expect((await answer(water, false)).body.calls).toMatchObject([{ _id: water, takenBy: 'Ravi' }]);
  expect((await answer(water, true)).body.calls).toEqual([]);
  const bill = await called('bill');
  await thali.call('POST', `/api/stores/${store.storeId}/sittings/${phone.sittingId}/calls/${bill}`, {
    token: store.token,
    body: { done: true },
  });
  for (const done of [false, true]) expect((await answer(bill, done)).status).toBe(200);
  expect((await floorOf(store, iden)).sitting.calls).toEqual([]);
  expect(await questionsOf(store)).toEqual([]);
});

test('money for an order alone that others have taken meanwhile stands, and is left to check', async () => {
  const { store, send } = await atCounter({ orderTypes: [{ label: 'Pickup' }] });
  const place = () =>
    thali.call('POST', `/api/stores/${store.storeId}/orders`, {
      token: store.token,
      body: orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }),
    });
  const [{ body: one }, { body: other }] = [await place(), await place()];
  const pay = (id: string) => send('POST', `/orders/${id}/payments`, { method: 'Cash', amount: 20 });
  expect((await pay(one._id)).body.payment).toMatchObject({ state: 'paid', paid: 20 });
  await thali.call('POST', `/api/stores/${store.storeId}/orders/${other._id}/payments`, {
    token: store.token,
    body: { method: 'Card', amount: 20 },
  });
  expect((await pay(other._id)).body.payment).toMatchObject({ paid: 40, owed: 20 });
  expect(await questionsOf(store)).toMatchObject([
    { kind: 'price', order: { _id: other._id }, taken: 20, due: 0 },
  ]);
});

const billsOf = async (store: TestStore) =>
  (await read(store, '/bills')).bills.map(({ number }: { number: string }) => number);

test('what pays a table issues its bill with the number that the tablet gave, and the floor tells of it', async () => {
  const { store, iden, open, round, pay, nextBill } = await atCounter();
  const { key } = await open(iden);
  await round(iden, key);
  const number = await nextBill();
  const paid = await pay(key, 20, number);
  expect(paid.body).toMatchObject({ due: 0, bill: number });
  expect((await floorOf(store, iden)).sitting).toMatchObject({ bill: number });
  expect(await billsOf(store)).toEqual([number]);
  await round(iden, key);
  expect(await billsOf(store)).toHaveLength(2);
  expect((await floorOf(store, iden)).sitting).toMatchObject({ bill: number, due: 20 });
});

test('a bill that is on paper is issued although more was ordered meanwhile; one that others have issued keeps its number, and that on paper is nobody’s', async () => {
  const { store, iden, open, round, pay, nextBill } = await atCounter();
  const { key } = await open(iden);
  await round(iden, key);
  const number = await nextBill();
  await round(iden, key);
  expect((await pay(key, 20, number)).body).toMatchObject({ due: 20, bill: number });

  const other = await addTable(thali, store);
  const { key: second } = await open(other);
  const { key: ordered } = await round(other, second);
  const { body } = await thali.call('POST', `/api/stores/${store.storeId}/orders/${ordered}/bill`, {
    token: store.token,
  });
  const [issued] = body.bills;
  const onPaper = await nextBill();
  expect((await pay(second, 20, onPaper)).body.bill).toBe(issued.content.number);
  expect(await billsOf(store)).toContain(onPaper);
});

test('without a tablet no bill comes with a payment', async () => {
  const { store, iden, open, round, nextBill } = await atCounter();
  const { key } = await open(iden);
  await round(iden, key);
  const path = `/api/stores/${store.storeId}/sittings/${key}/payments`;
  const body = { method: 'Cash', amount: 20, given: { bill: await nextBill() } };
  const paid = await thali.call('POST', path, { body, token: store.token });
  expect(paid.body).toMatchObject({ due: 0 });
  expect(await billsOf(store)).toEqual([]);
});

test('a round that joined a table opened elsewhere, and whose answer was lost, is paid under the name that the tablet gave its table', async () => {
  const { store, cookie, iden, firstNo, pay, change, close } = await atCounter();
  const phone = await sitDown(thali, store, iden);
  const key = ownIdAt(thali.clock.now, randomBytes(6).toString('hex'));
  const sitting = openedWith(key) ?? '';
  const joined = await thali.call('POST', `/api/stores/${store.storeId}/orders`, {
    headers: { cookie, 'idempotency-key': key },
    body: {
      ...orderBody(store, { ...TEA, more: { table: { iden, idel: 'Table' } } }),
      given: { orderNo: firstNo, sitting },
    },
  });
  expect(joined.status, joined.text).toBe(201);
  await change(sitting, 4);
  expect((await pay(sitting, 20)).body).toMatchObject({ _id: phone.sittingId, paid: 20, due: 0 });
  await close(sitting, { cooking: 'serve' });
  expect(await read(store, `/sittings/${phone.sittingId}`)).toMatchObject({ covers: 4, state: 'closed' });
  expect(await questionsOf(store)).toEqual([]);
});
