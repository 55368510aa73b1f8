import { eq } from 'drizzle-orm';
import type { Secrets } from '../secrets.ts';
import type { Db } from './client.ts';
import { instance } from './schema/accounts.ts';

const ID = 1;

/** Codes and credentials in this database can only be read with the key that they were written with. */
export async function refuseOtherSecretKey(db: Db, secrets: Secrets, now: number): Promise<void> {
  const keyCheck = secrets.hash('instance', 'key check');
  await db
    .insert(instance)
    .values({ id: ID, keyCheck, createdAt: new Date(now) })
    .onConflictDoNothing();
  const [row] = await db.select({ keyCheck: instance.keyCheck }).from(instance).where(eq(instance.id, ID));
  if (row?.keyCheck === keyCheck) return;
  throw new Error(
    'This database belongs to another secret key. Set SECRET_KEY, or DATA_DIR, to that of its first start.',
  );
}
