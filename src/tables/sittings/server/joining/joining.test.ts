import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, patchStore, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { addTable, join, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const own = () => randomBytes(16).toString('base64url');

async function settle(of: TestStore, change: object): Promise<void> {
  const at = { params: of, token: of.token };
  const { body } = await thali.call('GET /api/stores/:storeId/sitting-settings', at);
  await thali.call('PUT /api/stores/:storeId/sitting-settings', { ...at, body: { ...body, ...change } });
}

const admit = (phone: Phone, guestId: string, admit = true) =>
  phone.call('POST', `/guests/${guestId}`, { admit });
const waitingAt = async (phone: Phone) => (await phone.read()).waiting as { _id: string; name: string }[];

test('a table that the store does not have is unknown, in a store without a list too', async () => {
  expect((await join(thali, store, 'nowhere')).body.code).toBe('TABLE_UNKNOWN');
  const without = await createTestStore(thali);
  expect((await join(thali, without, '12')).status).toBe(404);
});

test('a paused store opens no table, but who sits there is joined', async () => {
  const paused = await teaStore(thali);
  const iden = await addTable(thali, paused);
  await sitDown(thali, paused, iden);
  const free = await addTable(thali, paused);
  await patchStore(thali, paused, { paused: true });
  const refused = await join(thali, paused, free);
  expect([refused.status, refused.body.code]).toEqual([409, 'STORE_CLOSED']);
  expect((await join(thali, paused, iden)).body.admitted).toBe(false);
});

test('the first who comes opens the table and sees all of it', async () => {
  const iden = await addTable(thali, store);
  const answer = await join(thali, store, iden, { name: ' Ravi ' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    admitted: true,
    sitting: { state: 'open', table: { iden, label: 'Table' } },
  });
  const phone = await sitDown(thali, store, await addTable(thali, store), { name: 'Ravi' });
  expect(await phone.read()).toMatchObject({
    _id: phone.sittingId,
    slug: phone.slug,
    state: 'open',
    code: expect.stringMatching(/^\d{4}$/),
    guests: [{ name: 'Ravi', number: 1, you: true, colour: '#00796b', sign: '★' }],
    waiting: [],
    lines: [],
    orders: [],
    calls: [],
    parts: [],
    total: 0,
    paid: 0,
    due: 0,
    orderType: 'Dine-In',
    offers: {
      calls: [
        { kind: 'waiter' },
        { kind: 'water' },
        { kind: 'cutlery' },
        { kind: 'clean' },
        { kind: 'bill' },
      ],
    },
  });
});

test('a second one waits, sees nothing, and is let in or not', async () => {
  const iden = await addTable(thali, store);
  const first = await sitDown(thali, store, iden);
  const [second, third] = [
    await sitDown(thali, store, iden, { name: 'Meera' }),
    await sitDown(thali, store, iden),
  ];
  expect(second).toMatchObject({ isIn: false, slug: first.slug });
  expect(await second.read()).toEqual({ state: 'waiting' });
  const tried = await second.call('PUT', '/lines/a-line', {
    itemID: store.items['Tea'],
    configs: [],
    quantity: 1,
  });
  expect([tried.status, tried.body.code]).toEqual([403, 'NOT_ADMITTED']);
  const [meera, other] = await waitingAt(first);
  expect(meera?.name).toBe('Meera');
  expect((await admit(second, meera?._id ?? '')).body.code).toBe('NOT_ADMITTED');
  expect((await admit(first, meera?._id ?? '')).body.guests).toHaveLength(2);
  expect((await second.read()).guests.map(({ you }: { you: boolean }) => you)).toEqual([false, true]);
  await admit(second, other?._id ?? '', false);
  expect(await third.read()).toEqual({ state: 'refused' });
  expect((await admit(first, 'nobody')).body.code).toBe('GUEST_NOT_FOUND');
});

test('all who ask are refused with one tap, by one who is in', async () => {
  const iden = await addTable(thali, store);
  const first = await sitDown(thali, store, iden);
  const strangers = [await sitDown(thali, store, iden), await sitDown(thali, store, iden)];
  const [one] = await waitingAt(first);
  const refuse = (phone: Phone) => phone.call('POST', `/guests/${one?._id}`, { admit: false, all: true });
  const [stranger] = strangers;
  if (stranger) expect((await refuse(stranger)).body.code).toBe('NOT_ADMITTED');
  expect((await refuse(first)).body.waiting).toEqual([]);
  for (const each of strangers) expect(await each.read()).toEqual({ state: 'refused' });
});

test('all who ask are let in with one tap, but nobody whom the host has not seen yet', async () => {
  const first = await sitDown(thali, store, await addTable(thali, store));
  const { iden } = (await first.read()).table;
  const friends = [await sitDown(thali, store, iden), await sitDown(thali, store, iden)];
  const last = (await waitingAt(first)).at(-1);
  const stranger = await sitDown(thali, store, iden);
  const letIn = (phone: Phone) => phone.call('POST', `/guests/${last?._id}`, { admit: true, all: true });
  expect((await letIn(stranger)).body.code).toBe('NOT_ADMITTED');
  expect((await letIn(first)).body.guests).toHaveLength(3);
  for (const each of friends) expect((await each.read()).guests).toHaveLength(3);
  expect(await stranger.read()).toEqual({ state: 'waiting' });
});

test('friends who type the right code after ten wrong ones of their network wait, are told, and are let in at once', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const place = await teaStore(limited);
  const iden = await addTable(limited, place);
  const host = await sitDown(limited, place, iden);
  const { code } = await host.read();
  const wrong = code === '0000' ? '0001' : '0000';
  for (let tries = 0; tries < 10; tries++) await join(limited, place, iden, { code: wrong });
  const friends = [own(), own(), own()];
  for (const token of friends)
    expect((await join(limited, place, iden, { token, code })).body).toMatchObject({ code: 'later' });
  const waiting = await waitingAt(host);
  expect(waiting).toHaveLength(13);
  await host.call('POST', `/guests/${waiting.at(-1)?._id}`, { admit: true, all: true });
  expect((await host.read()).guests).toHaveLength(14);
});

test('where the staff have opened the table, the first phone asks too, and the staff or the code let it in', async () => {
  const iden = await addTable(thali, store);
  const opened = await thali.call('POST /api/stores/:storeId/sittings', {
    params: store,
    body: { table: iden },
    token: store.token,
  });
  expect((await join(thali, store, iden)).body.admitted).toBe(false);
  expect((await join(thali, store, iden, { code: opened.body.code })).body.admitted).toBe(true);
});

test('nobody shows out a guest who is in, but who leaves is gone with what they had not sent', async () => {
  const iden = await addTable(thali, store);
  const first = await sitDown(thali, store, iden);
  const { code } = await first.read();
  const second = await sitDown(thali, store, iden, { code });
  expect(second.isIn).toBe(true);
  await second.put('Tea');
  const shared = await second.put('Tea', { shared: true });
  expect((await admit(first, second.guestId, false)).body.guests).toHaveLength(2);
  expect((await admit(second, second.guestId, false)).body).toEqual({ state: 'left' });
  expect((await first.read()).lines).toMatchObject([{ _id: shared }]);
  expect((await join(thali, store, iden, { token: second.token })).body.admitted).toBe(false);
});

test('a wrong code only asks, and guessing it ends soon', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 });
  const place = await teaStore(limited);
  const iden = await addTable(limited, place);
  const { code } = await (await sitDown(limited, place, iden)).read();
  const wrong = code === '0000' ? '0001' : '0000';
  const guest = { token: own() };
  for (let tries = 0; tries < 10; tries++)
    expect((await join(limited, place, iden, { ...guest, code: wrong })).body).toMatchObject({
      admitted: false,
      code: 'wrong',
    });
  const later = await join(limited, place, iden, { ...guest, code });
  expect(later.body).toMatchObject({ admitted: false, code: 'later' });
  limited.clock.advance(10 * MINUTE);
  expect((await join(limited, place, iden, { ...guest, code })).body).toMatchObject({ admitted: true });
});

test('a phone that sends its own token again is the same guest', async () => {
  const iden = await addTable(thali, store);
  const token = own();
  const [first, again] = [
    await join(thali, store, iden, { token }),
    await join(thali, store, iden, { token }),
  ];
  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({ admitted: true, token });
  const waiting = own();
  expect((await join(thali, store, iden, { token: waiting })).body.admitted).toBe(false);
  const { code } = (
    await thali.call('GET', `/sittings/${first.body.sitting.slug}`, { headers: { 'sitting-token': token } })
  ).body;
  expect((await join(thali, store, iden, { token: waiting, code })).body.admitted).toBe(true);
});

test('without the right token nothing of a table is told', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  for (const headers of [{}, { 'sitting-token': '' }, { 'sitting-token': own() }] as Record<
    string,
    string
  >[]) {
    const { status, body } = await thali.call('GET', `/sittings/${phone.slug}`, { headers });
    expect([status, body.code]).toEqual([401, 'SITTING_TOKEN_INVALID']);
  }
});

test('two who scan a free table at the same moment sit at one table', async () => {
  const iden = await addTable(thali, store);
  const answers = await Promise.all(Array.from({ length: 6 }, () => join(thali, store, iden)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.sitting._id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.admitted)).toHaveLength(1);
});

test('who lets in whom is the store’s choice', async () => {
  const place = await teaStore(thali);
  const [free, iden] = [await addTable(thali, place), await addTable(thali, place)];
  await settle(place, { admission: 'everybody' });
  await sitDown(thali, place, iden);
  expect((await join(thali, place, iden)).body.admitted).toBe(true);
  await settle(place, { admission: 'code' });
  expect((await join(thali, place, free)).body.code).toBe('TABLE_NOT_OPEN');
  const opened = await thali.call('POST /api/stores/:storeId/sittings', {
    params: place,
    body: { table: free, covers: 3 },
    token: place.token,
  });
  expect([opened.status, opened.body.covers]).toEqual([201, 3]);
  expect((await join(thali, place, free)).body.admitted).toBe(false);
  expect((await join(thali, place, free, { code: opened.body.code })).body.admitted).toBe(true);
});

test('the page of a table says whether guests order together there, and as what', async () => {
  const place = await teaStore(thali, {
    orderTypes: [{ label: 'Pickup' }, { label: 'Dine-In' }, { label: 'Terrace' }],
  });
  const iden = await addTable(thali, place);
  const offered = async (of: TestStore) =>
    (await thali.call('GET', `/profile/web/${of.slug}/tables?iden=${iden}`)).body[0];
  expect(await offered(place)).toMatchObject({ sits: 'free', sitsAs: 'Dine-In' });
  await sitDown(thali, place, iden);
  expect(await offered(place)).toMatchObject({ sits: 'started', sitsAs: 'Dine-In' });
  const { body } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: place,
    token: place.token,
  });
  const ids = Object.fromEntries(
    body.orderConfigs.map(({ label, _id }: { label: string; _id: string }) => [label, _id]),
  );
  await settle(place, { without: [ids['Dine-In'], ids['Terrace']] });
  const alone = await offered(place);
  expect([alone.sits, alone.sitsAs]).toEqual([undefined, undefined]);
  expect((await join(thali, place, iden)).body.code).toBe('SITTINGS_OFF');
  await settle(place, { without: [ids['Dine-In']] });
  expect(await offered(place)).toMatchObject({ sits: 'started', sitsAs: 'Terrace' });
});
