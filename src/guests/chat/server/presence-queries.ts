import type { Db } from '#platform/db/server/client.ts';
import { inArray, lt } from '#platform/db/server/drizzle.ts';
import type { PresenceChoice } from '../rules/chat.ts';
import { presences } from '../tables.ts';

const LONG_AGO = new Date(0);

export async function upsertChoice(
  db: Db,
  accountId: string,
  choice: PresenceChoice | null,
  chosenAt: Date,
): Promise<void> {
  await db
    .insert(presences)
    .values({ accountId, choice, chosenAt, lookedAt: chosenAt })
    .onConflictDoUpdate({ target: presences.accountId, set: { choice, chosenAt } });
}

/** Written only if it was last noted before an instant. */
export async function upsertLooked(db: Db, accountId: string, lookedAt: Date, before: Date): Promise<void> {
  await db
    .insert(presences)
    .values({ accountId, choice: null, chosenAt: LONG_AGO, lookedAt })
    .onConflictDoUpdate({
      target: presences.accountId,
      set: { lookedAt },
      setWhere: lt(presences.lookedAt, before),
    });
}

export async function selectPresences(db: Db, accountIds: string[]) {
  return db.select().from(presences).where(inArray(presences.accountId, accountIds));
}
