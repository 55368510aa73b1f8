import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type Db, inTransaction } from './client.ts';
import { sql } from './drizzle.ts';

/** Orchestrators ask each second, and each process is asked by several. */
const TRIED_MS = 5_000;
/** Whoever asks has little patience, and a database that hangs would let them wait for its time-outs. */
const PATIENCE_MS = 3_000;

/**
 * Fails with UNAVAILABLE whenever the database does not answer, or does not write. Whether it still writes is tried
 * every few seconds only.
 */
export function createReadiness(db: Db, clock: () => number): () => Promise<void> {
  let last: { at: number; write: Promise<void> } | null = null;
  return async () => {
    const now = clock();
    if (last === null || now - last.at >= TRIED_MS) last = { at: now, write: tryWrite(db) };
    const answer = Promise.all([db.execute(sql`select 1`), last.write]);
    await Promise.race([answer, late()]).catch(() => {
      // A failure is not kept: the program is ready again as soon as the database is.
      last = null;
      throw new AppError('UNAVAILABLE');
    });
  };
}

/**
 * Sorts more than fits into the memory for it, so that the database writes about 150 kB to its disk and deletes them: no
 * row, no log and no table is touched.
 */
function tryWrite(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '64kB', true)`);
    const { rows } = await tx.execute<{ readonly: string }>(sql`
      select current_setting('transaction_read_only') as readonly, max(n)
      from (select n from generate_series(1, 5000) as n order by n desc offset 0) as sorted`);
    if (rows[0]?.readonly !== 'off') throw new Error('The database is read-only');
  });
}

async function late(): Promise<never> {
  await sleep(PATIENCE_MS, undefined, { ref: false });
  throw new Error(`No answer in ${PATIENCE_MS} ms`);
}
