import { AppError } from '#domain/errors.ts';
import type { Db } from './client.ts';
import { sql } from './drizzle.ts';

/** Fails with UNAVAILABLE whenever the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`).catch(() => {
    throw new AppError('UNAVAILABLE');
  });
}
