import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn, PASSWORD, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import type { CreateStoreBody } from '../../wire/operator.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const wanted = (more: Partial<CreateStoreBody> = {}): CreateStoreBody => ({
  key: unique(),
  name: `Branch ${unique()}`,
  email: `owner-${unique()}@thali.example`,
  plan: 'Pro',
  ...more,
});
const create = (body: CreateStoreBody, by = token) =>
  thali.call('POST', '/api/operator/stores', { token: by, body });
const made = async (more: Partial<CreateStoreBody> = {}) => (await create(wanted(more))).body;
const linkTo = (email: string) =>
  /#token=(\S+)/.exec(thali.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const guestsOf = async (slug: string) => (await thali.call('GET', `/restaurant/api/store/web/${slug}/`)).text;

test('a plan, a template or an owner that cannot be, and a blank name, are refused at their field', async () => {
  expectFields(await create(wanted({ plan: 'None' })), { plan: expect.any(String) });
  const retired = `Old ${unique()}`;
  const fields = { price: 1, limits: {}, features: [] };
  const plan = await thali.call('POST', '/api/operator/plans', { token, body: { name: retired, ...fields } });
  await thali.call('PATCH', `/api/operator/plans/${plan.body._id}`, { token, body: { retired: true } });
  expectFields(await create(wanted({ plan: retired })), { plan: expect.any(String) });
  expectFields(await create(wanted({ name: '  ' })), { name: expect.any(String) });
  expectFields(await create(wanted({ template: 'no-such-store' })), { template: expect.any(String) });
  const { email } = (await thali.call('GET /api/session', { token })).body.account;
  expectFields(await create(wanted({ email })), { email: expect.any(String) });
});

test('a restaurant of another brand is no template', async () => {
  const store = await teaStore(thali);
  const sql = `update stores set brand_id = '00000000-0000-7000-8000-00000000000c' where store_id = $1`;
  await thali.database.pool.query(sql, [store.storeId]);
  expectFields(await create(wanted({ template: store.slug })), { template: expect.any(String) });
});

test('its owner is invited, makes an account by the link and owns it; until then it waits and takes no orders', async () => {
  const body = wanted({ city: ' Pune ', plan: 'Free' });
  const { status, body: answer } = await create(body);
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    isNew: true,
    isSent: true,
    store: { name: body.name, city: 'Pune', owner: '', awaits: body.email, plan: 'Free' },
  });
  const { rows } = await thali.database.pool.query('select paused from stores where store_id = $1', [
    answer.store._id,
  ]);
  expect(rows).toEqual([{ paused: true }]);
  const join = { token: linkTo(body.email), name: 'Asha Rao', phone: '', password: PASSWORD };
  expect((await thali.call('POST', '/api/invitations/account', { body: join })).status).toBe(201);
  const owner = await logIn(thali, body.email);
  expect((await thali.call('GET /api/session', { token: owner })).body.stores).toMatchObject([
    { _id: answer.store._id, role: 'OWNER' },
  ]);
  const params = { storeId: answer.store._id };
  const { body: now } = await thali.call('GET /api/operator/stores/:storeId', { params, token });
  expect(now.owner).toBe(body.email);
  expect(now).not.toHaveProperty('awaits');
});

test('an owner whose invitation ran out is asked again, and need not wait', async () => {
  const { store } = await made();
  thali.clock.advance(1);
  const email = `second-${unique()}@thali.example`;
  const params = { storeId: store._id };
  const call = 'POST /api/operator/stores/:storeId/hand-over';
  const { body } = await thali.call(call, { params, body: { email }, token });
  expect(body).toMatchObject({ isSent: true, takenFrom: new Date(thali.clock.now).toISOString() });
  const { body: seen } = await thali.call('GET /api/operator/stores/:storeId', { params, token });
  expect(seen.awaits).toBe(email);
});

test('with the same key, or for the same owner and name, however spelt, only one is made and one email sent', async () => {
  const body = wanted();
  const answers = await Promise.all([
    create(body),
    create(body),
    create({ ...body, key: unique(), name: body.name.toUpperCase(), email: body.email.toUpperCase() }),
  ]);
  expect(new Set(answers.map((answer) => answer.body.store._id)).size).toBe(1);
  expect(answers.map((answer) => answer.body.isNew).toSorted()).toEqual([false, false, true]);
  const again = await create({ ...body, name: 'Another name' });
  expect(again.body).toMatchObject({
    isNew: false,
    isSent: false,
    store: { name: answers[0]?.body.store.name },
  });
  const sent = thali.emails.filter(({ to }) => to.toLowerCase() === body.email);
  expect(sent).toHaveLength(1);
});

test('once its owner has come, the same owner and name make another', async () => {
  const body = wanted();
  const { store } = (await create(body)).body;
  const join = { token: linkTo(body.email), name: 'Asha Rao', phone: '', password: PASSWORD };
  await thali.call('POST', '/api/invitations/account', { body: join });
  const { body: second } = await create({ ...body, key: unique() });
  expect(second.isNew).toBe(true);
  expect(second.store._id).not.toBe(store._id);
});

const catalogueOf = async ({ storeId, token: by }: Pick<TestStore, 'storeId' | 'token'>) =>
  (await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token: by })).body;

test('a copy has the menu, hours, languages, colour and bills of its template, and nothing of who runs it', async () => {
  const template = await teaStore(thali);
  const openingHours = {
    week: Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ from: '11:00', to: '15:00' }]]),
    ),
    holidays: [],
  };
  await thali.database.pool.query(
    `update stores set languages = '["en","hi"]', opening_hours = $2, address = address || '{"street":"MG Road 1"}',
      upi = '{"vpa":"first@upi"}', gateway_kind = 'razorpay', gateway_sealed = 'sealed', fssai_no = '10012345678901',
      primary_color = '112233', gst_no = '29ABCDE1234F1Z5', legal_name = 'First Foods', about_us = 'Since 1971'
      where store_id = $1`,
    [template.storeId, JSON.stringify(openingHours)],
  );
  await thali.database.pool.query(
    `insert into bill_settings (store_id, kind, prefix, credit_prefix, is_rounded, is_tax_included, hsn, footer)
      values ($1, 'tax_invoice', 'A/', 'C/', true, true, '', 'Come again')`,
    [template.storeId],
  );
  const { store } = await made({ template: template.slug });
  const { rows } = await thali.database.pool.query('select * from stores where store_id = $1', [store._id]);
  expect(rows[0]).toMatchObject({
    primary_color: '112233',
    languages: ['en', 'hi'],
    opening_hours: openingHours,
    legal_name: '',
    about_us: '',
    gst_no: '',
    fssai_no: '',
    upi: null,
    gateway_kind: null,
    gateway_sealed: null,
  });
  expect(JSON.stringify(rows)).not.toContain('MG Road');
  const bills = 'select prefix, is_tax_included from bill_settings where store_id = $1';
  expect((await thali.database.pool.query(bills, [store._id])).rows).toEqual([
    { prefix: 'A/', is_tax_included: true },
  ]);
  const counts = `select (select count(*) from items where store_id = $1) as dishes,
    (select count(*) from memberships where store_id = $1) as people,
    (select count(*) from store_tables where store_id = $1) as tables`;
  expect((await thali.database.pool.query(counts, [store._id])).rows).toEqual([
    { dishes: '1', people: '0', tables: '0' },
  ]);
  expect(await guestsOf(store.slug)).not.toContain('First Foods');
  expect(JSON.stringify(await catalogueOf(template))).toContain('Tea');
});

test('it stands in the log, as an act about this restaurant; operators who only look make none', async () => {
  const body = wanted();
  const { store } = (await create(body)).body;
  const query = { store: store.slug };
  const { entries } = (await thali.call('GET /api/operator/log', { query, token })).body;
  expect(entries).toMatchObject([
    { what: 'creation', subject: body.name, to: { name: body.name, email: body.email, plan: 'Pro' } },
  ]);
  expectError(await create(wanted(), await signInOperator(thali, 'READER')), 403, 'FORBIDDEN');
});

test('who may not change subscriptions begins restaurants on the plan of new ones, or on one that costs nothing', async () => {
  const support = await signInOperator(thali, 'SUPPORT');
  const addPlan = async (more: object) =>
    (await thali.call('POST', '/api/operator/plans', { token, body: { name: `Plan ${unique()}`, ...more } }))
      .body.name as string;
  for (const plan of [await addPlan({ price: 5_000 }), await addPlan({ price: 0, private: true })])
    expectError(await create(wanted({ plan }), support), 403, 'FORBIDDEN');
  for (const plan of ['Pro', await addPlan({ price: 0 })])
    expect((await create(wanted({ plan }), support)).status).toBe(201);
  expect((await create(wanted({ plan: await addPlan({ price: 5_000 }) }))).status).toBe(201);
});
