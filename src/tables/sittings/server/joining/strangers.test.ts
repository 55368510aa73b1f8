import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { addTable, join, lineOf, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const own = () => randomBytes(16).toString('base64url');

async function settle(of: TestStore, change: object): Promise<void> {
  const at = { params: of, token: of.token };
  const { body } = await thali.call('GET /api/stores/:storeId/sitting-settings', at);
  await thali.call('PUT /api/stores/:storeId/sitting-settings', { ...at, body: { ...body, ...change } });
}

const showOut = (of: TestStore, { sittingId, guestId }: Phone) =>
  thali.call('POST', `/api/stores/${of.storeId}/sittings/${sittingId}/guests/${guestId}`, {
    token: of.token,
    body: { admit: false },
  });

test('whom the staff have shown out comes back neither with the code nor as a new guest', async () => {
  const iden = await addTable(thali, store);
  const stranger = await sitDown(thali, store, iden);
  const { code } = await stranger.read();
  await showOut(store, stranger);
  expect(await stranger.read()).toEqual({ state: 'refused' });
  expect((await join(thali, store, iden, { token: stranger.token, code })).body.admitted).toBe(false);
  expect((await join(thali, store, iden, { token: own(), code })).body.admitted).toBe(false);
});

test('where everybody may join, whom the staff have shown out stays out', async () => {
  const open = await teaStore(thali);
  await settle(open, { admission: 'everybody' });
  const iden = await addTable(thali, open);
  await sitDown(thali, open, iden);
  const stranger = await sitDown(thali, open, iden);
  await showOut(open, stranger);
  expect((await join(thali, open, iden, { token: stranger.token })).body.admitted).toBe(false);
});

test('what a guest who is shown out had in the cart goes with them, and what they would pay', async () => {
  const iden = await addTable(thali, store);
  const guest = await sitDown(thali, store, iden);
  const { code } = await guest.read();
  const stranger = await sitDown(thali, store, iden, { code });
  await guest.send([await guest.put('Tea')], 20);
  await stranger.put('Tea');
  const shared = await stranger.put('Tea', { shared: true });
  await stranger.call('POST', '/parts', { kind: 'all' });
  expect((await guest.call('POST', '/parts', { kind: 'all' })).body.code).toBe('NOTHING_DUE');
  await showOut(store, stranger);
  expect(await guest.read()).toMatchObject({ lines: [{ _id: shared }], parts: [] });
  expect((await guest.call('POST', '/parts', { kind: 'all' })).status).toBe(201);
});

test('who leaves holds back nothing that others would pay', async () => {
  const iden = await addTable(thali, store);
  const guest = await sitDown(thali, store, iden);
  const { code } = await guest.read();
  const other = await sitDown(thali, store, iden, { code });
  await guest.send([await guest.put('Tea')], 20);
  await other.call('POST', '/parts', { kind: 'all' });
  await other.call('POST', `/guests/${other.guestId}`, { admit: false });
  expect((await guest.call('POST', '/parts', { kind: 'all' })).status).toBe(201);
});

test('strangers who ask and go again keep nobody out who has the code', async () => {
  const iden = await addTable(thali, store);
  const first = await sitDown(thali, store, iden);
  const { code } = await first.read();
  const sql = `insert into sitting_guests (store_id, sitting_id, id, state, number, name, token_hash, created_at)
    select store_id, id, gen_random_uuid(), 'left', 1 + n, '', 'stranger ' || n, $3
    from sittings, generate_series(1, 400) n where store_id = $1 and id = $2`;
  await thali.database.pool.query(sql, [store.storeId, first.sittingId, new Date(thali.clock.now)]);
  expect((await join(thali, store, iden)).status).toBe(429);
  expect((await join(thali, store, iden, { code })).body.admitted).toBe(true);
});

test.each([{ admission: 'code' }, { isOpenedByStaff: true }])(
  'a photo of the sticker orders nothing where guests need more than that: %j',
  async (setting) => {
    const place = await teaStore(thali);
    const iden = await addTable(thali, place);
    await settle(place, setting);
    const more = { table: { iden, idel: 'Table' } };
    const { status, body } = await postOrder(thali, place, { ...TEA, more });
    expect([status, body.code]).toEqual([409, 'SITTING_REQUIRED']);
  },
);

test('two tables become one whatever ids a phone has made for its lines', async () => {
  const idens = [await addTable(thali, store), await addTable(thali, store)] as const;
  const [one, other] = [await sitDown(thali, store, idens[0]), await sitDown(thali, store, idens[1])];
  const ids = ['a', 'b'].map((end) => `${'same-beginning-'.repeat(3)}${end}`);
  for (const phone of [one, other])
    for (const id of ids) await phone.call('PUT', `/lines/${id}`, lineOf(store, 'Tea'));
  const merged = await thali.call('POST', `/api/stores/${store.storeId}/sittings/${one.sittingId}/merge`, {
    token: store.token,
    body: { into: other.sittingId },
  });
  expect([merged.status, merged.body.lines?.length]).toEqual([200, 4]);
});

test('what guests type is bounded, and has no invisible characters', async () => {
  const iden = await addTable(thali, store);
  const phone = await sitDown(thali, store, iden, { name: '\u202eA\u0007\u200b' });
  expect((await phone.read()).guests).toMatchObject([{ name: 'A' }]);
  const body = { lines: [await phone.put('Tea')], amount: 20, remarks: 'x'.repeat(10_000) };
  expect((await phone.call('POST', '/orders', body)).status).toBe(422);
});

test('a table is told to nobody but its guests: answers are not kept on the way', async () => {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  expect((await phone.call('GET')).headers['cache-control']).toMatch(/no-store/);
});
