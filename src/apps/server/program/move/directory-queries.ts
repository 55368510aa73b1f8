import {
  deleteAllRows,
  insertRows,
  inTransaction,
  type Session,
  selectAllRows,
  type Table,
} from './queries.ts';
import { FATES, tablesThat } from './table-fates.ts';

type Tables = Map<string, Table>;

export async function selectStoreId(session: Session, slug: string): Promise<string | null> {
  const { rows } = await session.query<{ id: string }>(
    "select store_id as id from store_routes where kind = 'slug' and key = $1",
    [slug],
  );
  return rows[0]?.id ?? null;
}

export async function isStoreThere(session: Session, storeId: string): Promise<boolean> {
  const { rowCount } = await session.query('select from stores where store_id = $1', [storeId]);
  return rowCount === 1;
}

/** Where a store is that was here. */
export async function selectMovedTo(session: Session, storeId: string): Promise<string | null> {
  const { rows } = await session.query<{ origin: string }>(
    'select origin from moved_stores where store_id = $1',
    [storeId],
  );
  return rows[0]?.origin ?? null;
}

interface Nature {
  migrations: string;
  key: string | null;
  /** The time of its first start, by which a database is known wherever it is. */
  instance: string;
}

/** What must be equal on both sides, and what is not. */
export async function selectNature(session: Session): Promise<Nature> {
  const { rows: names } = await session.query<{ name: string }>('select name from migrations order by name');
  const { rows } = await session.query<{ key: string; instance: string }>(
    'select key_check as key, extract(epoch from created_at)::text as instance from instance',
  );
  const migrations = names.map(({ name }) => name).join();
  return { migrations, key: rows[0]?.key ?? null, instance: rows[0]?.instance ?? '' };
}

/** Null if the other database has the store's brand, else the name of the brand. */
export async function selectMissingBrand(
  from: Session,
  to: Session,
  storeId: string,
): Promise<string | null> {
  const { rows } = await from.query<{ id: string; name: string | null }>(
    `select brand_id as id, settings->>'name' as name from brands
     where brand_id = (select brand_id from stores where store_id = $1)`,
    [storeId],
  );
  const [brand] = rows;
  if (!brand) return null;
  const found = await to.query('select from brands where brand_id = $1', [brand.id]);
  return found.rowCount === 0 ? (brand.name ?? brand.id) : null;
}

/** Names of the store that are another's there, and addresses of its people with which others have an account there. */
export async function selectTaken(from: Session, to: Session, storeId: string): Promise<string[]> {
  const { rows: routes } = await from.query<{ kind: string; key: string }>(
    'select kind, key from store_routes where store_id = $1',
    [storeId],
  );
  const { rows: people } = await from.query<{ id: string; email: string }>(
    `select id, lower(email) as email from accounts join memberships on account_id = id
     where store_id = $1 and email <> ''`,
    [storeId],
  );
  const { rows: taken } = await to.query<{ name: string }>(
    `select store_routes.key as name from store_routes
     join jsonb_to_recordset($2) as given (kind text, key text)
       on store_routes.kind = given.kind and store_routes.key = given.key
     where store_id <> $1
     union select given.email from accounts
     join jsonb_to_recordset($3) as given (id uuid, email text) on lower(accounts.email) = given.email
     where accounts.id <> given.id`,
    [storeId, JSON.stringify(routes), JSON.stringify(people)],
  );
  return taken.map(({ name }) => name);
}

/** Opens the store in the other database: everything by which it is found and worked for, in one transaction. */
export function openThere(from: Session, to: Session, tables: Tables, storeId: string): Promise<void> {
  return inTransaction(to, async () => {
    await carryPeople(from, to, tables, storeId);
    await deleteAllRows(to, 'moved_stores', storeId);
    for (const name of [...tablesThat('goes'), ...tablesThat('finds'), 'stores']) {
      // A store that comes back finds rows of its first time.
      await deleteAllRows(to, name, storeId);
      await insertRows(to, tableOf(tables, name), await selectAllRows(from, name, storeId));
    }
  });
}

/** The accounts of its people, with their sessions. Who has an account there keeps it as it is. */
async function carryPeople(from: Session, to: Session, tables: Tables, storeId: string): Promise<void> {
  const { rows: members } = await from.query<{ id: string }>(
    'select account_id as id from memberships where store_id = $1',
    [storeId],
  );
  const ids = members.map(({ id }) => id);
  const { rows: known } = await to.query<{ id: string }>('select id from accounts where id = any ($1)', [
    ids,
  ]);
  const fresh = ids.filter((id) => !known.some((account) => account.id === id));
  for (const { name } of tables.values()) {
    if (FATES[name] !== 'of people') continue;
    const column = name === 'accounts' ? 'id' : 'account_id';
    const { rows } = await from.query<{ row: object }>(
      `select to_jsonb(entry) as row from ${name} as entry where ${column} = any ($1)`,
      [fresh],
    );
    // Whoever runs the program here does not run it there.
    const texts = rows.map(({ row }) =>
      JSON.stringify(name === 'accounts' ? { ...row, operator_since: null } : row),
    );
    await insertRows(to, tableOf(tables, name), texts, 'keep');
  }
}

/** Leads whoever asks for the store to its new place. From then on it is not here, whatever rows are left. */
export function leadAway(session: Session, storeId: string, origin: string): Promise<void> {
  return inTransaction(session, async () => {
    const { rows } = await session.query<{ brand: string }>(
      'select brand_id as brand from stores where store_id = $1',
      [storeId],
    );
    await session.query(
      `insert into moved_stores (store_id, origin, brand_id, moved_at) values ($1, $2, $3, now())
       on conflict (store_id) do update
       set origin = excluded.origin, brand_id = excluded.brand_id, moved_at = excluded.moved_at`,
      [storeId, origin, rows[0]?.brand],
    );
    for (const name of [...tablesThat('goes'), 'stores']) await deleteAllRows(session, name, storeId);
  });
}

function tableOf(tables: Tables, name: string): Table {
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table ${name}, ${FATES[name]}`);
  return table;
}
