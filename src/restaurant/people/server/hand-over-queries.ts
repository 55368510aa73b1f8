import type { Db } from '#platform/db/server/client.ts';
import { eq, gt } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { invitations } from '../tables.ts';
import { type InvitationRow, within } from './queries.ts';

/** Who was asked to take the store over. */
export async function selectHandOver(db: Db, storeId: string, now: Date) {
  const { email, createdAt, agreedAt } = invitations;
  return queryOne(
    db
      .select({ email, createdAt, agreedAt })
      .from(invitations)
      .where(within(storeId, eq(invitations.handsOver, true), gt(invitations.expiresAt, now))),
  );
}

export async function updateAgreed(db: Db, { storeId, id }: InvitationRow, agreedAt: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ agreedAt })
    .where(within(storeId, eq(invitations.id, id)));
}
