import { expect, test, vi } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { createOrderStarts } from './stream-order.ts';

const { services, database, ...thali } = await useTestApp();
const [one, other] = [await teaStore(thali), await teaStore(thali)];
const placed = await placeTestOrder(thali, one, TEA);
const elsewhere = await placeTestOrder(thali, other, TEA);

test('streams that open at once share their reads and what is sent', async () => {
  const starts = createOrderStarts({ db: database.db, services });
  const query = vi.spyOn(database.pool, 'query');
  const slugs = [placed.slug, elsewhere.slug, 'missing', placed.slug];
  const found = await Promise.all(slugs.map(starts.find));
  expect(found.map((name) => name?.id)).toEqual([placed._id, elsewhere._id, undefined, placed._id]);
  const names = query.mock.calls.map(([asked]) => (asked as { name?: string }).name);
  expect(names.filter((name) => name === 'routes by keys')).toHaveLength(1);
  expect(names.filter((name) => name === 'orders by slugs')).toHaveLength(1);
  query.mockRestore();

  const [first, second, third] = await Promise.all(found.filter((name) => name !== null).map(starts.read));
  expect(`${first?.event}`).toMatch(
    new RegExp(`^event: order\nid: ${first?.seq}\ndata: {"_id":"${placed._id}"`),
  );
  expect(`${second?.event}`).toContain(elsewhere._id);
  expect(third?.event).toBe(first?.event);
});

test('a store that can’t be read ends its own streams, and not those of others', async () => {
  const onError = vi.fn();
  const get = async (storeId: string) => {
    if (storeId === other.storeId) throw new Error('broken');
    return services.storeCache.get(storeId);
  };
  const starts = createOrderStarts({
    db: database.db,
    services: { ...services, onError, storeCache: { ...services.storeCache, get } },
  });
  const read = ({ storeId }: { storeId: string }, { _id }: { _id: string }) =>
    starts.read({ storeId, id: _id });
  const [mine, broken] = await Promise.all([read(one, placed), read(other, elsewhere)]);
  expect(mine?.event).toBeDefined();
  expect(broken).toBe(null);
  expect(onError).toHaveBeenCalledOnce();
});
