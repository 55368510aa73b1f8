import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore, type TestStore } from '#testing/server/test-stores.ts';
import { MOST_STATIONS, type StationBody } from '../wire/stations.ts';

const thali = await useTestApp();
let store: TestStore;

beforeEach(async () => {
  store = await createTestStore(thali);
});

const station = (name: string, more: Partial<StationBody> = {}): StationBody => ({
  name,
  categories: [],
  items: [],
  isDefault: false,
  minutes: null,
  times: [],
  printers: [],
  onlyUnwatched: false,
  ...more,
});

const params = () => ({ storeId: store.storeId });
const add = (body: StationBody, token = store.token) =>
  thali.call('POST /api/stores/:storeId/stations', { params: params(), token, body });
const change = (stationId: string, body: StationBody) =>
  thali.call('PUT /api/stores/:storeId/stations/:stationId', {
    params: { ...params(), stationId },
    token: store.token,
    body,
  });
async function listed(token = store.token) {
  const { body } = await thali.call('GET /api/stores/:storeId/stations', { params: params(), token });
  return body.stations;
}

test('a store has none at first; the first one cooks all else until another one does', async () => {
  expect(await listed()).toEqual([]);
  await add(station('Grill', { minutes: 12, times: [{ item: 'kebab', minutes: 20 }] }));
  const { body } = await add(station('Bar', { categories: ['drinks'], isDefault: true }));
  expect(body.stations).toEqual([
    {
      ...station('Grill', { minutes: 12, times: [{ item: 'kebab', minutes: 20 }] }),
      _id: expect.any(String),
      isWatched: false,
    },
    {
      ...station('Bar', { categories: ['drinks'], isDefault: true }),
      _id: expect.any(String),
      isWatched: false,
    },
  ]);
});

test('a category or a dish is cooked at one station: the last that took it', async () => {
  await add(station('Grill', { categories: ['kebabs', 'drinks'], items: ['lassi'] }));
  await add(station('Bar', { categories: ['drinks'], items: ['lassi'] }));
  expect((await listed()).map(({ name, categories, items }) => [name, categories, items])).toEqual([
    ['Grill', ['kebabs'], []],
    ['Bar', ['drinks'], ['lassi']],
  ]);
});

test('two that are saved at once take nothing twice', async () => {
  await Promise.all([add(station('Grill', { items: ['lassi'] })), add(station('Bar', { items: ['lassi'] }))]);
  const stations = await listed();
  expect(stations.flatMap(({ items }) => items)).toEqual(['lassi']);
  expect(stations.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('when the default is removed, the oldest one cooks all else', async () => {
  await add(station('Grill'));
  await add(station('Bar'));
  const [grill] = await listed();
  const { body } = await thali.call('DELETE /api/stores/:storeId/stations/:stationId', {
    params: { ...params(), stationId: grill?._id ?? '' },
    token: store.token,
  });
  expect(body.stations.map(({ name, isDefault }) => [name, isDefault])).toEqual([['Bar', true]]);
});

test('the kitchen reads them and watches one, which is watched for a minute', async () => {
  await add(station('Grill'));
  const token = await addTestStaff(thali, store, 'KITCHEN');
  const [grill] = await listed(token);
  await thali.call('POST /api/stores/:storeId/stations/:stationId/watch', {
    params: { ...params(), stationId: grill?._id ?? '' },
    token,
    body: {},
  });
  expect((await listed())[0]?.isWatched).toBe(true);
  thali.clock.advance(MINUTE);
  expect((await listed())[0]?.isWatched).toBe(false);
  expectError(await add(station('Bar'), token), 403, 'FORBIDDEN');
});

test('a name is given once, and there are twelve at most', async () => {
  await add(station('Grill'));
  expectFields(await add(station('Grill')), { name: 'There is already a station of this name' });
  for (let number = 2; number <= MOST_STATIONS; number += 1) await add(station(`Station ${number}`));
  expectFields(await add(station('One more')), { name: 'A store has at most 12 stations' });
});

test('a station that is not there, or another store’s, is not found', async () => {
  const other = await createTestStore(thali);
  const { body } = await thali.call('POST /api/stores/:storeId/stations', {
    params: { storeId: other.storeId },
    token: other.token,
    body: station('Grill'),
  });
  expectError(await change(body.stations[0]?._id ?? '', station('Mine')), 404, 'STATION_NOT_FOUND');
  expectError(await change('nonsense', station('Mine')), 404, 'STATION_NOT_FOUND');
});
