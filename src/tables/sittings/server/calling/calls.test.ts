import { expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { addTable, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const desk = `/api/stores/${store.storeId}`;
const [meera, ravi] = [
  await addTestStaff(thali, store, 'STAFF'),
  await addTestStaff(thali, store, 'MANAGER'),
];

const seated = async () => sitDown(thali, store, await addTable(thali, store));
const callFor = (phone: Phone, kind: string) => phone.call('POST', '/calls', { kind });
const take = (phone: Phone, callId: string, done: boolean, token = meera) =>
  thali.call('POST', `${desk}/sittings/${phone.sittingId}/calls/${callId}`, { token, body: { done } });
const unread = async (token: string) =>
  (await thali.call('GET', '/api/notifications?filter=unread', { token })).body.notifications as {
    kind: string;
    facts: object;
  }[];

test('one call of each kind stands at a time', async () => {
  const phone = await seated();
  const [first, again, other] = [
    await callFor(phone, 'water'),
    await callFor(phone, 'water'),
    await callFor(phone, 'clean'),
  ];
  expect([first.status, again.status, other.status]).toEqual([201, 200, 201]);
  expect(other.body.calls).toMatchObject([{ kind: 'water', takenBy: null }, { kind: 'clean' }]);
  const both = await Promise.all([callFor(phone, 'waiter'), callFor(phone, 'waiter')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
});

test('guests read who is coming, and after it is done they may call again', async () => {
  const phone = await seated();
  const [call] = (await callFor(phone, 'water')).body.calls;
  expect((await take(phone, call._id, false)).body.calls).toMatchObject([{ takenBy: 'STAFF person' }]);
  expect((await phone.read()).calls).toMatchObject([{ kind: 'water', takenBy: 'STAFF person' }]);
  expect((await take(phone, call._id, false, ravi)).body.calls[0].takenBy).toBe('MANAGER person');
  expect((await take(phone, call._id, true)).body.calls).toEqual([]);
  expect((await take(phone, call._id, true)).status).toBe(200);
  expect((await callFor(phone, 'water')).status).toBe(201);
  expect((await take(phone, phone.sittingId, true)).body.code).toBe('CALL_NOT_FOUND');
});

test('the staff are told once, and nobody needs to read what somebody sees to', async () => {
  const phone = await seated();
  const before = (await unread(meera)).length;
  const { body } = await callFor(phone, 'cutlery');
  await callFor(phone, 'cutlery');
  const [told] = await unread(meera);
  expect(await unread(meera)).toHaveLength(before + 1);
  expect(told).toMatchObject({
    kind: 'table_call',
    facts: { call: 'cutlery', place: expect.stringContaining('Table') },
  });
  await take(phone, body.calls[0]._id, false, ravi);
  expect(await unread(meera)).toHaveLength(before);
});

test('a store offers what it likes, in its own words', async () => {
  const place = await teaStore(thali);
  const at = { params: place, token: place.token };
  const { body: settings } = await thali.call('GET /api/stores/:storeId/sitting-settings', at);
  const calls = [
    { key: 'waiter', label: '', isOn: false },
    { key: 'towels', label: 'Fresh towels', isOn: true },
  ];
  const save = (some: typeof calls) =>
    thali.call('PUT /api/stores/:storeId/sitting-settings', { ...at, body: { ...settings, calls: some } });
  expect((await save([...calls, { key: 'fan', label: ' ', isOn: true }])).status).toBe(422);
  expect((await save(calls)).status).toBe(204);
  const phone = await sitDown(thali, place, await addTable(thali, place));
  expect((await phone.read()).offers.calls).toEqual([{ kind: 'towels', label: 'Fresh towels' }]);
  expect((await callFor(phone, 'waiter')).status).toBe(422);
  expect((await callFor(phone, 'towels')).body.calls).toMatchObject([
    { kind: 'towels', label: 'Fresh towels' },
  ]);
});

test('calling for the bill asks for it while something is due, and a new round takes that back', async () => {
  const phone = await seated();
  expect((await callFor(phone, 'bill')).body.state).toBe('open');
  const sent = await phone.send([await phone.put('Tea')], 20);
  const [call] = (await phone.read()).calls;
  await take(phone, call._id, true);
  expect((await callFor(phone, 'bill')).body.state).toBe('asked');
  const { tables } = (await thali.call('GET', `${desk}/floor`, { token: meera })).body;
  const own = tables.find(
    ({ sitting }: { sitting: { _id: string } | null }) => sitting?._id === phone.sittingId,
  );
  expect(own.sitting).toMatchObject({
    state: 'asked',
    askedAt: expect.any(String),
    calls: [{ kind: 'bill' }],
  });
  await phone.send([await phone.put('Tea')], 20);
  expect((await phone.read()).state).toBe('open');
  await moveOrder(thali, store, sent.body._id, { from: 1, to: 4 });
  expect((await phone.read()).state).toBe('open');
});

test('the store’s stream has the call at its table, and closing ends all calls', async () => {
  const address = await thali.listen();
  const stream = await readEvents(`${address}${desk}/events`, { token: meera });
  const phone = await seated();
  await callFor(phone, 'waiter');
  const last = () => stream.events.findLast(({ event }) => event === 'sitting')?.data;
  await waitUntil(() => last()?.sitting?.calls.length === 1, 'the call');
  await thali.call('POST', `${desk}/sittings/${phone.sittingId}/close`, { token: meera, body: {} });
  await waitUntil(() => last()?.sitting === null, 'the free table');
  expect((await phone.read()).calls).toEqual([]);
  expect((await callFor(phone, 'waiter')).body.code).toBe('SITTING_CLOSED');
  stream.leave();
});

test('guests take a call back, and nobody waits for the bill who has paid', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const { body } = await phone.call('POST', '/calls', { kind: 'water' });
  const back = await phone.call('DELETE', `/calls/${body.calls[0]._id}`);
  expect([back.status, back.body.calls]).toEqual([200, []]);
  expect((await phone.call('DELETE', `/calls/${body.calls[0]._id}`)).status).toBe(200);
  await phone.send([await phone.put('Tea')], 20);
  for (const kind of ['bill', 'water']) await phone.call('POST', '/calls', { kind });
  await thali.call('POST', `/api/stores/${store.storeId}/sittings/${phone.sittingId}/payments`, {
    token: store.token,
    body: { method: 'Cash' },
  });
  expect(await phone.read()).toMatchObject({ state: 'paid', calls: [{ kind: 'water' }] });
});
