import type { OperatorRole } from '#operators/stores/rules/roles.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, gt, lt, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts, accountTotp, sessions } from '#restaurant/accounts/tables.ts';
import { FIRST_BRAND } from '#restaurant/brand/rules/brand.ts';
import { operatorInvitations, operators } from '../tables.ts';

const isOperator = (accountId: string, brandId: string) =>
  and(eq(operators.accountId, accountId), eq(operators.brandId, brandId));

export async function selectOperators(db: Db, brandId: string) {
  return db
    .select({
      _id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: operators.role,
      since: operators.since,
      seenAt: sql<string | null>`(select max(${sessions.seenAt}) from ${sessions}
        where ${sessions.accountId} = ${accounts.id} and ${sessions.brandId} = ${operators.brandId})`,
      secondStepAt: accountTotp.confirmedAt,
    })
    .from(operators)
    .innerJoin(accounts, eq(accounts.id, operators.accountId))
    .leftJoin(accountTotp, eq(accountTotp.accountId, accounts.id))
    .where(eq(operators.brandId, brandId))
    .orderBy(asc(operators.since), asc(accounts.id));
}

/** Locks all operators of the brand until COMMIT, so that two can't end or lower each other. */
export async function lockOperators(db: Db, brandId: string): Promise<Map<string, OperatorRole>> {
  const rows = await db
    .select({ id: operators.accountId, role: operators.role })
    .from(operators)
    .where(eq(operators.brandId, brandId))
    .orderBy(asc(operators.accountId))
    .for('update');
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** Whoever is one already keeps their role. */
export async function insertOperator(db: Db, row: typeof operators.$inferInsert): Promise<void> {
  await db.insert(operators).values(row).onConflictDoNothing();
}

export async function updateOperator(
  db: Db,
  accountId: string,
  brandId: string,
  role: OperatorRole,
): Promise<void> {
  await db.update(operators).set({ role }).where(isOperator(accountId, brandId));
}

export async function deleteOperator(db: Db, accountId: string, brandId: string): Promise<void> {
  await db.delete(operators).where(isOperator(accountId, brandId));
  // The previous release reads this column.
  if (brandId === FIRST_BRAND)
    await db.update(accounts).set({ operatorSince: null }).where(eq(accounts.id, accountId));
}

export async function countOperators(db: Db, brandId: string): Promise<number> {
  return db.$count(operators, eq(operators.brandId, brandId));
}

const isOf = (brandId: string) => eq(operatorInvitations.brandId, brandId);

/** With who has invited, and in which role they are now. */
const invitationsIn = (db: Db) =>
  db
    .select({
      invitationId: operatorInvitations.invitationId,
      email: operatorInvitations.email,
      role: operatorInvitations.role,
      invitedBy: accounts.name,
      inviterRole: operators.role,
      expiresAt: operatorInvitations.expiresAt,
    })
    .from(operatorInvitations)
    .innerJoin(accounts, eq(accounts.id, operatorInvitations.invitedBy))
    .innerJoin(
      operators,
      and(
        eq(operators.accountId, operatorInvitations.invitedBy),
        eq(operators.brandId, operatorInvitations.brandId),
      ),
    );
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

export async function selectInvitations(db: Db, brandId: string, now: Date) {
  return invitationsIn(db)
    .where(and(isOf(brandId), gt(operatorInvitations.expiresAt, now)))
    .orderBy(asc(operatorInvitations.invitationId));
}

export async function selectInvitation(db: Db, brandId: string, tokenHash: string, now: Date) {
  const isIt = and(eq(operatorInvitations.tokenHash, tokenHash), gt(operatorInvitations.expiresAt, now));
  return queryOne(invitationsIn(db).where(and(isOf(brandId), isIt)));
}

export async function insertInvitation(db: Db, row: typeof operatorInvitations.$inferInsert): Promise<void> {
  await db.insert(operatorInvitations).values(row);
}

/** Answers whether there was one: of two at once one finds it. */
export async function deleteInvitation(
  db: Db,
  brandId: string,
  which: { invitationId: string } | { email: string } | { tokenHash: string },
): Promise<boolean> {
  const isIt =
    'email' in which
      ? eq(sql`lower(${operatorInvitations.email})`, which.email.toLowerCase())
      : 'tokenHash' in which
        ? eq(operatorInvitations.tokenHash, which.tokenHash)
        : eq(operatorInvitations.invitationId, which.invitationId);
  const { rowCount } = await db.delete(operatorInvitations).where(and(isOf(brandId), isIt));
  return (rowCount ?? 0) > 0;
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(operatorInvitations).where(lt(operatorInvitations.expiresAt, now));
}
