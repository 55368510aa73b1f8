import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { Role } from '../rules/permissions.ts';
import { invitations, memberships, staffLog } from '../tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Neither accepted nor revoked. It may have expired. */
const isPending = and(isNull(invitations.acceptedAt), eq(invitations.revoked, false));
export const within = (storeId: string, ...more: (SQL | undefined)[]) =>
  and(eq(invitations.storeId, storeId), isPending, ...more);

export async function insertInvitation(db: Db, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row);
}

export async function selectInvitations(db: Db, storeId: string) {
  return db
    .select({
      _id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      handsOver: invitations.handsOver,
      invitedBy: accounts.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      agreedAt: invitations.agreedAt,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(within(storeId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** Locks the invitation until COMMIT. */
export async function lockInvitation(db: Db, storeId: string, id: string): Promise<InvitationRow | null> {
  return queryOne(
    db
      .select()
      .from(invitations)
      .where(within(storeId, eq(invitations.id, id)))
      .for('update'),
  );
}

export async function updateInvitation(
  db: Db,
  { storeId, id }: InvitationRow,
  fresh: Pick<InvitationRow, 'tokenHash' | 'invitedBy' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(invitations)
    .set(fresh)
    .where(within(storeId, eq(invitations.id, id)));
}

interface Revoked {
  id?: string;
  email?: string;
  invitedBy?: string;
  roles?: readonly Role[];
  handsOver?: true;
}

/** Revokes the pending invitations that match all given fields. */
export async function updateInvitationsRevoked(db: Db, storeId: string, which: Revoked): Promise<void> {
  const { id, email, invitedBy, roles, handsOver } = which;
  await db
    .update(invitations)
    .set({ revoked: true })
    .where(
      within(
        storeId,
        id === undefined ? undefined : eq(invitations.id, id),
        email === undefined ? undefined : eq(sql`lower(${invitations.email})`, email.toLowerCase()),
        invitedBy === undefined ? undefined : eq(invitations.invitedBy, invitedBy),
        handsOver === undefined ? undefined : eq(invitations.handsOver, handsOver),
        roles === undefined ? undefined : inArray(invitations.role, [...roles]),
      ),
    );
}

const isGood = (storeId: string, tokenHash: string, now: Date) =>
  within(storeId, eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now));

export async function selectOpenInvitation(db: Db, storeId: string, tokenHash: string, now: Date) {
  return queryOne(
    db
      .select({
        email: invitations.email,
        role: invitations.role,
        handsOver: invitations.handsOver,
        invitedBy: accounts.name,
        createdAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
        agreedAt: invitations.agreedAt,
      })
      .from(invitations)
      .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
      .where(isGood(storeId, tokenHash, now)),
  );
}

/** Of two requests with the same link, one gets the row. */
export async function updateInvitationAccepted(
  db: Db,
  storeId: string,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  return queryOne(
    db
      .update(invitations)
      .set({ acceptedAt: now })
      .where(isGood(storeId, tokenHash, now))
      .returning(),
  );
}

export async function updatePin(
  db: Db,
  storeId: string,
  accountId: string,
  pinHash: string | null,
): Promise<void> {
  await db
    .update(memberships)
    .set({ pinHash })
    .where(and(eq(memberships.storeId, storeId), eq(memberships.accountId, accountId)));
}

/** People who only had a PIN, once no store has them any more. */
export async function deleteFormerPeople(db: Db): Promise<void> {
  const isMember = db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.accountId, accounts.id));
  await db.delete(accounts).where(and(eq(accounts.email, ''), notExists(isMember)));
}

/** Answers whether anything has changed. */
export async function updateSupport(db: Db, storeId: string, supportUntil: Date | null): Promise<boolean> {
  const isOther = supportUntil === null ? isNotNull(stores.supportUntil) : undefined;
  const rows = await db
    .update(stores)
    .set({ supportUntil })
    .where(and(eq(stores.storeId, storeId), isOther))
    .returning({ storeId: stores.storeId });
  return rows.length > 0;
}

export async function deleteOldInvitations(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(and(inArray(invitations.storeId, storeIds), lt(invitations.expiresAt, before)));
}

export async function insertStaffEntry(db: Db, row: typeof staffLog.$inferInsert): Promise<void> {
  await db.insert(staffLog).values(row);
}

export async function selectStaffLog(db: Db, storeId: string, most: number) {
  return db
    .select()
    .from(staffLog)
    .where(eq(staffLog.storeId, storeId))
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(most);
}
