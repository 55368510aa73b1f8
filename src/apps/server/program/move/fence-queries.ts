import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEADLOCK, hasSqlState, LOCK_NOT_AVAILABLE, STORE_IS_MOVING } from '#platform/db/server/errors.ts';
import { inTransaction, type Session } from './queries.ts';

const LONGEST_WAIT_MS = 20_000;
const PAUSE_MS = 200;

/**
 * Refuses whatever is written to the store from now on, by a check on each table. Setting it waits for the transactions
 * that have written there, so that nothing comes after it.
 */
export async function putUpFence(session: Session, tables: string[], storeId: string): Promise<void> {
  const { tables: done } = await findFence(session);
  const check = `check (store_id <> ${pg.escapeLiteral(storeId)}) not valid`;
  for (const table of tables.filter((name) => !done.includes(name)))
    await alter(session, table, `add constraint ${STORE_IS_MOVING} ${check}`);
}

export async function takeDownFence(session: Session): Promise<void> {
  for (const table of (await findFence(session)).tables)
    await alter(session, table, `drop constraint if exists ${STORE_IS_MOVING}`);
}

export interface Target {
  /** Which database it is, whatever its address. */
  instance: string;
  origin: string;
}

/** Notes at the fence in which database the store is about to open. */
export async function noteTarget(session: Session, { instance, origin }: Target): Promise<void> {
  const note = pg.escapeLiteral(`${instance} ${origin}`);
  await session.query(`comment on constraint ${STORE_IS_MOVING} on stores is ${note}`);
}

interface Fence {
  /** The store that can't be written, if any. */
  storeId: string | null;
  /** The tables that refuse it by now. */
  tables: string[];
  /** Where it may be open already. */
  target: Target | null;
}

export async function findFence(session: Session): Promise<Fence> {
  const { rows } = await session.query<{ name: string; check: string; note: string | null }>(
    `select relname as name, pg_get_constraintdef(pg_constraint.oid) as check,
       obj_description(pg_constraint.oid, 'pg_constraint') as note
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where conname = $1 and relnamespace = current_schema()::regnamespace`,
    [STORE_IS_MOVING],
  );
  const storeId = /'([0-9a-f-]{36})'/.exec(rows[0]?.check ?? '')?.[1] ?? null;
  const [instance, origin] = rows.find(({ note }) => note !== null)?.note?.split(' ') ?? [];
  const target = instance && origin ? { instance, origin } : null;
  return { storeId, tables: rows.map(({ name }) => name), target };
}

/** Everybody waits behind a table that is to be changed. So this waits briefly, lets them pass, and tries again. */
async function alter(session: Session, table: string, change: string): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      await inTransaction(session, async () => {
        await session.query("set local lock_timeout = '1s'");
        await session.query(`alter table ${pg.escapeIdentifier(table)} ${change}`);
      });
      return;
    } catch (error) {
      const isHeld = hasSqlState(error, [LOCK_NOT_AVAILABLE, DEADLOCK]);
      if (!isHeld || performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
