import { describe, expect, test } from 'vitest';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import type { LoggedOrderEvent } from '#ordering/orders/rules/order.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, moveOrder, simpleItem } from '#testing/server/test-stores.ts';
import { addTable, join, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const charges = [
  { label: 'Cover', valueType: 'absolute', value: 10 },
  { label: 'Service', valueType: 'percentage', value: 10 },
];
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Tea', 20), simpleItem('Idli', 100)], {
    orderTypes: [{ label: 'Dine-In', contents: charges }],
  }),
);
const desk = `/api/stores/${store.storeId}`;
const { token } = store;

const act = (phone: Phone, what: string, body: object) =>
  thali.call('POST', `${desk}/sittings/${phone.sittingId}/${what}`, { token, body });
const open = (table: string) => thali.call('POST', `${desk}/sittings`, { token, body: { table, covers: 2 } });
const seated = async (name = '') => {
  const iden = await addTable(thali, store);
  return { iden, phone: await sitDown(thali, store, iden, { name }) };
};
/** Orders these dishes, each as a line of its own. */
async function order(phone: Phone, ...items: string[]) {
  const lines: string[] = [];
  for (const item of items) lines.push(await phone.put(item));
  const { sums } = await phone.read();
  const sent = await phone.send(lines, sums.all);
  if (sent.status !== 201) throw new Error(sent.text);
  return sent.body as { _id: string; orderNo: number };
}
const entriesOf = async (orderId: string): Promise<LoggedOrderEvent[]> => {
  const sql = 'select seq, at, event from store_log where store_id = $1 and order_id = $2 order by seq';
  const { rows } = await thali.database.pool.query(sql, [store.storeId, orderId]);
  return rows.map(({ seq, at, event }) => ({ seq, at: at.getTime(), event }));
};
const rowOf = async (orderId: string) =>
  (
    await thali.database.pool.query('select * from orders where store_id = $1 and id = $2', [
      store.storeId,
      orderId,
    ])
  ).rows[0];

/** The order's row says what its log says. */
async function expectFolded(orderId: string): Promise<void> {
  const [row, fold] = [await rowOf(orderId), foldOrder(await entriesOf(orderId))];
  expect({
    state: fold.state,
    amount: fold.amount,
    paid: fold.paid,
    seenAt: fold.seenAt,
    servedAt: fold.servedAt,
  }).toEqual({
    state: row.state,
    amount: Number(row.amount),
    paid: Number(row.paid),
    seenAt: row.seen_at?.getTime() ?? null,
    servedAt: row.served_at?.getTime() ?? null,
  });
}

describe('moving', () => {
  test('guests and what they wait for go to a free table', async () => {
    const { iden, phone } = await seated();
    const [served, open] = [await order(phone, 'Tea'), await order(phone, 'Tea')];
    await moveOrder(thali, store, served._id, { from: 1, to: 4 });
    const to = await addTable(thali, store);
    const moved = await act(phone, 'move', { to });
    expect([moved.status, moved.body.table]).toEqual([200, { iden: to, label: 'Table' }]);
    const view = await phone.read();
    expect(view.table.iden).toBe(to);
    expect(view.orders.map(({ table }: { table: { iden: string } }) => table.iden)).toEqual([iden, to]);
    expect((await entriesOf(open._id)).at(-1)?.event).toEqual({
      what: 'moved',
      from: 1,
      to: 1,
      was: { name: iden, label: 'Table' },
      table: { name: to, label: 'Table' },
    });
    const wasAt = async ({ _id }: { _id: string }) =>
      (await thali.call('GET', `${desk}/orders/${_id}`, { token })).body.sitting.was;
    expect(await wasAt(open)).toMatchObject({ iden, idel: 'Table' });
    expect(await wasAt(served)).toBeUndefined();
    await expectFolded(open._id);
    expect((await join(thali, store, iden)).body.admitted).toBe(true);
    expect((await join(thali, store, to)).body.sitting._id).toBe(phone.sittingId);
    expect((await act(phone, 'move', { to })).status).toBe(200);
  });

  test('not to a table where others sit, nor to none', async () => {
    const [one, other] = [await seated(), await seated()];
    expect((await act(one.phone, 'move', { to: other.iden })).body.code).toBe('TABLE_TAKEN');
    expect((await act(one.phone, 'move', { to: 'nowhere' })).body.code).toBe('TABLE_UNKNOWN');
    await act(one.phone, 'close', {});
    expect((await act(one.phone, 'move', { to: await addTable(thali, store) })).body.code).toBe(
      'SITTING_CLOSED',
    );
  });

  test('to a table at which somebody sits down at the same moment, or another party is moved', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const [one, other] = [await seated(), await seated()];
      const to = await addTable(thali, store);
      const answers = await Promise.all([
        act(one.phone, 'move', { to }),
        act(other.phone, 'move', { to }),
        join(thali, store, to),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect(answers[2]?.status).toBe(201);
      const { rows } = await thali.database.pool.query(
        "select count(*)::int as open from sittings where store_id = $1 and table_iden = $2 and state <> 'closed'",
        [store.storeId, to],
      );
      expect(rows[0].open).toBe(1);
    }
  });
});

describe('merging', () => {
  test('rounds, guests, cart and calls go to the other table, and phones follow', async () => {
    const [ravi, meera] = [await seated('Ravi'), await seated('Meera')];
    const [first, second] = [await order(ravi.phone, 'Tea'), await order(meera.phone, 'Idli')];
    await ravi.phone.put('Tea');
    await ravi.phone.call('POST', '/calls', { kind: 'water' });
    await ravi.phone.call('POST', '/calls', { kind: 'clean' });
    await meera.phone.call('POST', '/calls', { kind: 'water' });
    const merged = await act(ravi.phone, 'merge', { into: meera.phone.sittingId });
    expect(merged.status, merged.text).toBe(200);
    const [view, own] = [await meera.phone.read(), await ravi.phone.read()];
    expect(own.slug).toBe(meera.phone.slug);
    expect(view.guests).toMatchObject([
      { name: 'Meera', number: 1, you: true },
      { name: 'Ravi', number: 2, you: false },
    ]);
    expect(own.guests[1].you).toBe(true);
    expect(view.orders.map(({ _id, round }: { _id: string; round: number }) => [_id, round])).toEqual([
      [second._id, 1],
      [first._id, 2],
    ]);
    expect(Object.values(view.orders[1].who)).toMatchObject([{ guest: own.guests[1]._id, shared: false }]);
    expect(view.lines).toMatchObject([{ itemLabel: 'Tea', guest: own.guests[1]._id }]);
    expect(view.calls.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['clean', 'water']);
    expect(view.due).toBe(22 + 120);
    expect((await rowOf(first._id)).table_iden).toBe(meera.iden);
    const left = view.lines.map(({ _id }: { _id: string }) => _id);
    expect((await ravi.phone.send(left, 22)).status).toBe(201);
    expect((await join(thali, store, ravi.iden)).body.admitted).toBe(true);
    expect((await act(ravi.phone, 'merge', { into: meera.phone.sittingId })).body._id).toBe(
      meera.phone.sittingId,
    );
    expect((await act(ravi.phone, 'reopen', {})).body.code).toBe('SITTING_CLOSED');
  });

  test('what one table has paid counts for both', async () => {
    const [one, other] = [await seated(), await seated()];
    const paid = await order(one.phone, 'Tea');
    await thali.call('POST', `${desk}/orders/${paid._id}/payments`, { token, body: { method: 'Cash' } });
    expect((await one.phone.read()).state).toBe('paid');
    await order(other.phone, 'Tea');
    const { body } = await act(one.phone, 'merge', { into: other.phone.sittingId });
    expect(body).toMatchObject({
      state: 'open',
      total: 54,
      paid: 32,
      due: 22,
      receipts: [{ method: 'Cash', amount: 32 }],
    });
  });

  test('not after a bill was issued, and not with itself', async () => {
    const [one, other] = [await seated(), await seated()];
    const { _id } = await order(one.phone, 'Tea');
    expect((await act(one.phone, 'merge', { into: one.phone.sittingId })).status).toBe(422);
    await thali.call('POST', `${desk}/orders/${_id}/bill`, { token });
    expect((await act(one.phone, 'merge', { into: other.phone.sittingId })).body.code).toBe('BILL_ISSUED');
    expect((await act(other.phone, 'merge', { into: one.phone.sittingId })).body.code).toBe('BILL_ISSUED');
  });

  test('two that are merged into each other at the same moment: one wins', async () => {
    const [one, other] = [await seated(), await seated()];
    const answers = await Promise.all([
      act(one.phone, 'merge', { into: other.phone.sittingId }),
      act(other.phone, 'merge', { into: one.phone.sittingId }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('splitting', () => {
  const linesOf = (view: { orders: { items: { _id: string; itemLabel: string }[] }[] }, label: string) =>
    view.orders.flatMap(({ items }) =>
      items.filter(({ itemLabel }) => itemLabel === label).map(({ _id }) => _id),
    );

  test('a whole round goes as it is', async () => {
    const { phone } = await seated();
    const [stays, goes] = [await order(phone, 'Tea'), await order(phone, 'Idli')];
    const to = await addTable(thali, store);
    const { status, body } = await act(phone, 'split', { lines: linesOf(await phone.read(), 'Idli'), to });
    expect(status).toBe(200);
    expect(body).toMatchObject({ table: { iden: to }, rounds: [{ _id: goes._id, round: 1 }], due: 110 });
    expect((await phone.read()).orders).toMatchObject([{ _id: stays._id }]);
  });

  test('a part of a round becomes an order that keeps what has happened to it', async () => {
    const { phone } = await seated();
    const { _id, orderNo } = await order(phone, 'Tea', 'Idli');
    await moveOrder(thali, store, _id, { from: 1, to: 3 });
    await thali.call('POST', `${desk}/orders/seen`, { token, body: { orders: [_id] } });
    const [idli] = linesOf(await phone.read(), 'Idli');
    await thali.call('POST', `${desk}/orders/${_id}/items/${idli}/ready`, { token, body: { ready: true } });
    const { body } = await act(phone, 'split', { lines: [idli], to: await addTable(thali, store) });
    const [round] = body.orders;
    expect(round).toMatchObject({
      state: 3,
      amount: 110,
      items: [{ _id: idli, itemLabel: 'Idli' }],
      ready: true,
    });
    expect(round.orderNo).toBeGreaterThan(orderNo);
    const view = await phone.read();
    expect(view).toMatchObject({ total: 32, orders: [{ _id, items: [{ itemLabel: 'Tea' }], ready: false }] });
    for (const id of [_id, round._id]) await expectFolded(id);
    expect((await entriesOf(round._id)).map(({ event }) => event.what)).toEqual(['split_off', 'moved']);
    const staff = await thali.call('GET', `${desk}/orders/${round._id}`, { token });
    expect(staff.body.items).toMatchObject([{ ready: true }]);
    expect(staff.body.timeline[0]).toMatchObject({ what: 'placed', state: 3 });
  });

  test('removed portions go with their line and can be put back there', async () => {
    const { phone } = await seated();
    const line = await phone.put('Idli', { quantity: 3 });
    const tea = await phone.put('Tea');
    const { body: sent } = await phone.send([line, tea], (await phone.read()).sums.all);
    const [idli] = linesOf(await phone.read(), 'Idli');
    const at = `${desk}/orders/${sent._id}/items/${idli}`;
    await thali.call('POST', `${at}/discard`, { token, body: { discarded: true, keep: 2 } });
    const { body } = await act(phone, 'split', { lines: [idli], to: await addTable(thali, store) });
    const [round] = body.orders;
    const off = round.items.find(({ discarded }: { discarded: boolean }) => discarded);
    expect([round.amount, off.quantity]).toEqual([220, 1]);
    await thali.call('POST', `${desk}/orders/${round._id}/items/${off._id}/discard`, {
      token,
      body: { discarded: false },
    });
    const after = await thali.call('GET', `${desk}/orders/${round._id}`, { token });
    expect([after.body.amount, after.body.items.length]).toEqual([330, 1]);
    for (const id of [sent._id, round._id]) await expectFolded(id);
  });

  test('to another sitting, which may have its own rounds', async () => {
    const [one, other] = [await seated(), await seated()];
    await order(one.phone, 'Tea', 'Idli');
    await order(other.phone, 'Tea');
    const lines = linesOf(await one.phone.read(), 'Tea');
    const { body } = await act(one.phone, 'split', { lines, to: other.phone.sittingId });
    expect(body).toMatchObject({ _id: other.phone.sittingId, rounds: [{ round: 1 }, { round: 2 }] });
    expect((await other.phone.read()).orders[1].who).toEqual({
      [lines[0] ?? '']: { guest: null, shared: true },
    });
  });

  test('not what is unknown, nor after it was paid or billed', async () => {
    const { phone } = await seated();
    const { _id } = await order(phone, 'Tea', 'Idli');
    const to = await addTable(thali, store);
    const split = async (lines: string[]) => (await act(phone, 'split', { lines, to })).body.code;
    expect(await split(['nothing'])).toBe('ITEM_NOT_FOUND');
    const tea = linesOf(await phone.read(), 'Tea');
    expect((await act(phone, 'split', { lines: tea, to: phone.sittingId })).body.code).toBe('TABLE_TAKEN');
    await thali.call('POST', `${desk}/orders/${_id}/payments`, {
      token,
      body: { method: 'Cash', amount: 10 },
    });
    expect(await split(tea)).toBe('SITTING_PAID');
    const billed = await seated();
    const round = await order(billed.phone, 'Tea', 'Idli');
    await thali.call('POST', `${desk}/orders/${round._id}/bill`, { token });
    const lines = linesOf(await billed.phone.read(), 'Tea');
    expect((await act(billed.phone, 'split', { lines, to })).body.code).toBe('BILL_ISSUED');
    expect((await open(to)).status).toBe(201);
  });
});
