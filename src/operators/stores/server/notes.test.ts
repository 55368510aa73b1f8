import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand } from '#testing/server/test-brands.ts';
import { type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import { MOST_TAGS } from '../rules/tags.ts';
import { MOST_FILTERS, type SaveFilterBody } from '../wire/operator-notes.ts';

const thali = await useTestApp();
const token = await signInOperator(thali);
const others = await openTestBrand(thali, 'Dhaba');
const theirs = await signInOperator(others.thali, 'OWNER', others.brandId);

const tag = (params: TestStore, body: { add?: string[]; remove?: string[] }, by = token) =>
  thali.call('PATCH /api/operator/stores/:storeId/tags', { params, body, token: by });
const write = (params: TestStore, body: { text: string; revision: number }, by = token) =>
  thali.call('PUT /api/operator/stores/:storeId/note', { params, body, token: by });
const details = async (params: TestStore) =>
  (await thali.call('GET /api/operator/stores/:storeId/details', { params, token })).body;
const save = (more: Partial<SaveFilterBody> = {}, by = token) =>
  thali.call('POST', '/api/operator/filters', { token: by, body: { name: unique(), filter: {}, ...more } });
const filtersOf = async (by = token, at = thali) =>
  (await at.call('GET /api/operator/filters', { token: by })).body.filters.map(({ _id }) => _id);

test('a blank tag, and more tags than a restaurant may have, are refused at their field', async () => {
  const store = await teaStore(thali);
  expectFields(await tag(store, { add: ['  '] }), { add: expect.any(String) });
  await tag(store, { add: Array.from({ length: MOST_TAGS }, (_, at) => `tag ${at}`) });
  expectFields(await tag(store, { add: ['one more'] }), { add: expect.any(String) });
});

test('restaurants are found by a tag, which both operators and their log see, and the restaurant does not', async () => {
  const [store, other] = [await teaStore(thali), await teaStore(thali)];
  const name = `north ${unique()}`;
  await Promise.all([tag(store, { add: [` ${name.toUpperCase()}`] }), tag(store, { add: ['vip'] })]);
  await tag(other, { add: ['vip'] });
  const { body } = await thali.call('GET', `/api/operator/stores?tag=${encodeURIComponent(name)}`, { token });
  expect(body.stores).toMatchObject([{ _id: store.storeId, tags: [name, 'vip'] }]);
  expect((await thali.call('GET /api/operator/tags', { token })).body.tags).toContainEqual({
    name,
    stores: 1,
  });
  expect((await tag(store, { remove: ['VIP', 'unknown'] })).body).toEqual({ tags: [name] });
  expect((await details(store)).acts?.[0]).toMatchObject({
    what: 'tags',
    from: { tags: `${name}, vip` },
    to: { tags: name },
  });
  for (const url of [`/store/api/store/${store.storeId}/`, `/api/stores/${store.storeId}/people/log`])
    expect((await thali.call('GET', url, { token: store.token })).text).not.toContain(name);
});

test('of two operators who write a note at once the second is told, and shown what the first has written', async () => {
  const store = await teaStore(thali);
  expect((await details(store)).note).toEqual({ text: '', by: '', at: null, revision: 0 });
  const at = new Date(thali.clock.now).toISOString();
  const note = { text: 'Calls on Mondays.', by: 'Omar Operator', at, revision: 1 };
  expect((await write(store, { text: ' Calls on Mondays. ', revision: 0 })).body).toEqual(note);
  const late = await write(store, { text: 'Never calls.', revision: 0 });
  expect(late).toMatchObject({ status: 409, body: { code: 'NOTE_CHANGED', details: { note } } });
  expect((await details(store)).note).toEqual(note);
});

test('that a note was written stands in the log, and not what it says', async () => {
  const store = await teaStore(thali);
  await write(store, { text: 'Asha’s number is 98450 12345', revision: 0 });
  await write(store, { text: 'Asha’s number is 98450 12345', revision: 1 });
  const { acts = [] } = await details(store);
  expect(acts).toMatchObject([{ what: 'note', from: { written: '' } }]);
  expect(JSON.stringify(acts)).not.toContain('98450 12345');
});

test('a filter without a name, of a name that is there, and one too many are refused', async () => {
  const mine = await signInOperator(thali);
  expectFields(await save({ name: ' ' }, mine), { name: expect.any(String) });
  const name = unique();
  for (let count = 0; count < MOST_FILTERS; count++) await save(count === 0 ? { name } : {}, mine);
  expectFields(await save({}, mine), { name: expect.any(String) });
  const [first = ''] = await filtersOf(mine);
  await thali.call('DELETE', `/api/operator/filters/${first}`, { token: mine });
  await save({ name }, mine);
  expectFields(await save({ name }, mine), { name: expect.any(String) });
});

test('a filter is its operator’s own, or all operators’ of the brand, who change those that may change restaurants', async () => {
  const reader = await signInOperator(thali, 'READER');
  const filter = { search: '', state: 'ended', plan: 'Pro', stuck: '', tag: 'vip', sort: 'revenue' } as const;
  const { body: own } = await save({ filter }, reader);
  expect(own).toMatchObject({ filter, isShared: false });
  expect(await filtersOf()).not.toContain(own._id);
  expectError(await thali.call('DELETE', `/api/operator/filters/${own._id}`, { token }), 404, 'NOT_FOUND');
  expectError(await save({ isShared: true }, reader), 403, 'FORBIDDEN');
  const { body: shared } = await save({ isShared: true });
  expect(await filtersOf(reader)).toContain(shared._id);
  const end = (by: string) => thali.call('DELETE', `/api/operator/filters/${shared._id}`, { token: by });
  expectError(await end(reader), 403, 'FORBIDDEN');
  expect((await end(token)).status).toBe(204);
  expect(await filtersOf(reader)).toEqual([own._id]);
});

test('another brand sees no tags, notes and filters, and changes none', async () => {
  const store = await teaStore(thali);
  await tag(store, { add: [unique()] });
  const { body: shared } = await save({ isShared: true });
  const call = (method: string, url: string, body?: object) =>
    others.thali.call(method, `/api/operator/${url}`, { token: theirs, ...(body && { body }) });
  expect((await call('GET', 'tags')).body).toEqual({ tags: [] });
  expect((await call('GET', 'filters')).body).toEqual({ filters: [] });
  expectError(await call('DELETE', `filters/${shared._id}`), 404, 'NOT_FOUND');
  const at = `stores/${store.storeId}`;
  expectError(await call('PATCH', `${at}/tags`, { add: ['x'] }), 404, 'STORE_NOT_FOUND');
  expectError(await call('PUT', `${at}/note`, { text: 'x', revision: 0 }), 404, 'STORE_NOT_FOUND');
});
