import { AppError } from '#domain/errors.ts';
import type { Db } from './client.ts';
import { sql } from './drizzle.ts';

/** Whatever keeps the database from answering, the service is not ready. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`).catch(() => {
    throw new AppError('UNAVAILABLE');
  });
}
