import { describe, expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  createTestStore,
  postOrder,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const place = { x: 3, y: 4, shape: 'round', turn: 45 };
const table = (iden: string, more: object = {}) => ({ iden, idel: 'Table', conf: null, ...more });
const urlOf = ({ storeId }: TestStore, rest = '') => `/api/stores/${storeId}/tables${rest}`;

const call = (store: TestStore, method: string, rest: string, body?: object) =>
  thali.call(method, urlOf(store, rest), { token: store.token, ...(body ? { body } : {}) });
const add = (store: TestStore, ...tables: object[]) => call(store, 'POST', '', { tables });
const list = async (store: TestStore) => (await call(store, 'GET', '')).body.tables;
const names = async (store: TestStore) =>
  (await list(store)).map(({ iden }: { iden: string }) => iden).join(' ');
const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => table(String(from + at)));

describe('refused requests', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1'), table('2'));

  test.each<[string, string, string, object, number, string]>([
    ['no tables at all', 'POST', '', { tables: [] }, 422, 'VALIDATION'],
    ['too many', 'POST', '', { tables: many(501) }, 422, 'VALIDATION'],
    ['a name with a comma', 'POST', '', { tables: [table('1,2')] }, 422, 'VALIDATION'],
    ['a name of spaces', 'POST', '', { tables: [table('  ')] }, 422, 'VALIDATION'],
    ['a name that is too long', 'POST', '', { tables: [table('x'.repeat(21))] }, 422, 'VALIDATION'],
    ['no label', 'POST', '', { tables: [table('3', { idel: '' })] }, 422, 'VALIDATION'],
    ['an unknown order type', 'POST', '', { tables: [table('3', { conf: 'By boat' })] }, 422, 'VALIDATION'],
    ['a change of nothing', 'PATCH', '', { idens: ['1'], change: {} }, 422, 'VALIDATION'],
    ['one name for two', 'PATCH', '', { idens: ['1', '2'], change: { iden: '3' } }, 422, 'VALIDATION'],
    ["another's name", 'PATCH', '', { idens: ['1'], change: { iden: '2' } }, 422, 'VALIDATION'],
    [
      'a change of an unknown one',
      'PATCH',
      '',
      { idens: ['9'], change: { idel: 'Room' } },
      404,
      'TABLE_NOT_FOUND',
    ],
    ['removing an unknown one', 'POST', '/remove', { idens: ['1', '9'] }, 404, 'TABLE_NOT_FOUND'],
    ['an order with an unknown one', 'PUT', '/order', { idens: ['2', '9'] }, 404, 'TABLE_NOT_FOUND'],
  ])('%s', async (_, method, rest, body, status, code) => {
    const answer = await call(store, method, rest, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await names(store)).toBe('1 2');
  });

  test('more than five hundred tables in all, whoever adds them', async () => {
    const full = await createTestStore(thali);
    const answers = await Promise.all([add(full, ...many(300)), add(full, ...many(300, 301))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await list(full)).toHaveLength(300);
  });

  test('reading and changing by another store’s staff', async () => {
    const stranger = await createTestStore(thali);
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['POST', '', { tables: [table('9')] }],
      ['POST', '/remove', { idens: ['1'] }],
    ] as const) {
      const answer = await thali.call(method, urlOf(store, rest), {
        token: stranger.token,
        ...(body ? { body } : {}),
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'STORE_NOT_FOUND']);
    }
    expect(await names(store)).toBe('1 2');
  });
});

test('tables keep the order in which they were added, each with its link', async () => {
  const store = await createTestStore(thali);
  await add(store, ...many(11), table('Bar 1', { idel: 'Counter', conf: 'Pickup' }));
  expect(await names(store)).toBe('1 2 3 4 5 6 7 8 9 10 11 Bar 1');
  const { body } = await call(store, 'GET', '');
  expect(body.link).toBe(`http://localhost/${store.slug}`);
  expect(body.tables.at(-1)).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    seats: null,
    joins: null,
    room: null,
    place: null,
    iden: 'Bar 1',
    idel: 'Counter',
    conf: 'Pickup',
    position: 12,
    link: `http://localhost/${store.slug}?conf=Pickup&iden=Bar%201&idel=Counter`,
  });
});

test('existing names stay as they are and are reported', async () => {
  const store = await createTestStore(thali);
  await add(store, table('2', { idel: 'Room' }));
  const { status, body } = await add(store, ...many(3));
  expect(status).toBe(200);
  expect([body.added, body.taken]).toEqual([['1', '3'], ['2']]);
  expect((await list(store)).map(({ iden, idel }: Record<string, string>) => `${idel} ${iden}`)).toEqual([
    'Room 2',
    'Table 1',
    'Table 3',
  ]);
});

test('two people who add the same tables at once make each table once', async () => {
  const store = await createTestStore(thali);
  const answers = await Promise.all([
    add(store, ...many(24)),
    add(store, ...many(24)),
    add(store, ...many(24)),
  ]);
  expect(answers.flatMap(({ body }) => body.added)).toHaveLength(24);
  expect(await list(store)).toHaveLength(24);
});

test('one table can get another name, and several another label', async () => {
  const store = await createTestStore(thali);
  await add(store, ...many(3));
  await call(store, 'PATCH', '', { idens: ['2'], change: { iden: '2a' } });
  const { body } = await call(store, 'PATCH', '', {
    idens: ['1', '3'],
    change: { idel: 'Room', conf: 'Dine-In' },
  });
  expect(body.tables.map(({ link }: { link: string }) => link.split('?')[1])).toEqual([
    'conf=Dine-In&iden=1&idel=Room',
    'iden=2a&idel=Table',
    'conf=Dine-In&iden=3&idel=Room',
  ]);
});

const EXCHANGED: Record<string, string> = { 'Dine-In': 'Pickup', Pickup: 'Dine-In' };

/** Saves the catalogue with its order types changed, and answers the type of each table. */
async function saveTypes(store: TestStore, change: (type: { _id: string; label: string }) => object) {
  const url = `/api/stores/${store.storeId}/catalogue`;
  const { body: present } = await thali.call('GET', url, { token: store.token });
  const saved = await thali.call('PUT', url, {
    body: { ...present, orderConfigs: present.orderConfigs.map(change) },
    token: store.token,
    headers: { 'if-match': `"${present.revision}"` },
  });
  expect(saved.status, saved.text).toBe(200);
  return (await list(store)).map(({ conf }: Record<string, string | null>) => conf);
}

const exchange = ({ label, ...type }: { label: string }) => ({ ...type, label: EXCHANGED[label] ?? label });

test('tables follow their order types to other names, also where two exchange theirs', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1', { conf: 'Dine-In' }), table('2', { conf: 'Pickup' }), table('3'));
  expect(await saveTypes(store, exchange)).toEqual(['Pickup', 'Dine-In', null]);
});

test('a table keeps its order type where a catalogue names its types without ids', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1', { conf: 'Dine-In' }));
  expect(await saveTypes(store, ({ _id, ...type }) => type)).toEqual(['Dine-In']);
  expect(await saveTypes(store, exchange)).toEqual(['Pickup']);
});

test('a type that the previous release has given to a table, by its label alone, is kept too', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1', { conf: 'Dine-In' }), table('2'));
  const earlier = "update store_tables set conf = 'Pickup' where store_id = $1";
  await thali.database.pool.query(earlier, [store.storeId]);
  expect((await list(store)).map(({ conf }: { conf: string | null }) => conf)).toEqual(['Pickup', 'Pickup']);
  expect(await saveTypes(store, exchange)).toEqual(['Dine-In', 'Dine-In']);
});

test('a table whose order type is gone leaves the choice to its guests', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1', { conf: 'Dine-In' }));
  expect(await saveTypes(store, ({ _id, ...type }) => ({ ...type, label: `New ${type.label}` }))).toEqual([
    null,
  ]);
});

test('a table keeps its id under another name; seats and marks are set for several at once', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1', { seats: 4, joins: 'Window' }), table('2'));
  const [first] = await list(store);
  expect(first).toMatchObject({ seats: 4, joins: 'Window' });
  await call(store, 'PATCH', '', { idens: ['1', '2'], change: { seats: 6, joins: null } });
  const { body } = await call(store, 'PATCH', '', { idens: ['1'], change: { iden: '1a' } });
  expect(body.tables[0]).toMatchObject({ _id: first._id, iden: '1a', seats: 6, joins: null });
  expect(body.tables[1]).toMatchObject({ seats: 6 });
  expect((await call(store, 'PATCH', '', { idens: ['2'], change: { seats: 101 } })).status).toBe(422);
});

test('tables stand in an area, each at its place of the plan', async () => {
  const store = await createTestStore(thali);
  await add(store, ...many(2));
  await call(store, 'PATCH', '', { idens: ['1', '2'], change: { room: 'Terrace' } });
  const { body } = await call(store, 'PATCH', '', { idens: ['2'], change: { place } });
  expect(body.tables).toMatchObject([
    { room: 'Terrace', place: null },
    { room: 'Terrace', place },
  ]);
  await call(store, 'PATCH', '', { idens: ['1', '2'], change: { room: null, place: null } });
  expect(await list(store)).toMatchObject([
    { room: null, place: null },
    { room: null, place: null },
  ]);
  for (const wrong of [{ place: { ...place, x: 100 } }, { place: { ...place, turn: 360 } }, { room: '' }])
    expect((await call(store, 'PATCH', '', { idens: ['1'], change: wrong })).status).toBe(422);
});

test('a removed table that is added again returns to its place as it was', async () => {
  const store = await createTestStore(thali);
  await add(store, ...many(4));
  await call(store, 'PATCH', '', {
    idens: ['3'],
    change: { seats: 2, joins: 'Bar', room: 'Terrace', place },
  });
  const before = await list(store);
  const [, second, third] = before;
  await call(store, 'POST', '/remove', { idens: ['2', '3'] });
  expect(await names(store)).toBe('1 4');
  const back = [second, third].map(({ link: _, ...kept }) => kept);
  expect((await add(store, ...back)).status).toBe(200);
  expect(await list(store)).toEqual(before);
});

test('a new order of some tables leaves the others behind them', async () => {
  const store = await createTestStore(thali);
  await add(store, ...many(4));
  await call(store, 'PUT', '/order', { idens: ['3', '1'] });
  expect(await names(store)).toBe('3 1 2 4');
});

test('orders come only from listed tables, or from any if there is no list', async () => {
  const store = await teaStore(thali);
  const orderAt = async (iden: string) => {
    const { status, body } = await postOrder(thali, store, { ...TEA, more: { table: { iden } } });
    return status === 201 ? 'taken' : body.details.fields.table;
  };
  expect(await orderAt('7')).toBe('taken');
  await add(store, ...many(2));
  expect(await orderAt('2')).toBe('taken');
  expect(await orderAt('7')).not.toBe('taken');
  await call(store, 'POST', '/remove', { idens: ['2'] });
  expect(await orderAt('2')).not.toBe('taken');
});

test('a change is logged with its author', async () => {
  const store = await createTestStore(thali);
  await add(store, table('1'));
  const { rows } = await thali.database.pool.query(
    'select kind, event, actor from store_log where store_id = $1 order by seq desc limit 1',
    [store.storeId],
  );
  expect(rows[0]).toMatchObject({
    kind: 'store',
    event: { what: 'tables', revision: expect.any(Number) },
    actor: { kind: 'staff', name: 'Asha Rao' },
  });
});

test('the kitchen can read the list and change nothing', async () => {
  const store = await createTestStore(thali);
  const token = await addTestStaff(thali, store, 'KITCHEN');
  expect((await thali.call('GET', urlOf(store), { token })).status).toBe(200);
  const answer = await thali.call('POST', urlOf(store), { token, body: { tables: [table('1')] } });
  expect(answer.body.code).toBe('FORBIDDEN');
});
