import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { instance } from '../tables.ts';
import type { Db } from './client.ts';
import { and, eq, inArray, isNull } from './drizzle.ts';

export const PUSH_IDENTITY_PURPOSE = 'push identity';

const ID = 1;

/** Refuses to start with another secret key: codes and credentials can only be read with the key that sealed them. */
export async function refuseOtherSecretKey(db: Db, secrets: Secrets): Promise<void> {
  // Selects this column alone, because a backup of an earlier version is checked before it is migrated.
  const [row] = await db.select({ keyCheck: instance.keyCheck }).from(instance).where(eq(instance.id, ID));
  if (!row || checksOf(secrets).includes(row.keyCheck)) return;
  throw new Error(
    'This database belongs to another secret key. Set SECRET_KEY, or DATA_DIR, to that of its first start.',
  );
}

/** Records the present key, so that a process with only an earlier key refuses to start. */
export async function recordSecretKey(db: Db, secrets: Secrets, now: number): Promise<void> {
  const [present, ...earlier] = checksOf(secrets);
  await db
    .insert(instance)
    .values({ id: ID, keyCheck: present, createdAt: new Date(now) })
    .onConflictDoUpdate({
      target: instance.id,
      set: { keyCheck: present },
      setWhere: inArray(instance.keyCheck, earlier),
    });
  await refuseOtherSecretKey(db, secrets);
}

const checksOf = ({ hashes }: Secrets) => hashes('instance', 'key check');

/**
 * The key by which push services know this instance. It is kept, because browsers' subscriptions end when it changes.
 */
export async function ensurePushIdentity(db: Db, secrets: Secrets, make: () => Buffer): Promise<Buffer> {
  await db
    .update(instance)
    .set({ pushIdentitySealed: secrets.seal(PUSH_IDENTITY_PURPOSE, make().toString('base64url')) })
    .where(and(eq(instance.id, ID), isNull(instance.pushIdentitySealed)));
  const [row] = await db
    .select({ sealed: instance.pushIdentitySealed })
    .from(instance)
    .where(eq(instance.id, ID));
  return Buffer.from(secrets.open(PUSH_IDENTITY_PURPOSE, row?.sealed ?? ''), 'base64url');
}
