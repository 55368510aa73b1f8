import { expect, test } from 'vitest';
import { type Needs, NO_NEEDS } from '#ordering/menu/rules/diets/needs.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { addTable, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const address = await thali.listen();
const store = await teaStore(thali);

const say = (phone: Phone, some: Partial<Needs>) => phone.call('PUT', '/needs', { ...NO_NEEDS, ...some });
const desk = (path: string, method = 'GET', body?: object) =>
  thali.call(method, `/api/stores/${store.storeId}${path}`, {
    token: store.token,
    ...(body ? { body } : {}),
  });

/** A table where Ravi and Meera sit. */
async function two() {
  const iden = await addTable(thali, store);
  const ravi = await sitDown(thali, store, iden, { name: 'Ravi' });
  const { code } = await ravi.read();
  return { iden, ravi, meera: await sitDown(thali, store, iden, { name: 'Meera', code }) };
}

async function keptOf(sittingId: string): Promise<string> {
  const kept = await thali.database.pool.query(
    `select (select json_agg(g) from sitting_guests g where store_id = $1 and sitting_id = $2) as guests,
      (select json_agg(l) from store_log l where store_id = $1 and sitting_id = $2) as log`,
    [store.storeId, sittingId],
  );
  return JSON.stringify(kept.rows);
}

test('each phone is told the sum of the table at once, and what it said itself, never who said what', async () => {
  const { ravi, meera } = await two();
  const stream = await readEvents(`${address}/sittings/${meera.slug}/events?token=${meera.token}`);
  expect((await say(ravi, { avoid: ['nuts'], spice: 2 })).body).toMatchObject({
    needs: { avoid: ['nuts'], eats: null, spice: 2 },
    ownNeeds: { avoid: ['nuts'] },
  });
  await waitUntil(() => stream.events.at(-1)?.data.needs?.avoid.length === 1, 'the sum');
  expect(stream.events.at(-1)?.data).not.toHaveProperty('ownNeeds');
  stream.leave();
  const { body } = await say(meera, { avoid: ['nuts', 'milk'], eats: 'jain' });
  const sum = { avoid: ['milk', 'nuts'], eats: 'jain', spice: 2 };
  expect(body.needs).toEqual(sum);
  expect(body.ownNeeds).toEqual({ avoid: ['milk', 'nuts'], eats: 'jain', spice: null });
  expect(JSON.stringify(body.guests)).not.toMatch(/nuts|jain/);
  const staff = (await desk(`/sittings/${ravi.sittingId}`)).body;
  expect(staff.needs).toEqual(sum);
  expect(JSON.stringify([staff.guestList, staff.timeline])).not.toMatch(/nuts|jain|needs/);
});

test('a guest takes back what they said, and takes it along when they leave', async () => {
  const { ravi, meera } = await two();
  await say(ravi, { avoid: ['nuts'] });
  await say(meera, { eats: 'veg' });
  expect((await say(ravi, {})).body).toMatchObject({ needs: { avoid: [], eats: 'veg' } });
  await meera.call('POST', `/guests/${meera.guestId}`, { admit: false });
  expect(await ravi.read()).not.toHaveProperty('needs');
});

test('nothing of it is kept once the table is closed, and opening it again brings nothing back', async () => {
  const { ravi, meera } = await two();
  await say(ravi, { avoid: ['peanuts'] });
  await say(meera, { eats: 'jain' });
  const said = await keptOf(ravi.sittingId);
  expect([said.includes('peanuts'), said.includes('jain')]).toEqual([true, true]);
  await desk(`/sittings/${ravi.sittingId}/close`, 'POST', {});
  expect(await keptOf(ravi.sittingId)).not.toMatch(/peanuts|jain/);
  await desk(`/sittings/${ravi.sittingId}/reopen`, 'POST', {});
  expect(await ravi.read()).not.toHaveProperty('needs');
});

test('two tables that join share what their guests said', async () => {
  const [here, there] = [await two(), await two()];
  await say(here.ravi, { avoid: ['nuts'] });
  await say(there.meera, { avoid: ['fish'] });
  await desk(`/sittings/${here.ravi.sittingId}/merge`, 'POST', { into: there.meera.sittingId });
  expect(await here.ravi.read()).toMatchObject({
    needs: { avoid: ['nuts', 'fish'] },
    ownNeeds: { avoid: ['nuts'] },
  });
});

test('the kitchen reads the sum on the tickets of the table, also when it changes, and never who said it', async () => {
  const { ravi, meera } = await two();
  await say(ravi, { avoid: ['nuts'] });
  const { body: order } = await ravi.send([await ravi.put('Tea')], 20);
  const ticket = async () => (await desk(`/orders/${order._id}`)).body.sitting.needs;
  expect(await ticket()).toEqual({ avoid: ['nuts'], eats: null, spice: null });
  const board = await readEvents(`${address}/api/stores/${store.storeId}/events`, { token: store.token });
  await say(meera, { eats: 'jain' });
  const sum = { avoid: ['nuts'], eats: 'jain', spice: null };
  await waitUntil(() => board.events.some(({ data }) => data.sitting?.needs?.eats === 'jain'), 'the ticket');
  board.leave();
  expect(await ticket()).toEqual(sum);
  expect(await ravi.read()).not.toHaveProperty('orders.0.sitting');
  await meera.call('DELETE', `/guests/${meera.guestId}`);
  const log = await keptOf(ravi.sittingId);
  expect(log).not.toMatch(/"what": ?"needs".*nuts/);
});

test('a ticket that is over tells no needs, nor does one whose table was closed', async () => {
  const { ravi } = await two();
  await say(ravi, { eats: 'jain' });
  const { body: served } = await ravi.send([await ravi.put('Tea')], 20);
  const { body: open } = await ravi.send([await ravi.put('Tea')], 20);
  const sittingOf = async ({ _id }: { _id: string }) => (await desk(`/orders/${_id}`)).body.sitting;
  expect(await sittingOf(served)).toHaveProperty('needs');
  await desk(`/orders/${served._id}/state`, 'POST', { from: 1, to: 4 });
  expect(await sittingOf(served)).not.toHaveProperty('needs');
  expect(await sittingOf(open)).toHaveProperty('needs');
  await desk(`/sittings/${ravi.sittingId}/close`, 'POST', { reason: 'They left' });
  expect(await sittingOf(open)).not.toHaveProperty('needs');
});

test('a bill of its own still says what its table does not eat', async () => {
  const { ravi } = await two();
  await say(ravi, { avoid: ['nuts'] });
  const { body: order } = await ravi.send([await ravi.put('Tea', { quantity: 2 })], 40);
  const { body: sheet } = await desk(`/orders/${order._id}`);
  const [{ _id: line }] = sheet.items;
  const split = await desk(`/sittings/${ravi.sittingId}/split`, 'POST', {
    lines: [line],
    portions: [{ line, quantity: 1 }],
  });
  expect(split.status).toBe(200);
  const { body: list } = await desk('/orders?limit=50');
  const mine = list.orders.filter((one: { table: { iden: string } }) => one.table?.iden === sheet.table.iden);
  expect(mine.map((one: { sitting: { needs?: Needs } }) => one.sitting.needs?.avoid)).toEqual([
    ['nuts'],
    ['nuts'],
  ]);
});

test('tickets that have moved, and those of a table that another one joined, say what is not eaten there', async () => {
  const [here, there] = [await two(), await two()];
  await say(here.ravi, { avoid: ['nuts'] });
  const { body: mine } = await here.ravi.send([await here.ravi.put('Tea')], 20);
  const { body: theirs } = await there.ravi.send([await there.ravi.put('Tea')], 20);
  const ticket = async ({ _id }: { _id: string }) => {
    const { table, sitting } = (await desk(`/orders/${_id}`)).body;
    return [table.iden, sitting.needs?.avoid ?? [], sitting.needs?.eats ?? null];
  };
  const free = await addTable(thali, store);
  await desk(`/sittings/${here.ravi.sittingId}/move`, 'POST', { to: free });
  expect(await ticket(mine)).toEqual([free, ['nuts'], null]);

  const board = await readEvents(`${address}/api/stores/${store.storeId}/events`, { token: store.token });
  await say(here.meera, { eats: 'jain' });
  await desk(`/sittings/${here.ravi.sittingId}/merge`, 'POST', { into: there.meera.sittingId });
  for (const order of [mine, theirs]) expect(await ticket(order)).toEqual([there.iden, ['nuts'], 'jain']);
  const isTold = () => board.events.some(({ data }) => data._id === theirs._id && data.sitting?.needs?.eats);
  await waitUntil(isTold, 'the ticket of the other table');
  await here.ravi.call('POST', `/guests/${here.ravi.guestId}`, { admit: false });
  expect(await ticket(theirs)).toEqual([there.iden, [], 'jain']);
  board.leave();
});

test('only those who are in say anything, and only what there is', async () => {
  const { iden, ravi } = await two();
  const outside = await sitDown(thali, store, iden);
  expect((await say(outside, { eats: 'veg' })).status).toBe(403);
  expect((await ravi.call('PUT', '/needs', { ...NO_NEEDS, avoid: ['gold'] })).status).toBe(422);
  await desk(`/sittings/${ravi.sittingId}/close`, 'POST', {});
  expect((await say(ravi, { eats: 'veg' })).body.code).toBe('SITTING_CLOSED');
});
