import { describe, expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  patchItem,
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { withClient } from '#testing/server/with-client.ts';

const thali = await useTestApp();

const urlOf = ({ storeId }: TestStore, path = '') => `/api/stores/${storeId}/catalogue${path}`;
const get = async (store: TestStore, path = '') =>
  (await thali.call('GET', urlOf(store, path), { token: store.token })).body;
const restore = (store: TestStore, revision: number | string, seen: number | null, token = store.token) =>
  thali.call('POST', urlOf(store, `/revisions/${revision}/restore`), {
    token,
    headers: seen === null ? {} : { 'if-match': `"${seen}"` },
  });
const labelsOf = (catalogue: { menus: { categories: { items: { label: string; state: string }[] }[] }[] }) =>
  catalogue.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ label }) => label)),
  );

describe('refusals', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const other = await createTestStore(thali);
  const { revision } = await get(store);

  test.each([0, 999, 999_999_999])('revision %i does not exist', async (number) => {
    const answer = await thali.call('GET', urlOf(store, `/revisions/${number}`), { token: store.token });
    expectError(answer, 404, 'REVISION_NOT_FOUND');
    expectError(await restore(store, number, revision), 404, 'REVISION_NOT_FOUND');
  });

  test.each(['x', '1.5', '-1', '9999999999'])('%s is not the number of a revision', async (number) => {
    const answer = await thali.call('GET', urlOf(store, `/revisions/${number}`), { token: store.token });
    expectError(answer, 404, 'REVISION_NOT_FOUND');
    expect((await restore(store, number, revision)).body.code).toBe('REVISION_NOT_FOUND');
  });

  test("another store's revision is not found", async () => {
    expectError(await restore(other, revision, (await get(other)).revision), 404, 'REVISION_NOT_FOUND');
  });

  test('restoring needs the current revision', async () => {
    const missing = await restore(store, revision, null);
    expect([missing.status, missing.body.code]).toEqual([428, 'PRECONDITION_REQUIRED']);
    const stale = await restore(store, revision, revision - 1);
    expect([stale.status, stale.body.code, stale.body.details]).toEqual([
      412,
      'REVISION_STALE',
      { revision },
    ]);
    expect((await get(store, '/revisions')).revisions).toHaveLength(2);
  });

  test('the crew may neither read nor restore', async () => {
    const token = await addTestStaff(thali, store, 'STAFF');
    for (const path of ['/revisions', `/revisions/${revision}`])
      expectError(await thali.call('GET', urlOf(store, path), { token }), 403, 'FORBIDDEN');
    expectError(await restore(store, revision, revision, token), 403, 'FORBIDDEN');
  });

  test('a refused save is no revision', async () => {
    const headers = { 'if-match': `"${revision}"` };
    const body = catalogueOf([simpleItem('', 60)]);
    expect((await thali.call('PUT', urlOf(store), { token: store.token, body, headers })).status).toBe(422);
    expect((await get(store, '/revisions')).revisions).toHaveLength(2);
  });
});

describe('every save is one revision', () => {
  test('with its author, its cause and its changes; the first also stores the catalogue before it', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60), simpleItem('Vada', 50)]));
    const present = await get(store);
    present.menus[0].categories[0].items[0].configs[0].contents[0].value = 70;
    const headers = { 'if-match': `"${present.revision}"` };
    const url = urlOf(store, '?cause=import');
    const saved = await thali.call('PUT', url, { token: store.token, body: present, headers });
    expect(saved.status, saved.text).toBe(200);

    const { revisions, next } = await get(store, '/revisions');
    expect(next).toBeNull();
    const told = revisions.map(({ cause, author, summary }: Record<string, unknown>) => [
      cause,
      author,
      summary,
    ]);
    expect(told).toEqual([
      ['import', 'Asha Rao', { added: 0, removed: 0, changed: 1 }],
      ['edit', 'Asha Rao', { added: 2, removed: 1, changed: 0 }],
      ['before', null, { added: 0, removed: 0, changed: 0 }],
    ]);
    const latest = await get(store, `/revisions/${saved.body.revision}`);
    expect(latest.changes).toEqual([
      expect.objectContaining({ what: 'changed', field: 'value', from: 60, to: 70 }),
    ]);
    expect(latest.catalogue).toEqual(saved.body);
  });

  test('a save that changes nothing is no revision, nor is being sold out', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
    const before = await get(store, '/revisions');
    await replaceCatalogue(thali, store, await get(store));
    await patchItem(thali, store, 'Idli', { state: 'Sold out' });
    await patchStore(thali, store, { description: 'Since 1952' });
    expect(await get(store, '/revisions')).toEqual(before);
  });

  test('a change of another field of an item is a revision', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
    const { body } = await patchItem(thali, store, 'Idli', { description: 'Steamed', state: 'Sold out' });
    expect(body.description).toBe('Steamed');
    const [{ revision, cause }] = (await get(store, '/revisions')).revisions;
    const { changes, catalogue } = await get(store, `/revisions/${revision}`);
    expect([cause, changes.map(({ field }: { field: string }) => field).toSorted()]).toEqual([
      'item',
      ['availability', 'description'],
    ]);
    expect(catalogue).toEqual(await get(store));
  });

  test('the list says what each was about, without long texts', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
    await patchItem(thali, store, 'Idli', { description: 'Steamed' });
    const [{ changes }] = (await get(store, '/revisions')).revisions;
    expect(changes).toEqual([
      { what: 'changed', field: 'description', thing: expect.objectContaining({ label: 'Idli' }) },
    ]);
  });

  test('revisions are listed page by page', async () => {
    const store = await createTestStore(thali);
    for (let price = 1; price <= 51; price++)
      await replaceCatalogue(thali, store, catalogueOf([simpleItem('Idli', price)]));
    const first = await get(store, '/revisions');
    expect([first.revisions.length, first.next]).toEqual([50, first.revisions.at(-1).revision]);
    const second = await get(store, `/revisions?before=${first.next}`);
    expect([second.revisions.length, second.next]).toEqual([2, null]);
  });
});

describe('an earlier menu', () => {
  test('is restored as one new revision that guests see, and can be undone', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
    const first = await get(store);
    await replaceCatalogue(thali, store, catalogueOf([simpleItem('Dosa', 80)]));
    const second = await get(store);
    const restored = await restore(store, first.revision, second.revision);
    expect([restored.status, restored.headers.etag]).toEqual([200, `"${second.revision + 1}"`]);
    expect(restored.body).toEqual({ ...first, revision: second.revision + 1 });
    const guests = await thali.call('GET /profile/web/:slug/:time', {
      params: { slug: store.slug, time: '12-00' },
    });
    expect(labelsOf(guests.body)).toEqual(['Idli']);
    const [latest] = (await get(store, '/revisions')).revisions;
    expect(latest).toMatchObject({ cause: 'restore', restored: first.revision, author: 'Asha Rao' });
    await restore(store, second.revision, restored.body.revision);
    expect(labelsOf(await get(store))).toEqual(['Dosa']);
  });

  test('from before the first edit can be restored', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
    const before = (await get(store, '/revisions')).revisions.at(-1);
    const { body } = await restore(store, before.revision, (await get(store)).revision);
    expect(body.menus).toEqual([]);
  });

  test('does not change which dishes are sold out now', async () => {
    const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60), simpleItem('Vada', 50)]));
    await patchItem(thali, store, 'Idli', { state: 'Sold out', description: 'Steamed' });
    const soldOut = await get(store);
    await patchItem(thali, store, 'Idli', { state: 'Available', description: 'Soft' });
    const until = '2026-11-20T18:00:00.000Z';
    await patchItem(thali, store, 'Vada', { state: 'Sold out', until });
    const { body } = await restore(store, soldOut.revision, (await get(store)).revision);
    const items = body.menus[0].categories[0].items;
    expect(items.map((item: Record<string, unknown>) => [item.state, item.until, item.description])).toEqual([
      ['Available', undefined, 'Steamed'],
      ['Sold out', until, ''],
    ]);
  });
});

test('the latest 200 revisions stay, older ones for 30 days, a thousand at most', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const [{ revision }] = (await get(store, '/revisions')).revisions;
  const fill = (from: number, to: number, at: number) =>
    thali.database.pool.query(
      `insert into catalogue_revisions (store_id, revision, at, actor, cause, summary, changes, catalogue)
       select store_id, number, $4::timestamptz, actor, cause, summary, changes, catalogue
       from catalogue_revisions, generate_series($2::int, $3::int) as number where store_id = $1 and revision = $5`,
      [store.storeId, from, to, new Date(at), revision],
    );
  const count = async () => {
    const { rows } = await thali.database.pool.query(
      'select count(*)::int as count, min(revision) as oldest from catalogue_revisions where store_id = $1',
      [store.storeId],
    );
    return [rows[0].count, rows[0].oldest];
  };
  await fill(101, 150, thali.clock.now - 31 * DAY);
  await fill(151, 350, thali.clock.now - 29 * DAY);
  await sweep(createContext(thali.services, { kind: 'system' }));
  // The first two are recent as well.
  expect(await count()).toEqual([202, revision - 1]);
  await fill(1001, 2000, thali.clock.now);
  await sweep(createContext(thali.services, { kind: 'system' }));
  expect(await count()).toEqual([1000, 1001]);
});

/** Earlier revisions of 36 bytes for each UUID, which hardly compress. */
async function addLargeRevisions(storeId: string, { count, uuids }: { count: number; uuids: number }) {
  // The connection has no statement timeout, because a busy machine is slow with so much data.
  await withClient(thali.database.connection, (client) =>
    client.query(
      `insert into catalogue_revisions (store_id, revision, at, actor, cause, summary, changes, catalogue)
       select store_id, -numbers.number, at, actor, cause, summary, changes,
         to_jsonb((select string_agg(gen_random_uuid()::text, $2) from generate_series(1, $4::int + numbers.number)))
       from catalogue_revisions, generate_series(1, $3::int) as numbers(number) where store_id = $1 and revision = 2`,
      [storeId, '', count, uuids],
    ),
  );
}

test('the latest 64 MB of a store are stored', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const other = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  await addLargeRevisions(store.storeId, { count: 10, uuids: 250_000 });
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Dosa', 80)]));
  const sql = 'select revision from catalogue_revisions where store_id = $1 order by revision desc';
  const kept = await thali.database.pool.query(sql, [store.storeId]);
  expect(kept.rows.map(({ revision }) => revision)).toEqual([3, 2, 1, -1, -2, -3, -4, -5, -6, -7]);
  expect((await thali.database.pool.query(sql, [other.storeId])).rowCount).toBe(2);
});

test('a store whose owner has not confirmed an address has 8 MB', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60)]));
  const { pool } = thali.database;
  await addLargeRevisions(store.storeId, { count: 5, uuids: 75_000 });
  await pool.query('update accounts set verified_at = null where id is not null');
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Dosa', 80)]));
  await pool.query('update accounts set verified_at = now() where id is not null');
  const sql = 'select revision from catalogue_revisions where store_id = $1 order by revision desc';
  const { rows } = await pool.query(sql, [store.storeId]);
  expect(rows.map(({ revision }) => revision)).toEqual([3, 2, 1, -1, -2, -3]);
});

test('repeated saves cannot fill the disk', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 20 });
  const store = await createTestStore(limited, catalogueOf([simpleItem('Idli', 60)]));
  const save = (price: number) => replaceCatalogue(limited, store, catalogueOf([simpleItem('Idli', price)]));
  const present = await save(61);
  await save(62);
  await expect(save(63)).rejects.toThrow('TOO_MANY_REQUESTS');
  const describeItem = async (description: string) =>
    (await patchItem(limited, present, 'Idli', { description })).status;
  for (let saved = 0; saved < 30; saved++) expect(await describeItem(`${saved}`)).not.toBe(429);
  expect(await describeItem('One too many')).toBe(429);
  expect((await patchItem(limited, present, 'Idli', { state: 'Available' })).status).not.toBe(429);
  limited.clock.advance(MINUTE);
  expect(await describeItem('Now')).not.toBe(429);
});
