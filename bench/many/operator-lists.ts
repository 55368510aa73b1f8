import type pg from 'pg';
import { columnsOf } from '../../src/platform/db/server/statements/hot-statements.ts';
import { FIRST_BRAND } from '../../src/restaurant/brand/rules/brand.ts';
import { storeCounters, stores } from '../../src/restaurant/stores/tables.ts';
import { storeTables } from '../../src/tables/table-list/tables.ts';
import { createTestStore, teaStore } from '../../src/testing/server/test-stores.ts';
import { withClient } from '../../src/testing/server/with-client.ts';
import { createClient } from '../harness/client.ts';
import { connectionOf } from '../harness/database.ts';
import { launch, newDataDir, whenReady } from '../harness/program.ts';
import { atMost, median, type Row } from '../table.ts';

const STORES = 10_000;
const ENTRIES = 100_000;
const TRIES = 7;
const MOST_MS = 200;

const CALLS: Record<string, string> = {
  'restaurants, the newest': '/stores',
  'restaurants with most revenue': '/stores?sort=revenue',
  'restaurants by a part of the owner’s email': '/stores?search=owner-7777',
  'restaurants without an order in a week': '/stores?stuck=quiet',
  'restaurants that never had an order': '/stores?stuck=neverOrdered',
  'restaurants without a table': '/stores?stuck=noTable',
  'restaurants whose payments fail': '/stores?stuck=paymentFailing',
  'restaurants with a tag': '/stores?tag=north',
  'the tags of all restaurants': '/tags',
  'preview: suspend all': '/bulk/preview?act=suspend',
  'preview: put all on a plan': '/bulk/preview?act=plan&to=Free',
  'how far those came who signed up': '/funnel',
  'accounts, the newest': '/accounts',
  'accounts by a part of the email': '/accounts?search=owner-7777',
  'the log of operators': '/log',
  'the log of operators, of one kind': '/log?what=closing',
};

/** Measures what operators look at, with 10,000 restaurants and as many owners. */
export async function benchOperatorLists(): Promise<Row[]> {
  const { dataDir, remove } = await newDataDir();
  const program = launch({ dataDir });
  const api = createClient(await whenReady(program));
  const pattern = await teaStore(api);
  await api.call('POST', `/api/stores/${pattern.storeId}/tables`, {
    token: pattern.token,
    body: { tables: [{ iden: '12', idel: 'Table', conf: null }] },
  });
  const { storeId, token } = await createTestStore(api);
  const { account } = (await api.call('GET', '/api/session', { token })).body;
  await withClient(await connectionOf(dataDir), async (client) => {
    await seed(client, pattern.storeId);
    await client.query(
      `insert into operators (account_id, brand_id, role, since) values ($1, $2, 'OWNER', now())`,
      [account._id, FIRST_BRAND],
    );
    await client.query(
      `insert into account_totp (account_id, secret_sealed, confirmed_at, created_at) values ($1, '', now(), now())`,
      [account._id],
    );
  });

  async function answer(path: string): Promise<number> {
    const times: number[] = [];
    for (let at = 0; at < TRIES; at++) {
      const started = performance.now();
      const { status, text } = await api.call('GET', `/api/operator${path}`, { token });
      if (status !== 200) throw new Error(text);
      times.push(performance.now() - started);
    }
    return median(times);
  }

  const rows: Row[] = [];
  const all = { ...CALLS, 'one restaurant': `/stores/${storeId}/details` };
  for (const [what, path] of Object.entries(all)) rows.push(atMost(what, await answer(path), 'ms', MOST_MS));
  await program.stop();
  await remove();
  return rows;
}

/** By SQL alone, as copies of one store: two of three have had an order, every tenth had its payments fail. */
async function seed(client: pg.ClientBase, storeId: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(
    `create temporary table seeds as select no, md5('seed ' || no)::uuid as new_id, md5('owner ' || no)::uuid as owner_id
     from generate_series(1, $1::int) no`,
    [STORES],
  );
  const copy = async (
    table: Parameters<typeof columnsOf>[0],
    name: string,
    own: Record<string, string>,
    where = 'true',
  ) => {
    const columns = columnsOf(table);
    const values = columns
      .split(', ')
      .map((column) => ({ store_id: 'new_id', ...own })[column.replaceAll('"', '')] ?? `t.${column}`);
    await client.query(
      `insert into ${name} (${columns}) select ${values.join(', ')} from seeds, ${name} t where t.store_id = $1 and ${where}`,
      [storeId],
    );
  };
  const createdAt = `now() - no * interval '1 hour'`;
  const named = { slug: `'seed-' || no`, key: `'seed-key-' || no`, name: `'Kitchen ' || no` };
  await copy(stores, 'stores', { ...named, created_at: createdAt });
  await copy(storeCounters, 'store_counters', {});
  await copy(storeTables, 'store_tables', {}, 'no % 4 > 0');
  await client.query(`insert into accounts (id, name, email, phone, password_hash, verified_at, created_at)
    select owner_id, 'Owner ' || no, 'owner-' || no || '@thali.example', '', '', case when no % 5 > 0 then now() end, now() from seeds`);
  await client.query(`insert into memberships (account_id, store_id, role, created_at)
    select owner_id, new_id, 'OWNER', now() from seeds`);
  await client.query(`insert into store_use (store_id, log_seq, orders, revenue, last_order_at, counted_at)
    select new_id, t.log_seq, no % 900, no * 977 % 9000000, case when no % 3 > 0 then now() - no % 30 * interval '1 day' end, now()
    from seeds join store_counters t on t.store_id = new_id`);
  await client.query(
    `insert into operator_notes (store_id, brand_id, tags)
     select new_id, $1, case when no % 50 = 0 then '{north,vip}' else '{south}' end::text[] from seeds`,
    [FIRST_BRAND],
  );
  await client.query(`insert into payment_attempts (store_id, id, order_id, state, amount, currency, gateway_order_id,
      gateway_sealed, created_at)
    select new_id, md5(no || ' ' || round)::uuid, new_id, case when no % 10 = 0 then 'failed' else 'paid' end, 100, 'INR',
      no || '-' || round, '', now() from seeds, generate_series(1, 20) round`);
  await client.query(
    `insert into operator_log (brand_id, id, at, account_id, name, what, subject, "from", "to", why, about_store)
     select $2, md5('entry ' || no)::uuid, now(), md5('person ' || no % 5)::uuid, 'Person ' || no % 5, 'suspension', 'Kitchen',
       '{}', '{}', '', md5('seed ' || no % 10000)::uuid from generate_series(1, $1::int) no`,
    [ENTRIES, FIRST_BRAND],
  );
  await client.query('vacuum analyze');
}
