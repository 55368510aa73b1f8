import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { addTable, join, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const address = await thali.listen();
const store = await teaStore(thali);
const desk = `/api/stores/${store.storeId}`;

const follow = (slug: string, token: string, after?: number) =>
  readEvents(`${address}/sittings/${slug}/events?token=${token}`, after === undefined ? {} : { after });
const floor = async (token = store.token) => (await thali.call('GET', `${desk}/floor`, { token })).body;

test('phones at a table hear of each change, and those outside only of themselves', async () => {
  const iden = await addTable(thali, store);
  const ravi = await sitDown(thali, store, iden, { name: 'Ravi' });
  const meera = await sitDown(thali, store, iden, { name: 'Meera' });
  const [inside, outside] = [await follow(ravi.slug, ravi.token), await follow(meera.slug, meera.token)];
  expect((await inside.first(1))[0]).toMatchObject({
    event: 'sitting',
    data: { guests: [{ you: true }], waiting: [{ name: 'Meera' }] },
  });
  expect((await outside.first(1))[0]?.data).toEqual({ state: 'waiting' });
  const line = await ravi.put('Tea');
  await waitUntil(() => inside.events.at(-1)?.data.lines.length === 1, 'the line');
  const sent = await ravi.send([line], 20);
  await waitUntil(() => inside.events.at(-1)?.data.orders.length === 1, 'the round');
  await moveOrder(thali, store, sent.body._id, { from: 1, to: 4 });
  await waitUntil(() => inside.events.at(-1)?.data.orders[0].state === 4, 'the state of the round');
  expect(outside.events).toHaveLength(1);
  await ravi.call('POST', `/guests/${inside.events.at(-1)?.data.waiting[0]._id}`, { admit: true });
  await waitUntil(() => outside.events.at(-1)?.data.orders?.length === 1, 'all of the table');
  const last = inside.events.at(-1);
  inside.leave();
  const back = await follow(ravi.slug, ravi.token, last?.id);
  await ravi.put('Tea');
  expect((await back.first(1))[0]?.data.lines).toHaveLength(1);
  for (const stream of [back, outside]) stream.leave();
});

test('a stream needs a token, and a table that exists', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  for (const [slug, status] of [
    [phone.slug, 401],
    ['nothing', 404],
  ] as const) {
    const answer = await fetch(`${address}/sittings/${slug}/events?token=nobody`);
    expect(answer.status).toBe(status);
    await answer.body?.cancel();
  }
});

test('the staff hear of a table as it is now, and the board of its orders as before', async () => {
  const iden = await addTable(thali, store);
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  const [board, cook] = [
    await readEvents(`${address}${desk}/events`, { token: store.token }),
    await readEvents(`${address}${desk}/events`, { token: kitchen }),
  ];
  const phone = await sitDown(thali, store, iden);
  const { body: order } = await phone.send([await phone.put('Tea')], 20);
  const tables = () => board.events.filter(({ event }) => event === 'sitting');
  await waitUntil(() => tables().at(-1)?.data.sitting?.rounds.length === 1, 'the round on the floor');
  expect(tables().at(-1)?.data).toMatchObject({
    iden,
    sits: true,
    loose: 0,
    sitting: {
      _id: phone.sittingId,
      guests: 1,
      inCart: 0,
      total: 20,
      due: 20,
      rounds: [{ _id: order._id, round: 1, state: 1 }],
    },
  });
  const isOrder = ({ event, data }: (typeof board.events)[number]) =>
    event === 'order' && data._id === order._id;
  await waitUntil(() => board.events.some(isOrder), 'the order on the board');
  await waitUntil(() => cook.events.some(({ data }) => data.sitting?.rounds?.length === 1), 'the kitchen');
  const seen = cook.events.findLast(({ data }) => data.iden === iden)?.data.sitting;
  expect([seen.total, seen.due, seen.rounds[0].amount]).toEqual([undefined, undefined, undefined]);
  for (const stream of [board, cook]) stream.leave();
});

test('the floor has every table, with its sitting and what else was ordered there', async () => {
  const [empty, busy] = [await addTable(thali, store), await addTable(thali, store)];
  const phone = await sitDown(thali, store, busy);
  await join(thali, store, busy);
  await phone.put('Tea');
  await placeTestOrder(thali, store, { ...TEA, more: { table: { iden: busy, idel: 'Table' } } });
  const { tables, seq } = await floor();
  const named = (iden: string) => tables.find((table: { iden: string }) => table.iden === iden);
  expect(named(empty)).toMatchObject({ sits: true, sitting: null, loose: 0, reserved: null });
  expect(named(busy)).toMatchObject({
    loose: 1,
    sitting: { state: 'open', guests: 1, waiting: 1, inCart: 1, rounds: [] },
  });
  expect(seq).toBeGreaterThan(0);
});

test('a waiter opens a table once, lets guests in, and reads all of it', async () => {
  const iden = await addTable(thali, store);
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const open = () =>
    thali.call('POST', `${desk}/sittings`, { token: waiter, body: { table: iden, covers: 4 } });
  const [first, again] = [await open(), await open()];
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body._id).toBe(first.body._id);
  const [own, other] = [
    await sitDown(thali, store, iden),
    await sitDown(thali, store, iden, { name: 'Meera' }),
  ];
  expect([own.isIn, other.isIn]).toEqual([false, false]);
  const at = `${desk}/sittings/${first.body._id}`;
  const { body } = await thali.call('GET', at, { token: waiter });
  expect(body.guestList).toMatchObject([{ state: 'waiting' }, { name: 'Meera', state: 'waiting' }]);
  const [, meera] = body.guestList;
  const letIn = await thali.call('POST', `${at}/guests/${meera._id}`, {
    token: waiter,
    body: { admit: true },
  });
  expect(letIn.body.guestList).toMatchObject([{ state: 'waiting' }, { state: 'in' }]);
  expect(letIn.body.timeline.map(({ what }: { what: string }) => what)).toEqual([
    'opened',
    'came',
    'came',
    'admitted',
  ]);
  expect(
    (await thali.call('POST', `${desk}/sittings`, { token: waiter, body: { table: 'nowhere' } })).body.code,
  ).toBe('TABLE_UNKNOWN');
});
