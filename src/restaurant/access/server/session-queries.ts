import { operators } from '#operators/people/tables.ts';
import type { OperatorRole } from '#operators/stores/rules/roles.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, inArray, lte, ne, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts, accountTotp, sessions } from '#restaurant/accounts/tables.ts';

export interface SessionAccount {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  verifiedAt: Date | null;
  disabledAt: Date | null;
  /** What they may do who runs the brand of this site. Null for everybody else. */
  operatorRole: OperatorRole | null;
  seenAt: Date;
}

/** The validity of sessions: neither expired nor idle for too long. */
export interface Validity {
  now: Date;
  idleSince: Date;
}

const isValid = ({ now, idleSince }: Validity) =>
  and(gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince));

export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

export async function selectSession(
  db: Db,
  tokenHash: string,
  brandId: string,
  validity: Validity,
): Promise<SessionAccount | null> {
  return queryOne(
    db
      .select({
        id: accounts.id,
        sessionId: sessions.id,
        name: accounts.name,
        email: accounts.email,
        verifiedAt: accounts.verifiedAt,
        disabledAt: accounts.disabledAt,
        operatorRole: operators.role,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(operators, and(eq(operators.accountId, accounts.id), eq(operators.brandId, brandId)))
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.brandId, brandId), isValid(validity))),
  );
}

export async function updateSessionSeen(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** The most recently used first. */
export async function selectSessions(
  db: Db,
  { accountId, brandId, most }: { accountId: string; brandId: string; most: number },
  validity: Validity,
) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.brandId, brandId), isValid(validity)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(most);
}

/** Deletes all sessions of an account but those used last. */
export async function deleteAllButLatest(db: Db, accountId: string, kept: number): Promise<void> {
  const ofAccount = eq(sessions.accountId, accountId);
  const others = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofAccount)
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .offset(kept);
  await db.delete(sessions).where(and(ofAccount, inArray(sessions.id, others)));
}

/** Answers whether there was one. */
export async function deleteSessionOf(
  db: Db,
  accountId: string,
  brandId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.brandId, brandId), eq(sessions.id, id)));
  return rowCount === 1;
}

interface Ended {
  accountId: string;
  /** Without one, those of all brands. */
  brandId?: string;
  except?: string | undefined;
}

export async function deleteSessionsOf(db: Db, { accountId, brandId, except }: Ended): Promise<void> {
  const isHere = brandId === undefined ? undefined : eq(sessions.brandId, brandId);
  const isOther = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), isHere, isOther));
}

/** Deletes sessions that are no longer valid. */
export async function deleteEndedSessions(db: Db, { now, idleSince }: Validity): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.seenAt, idleSince)));
}

/** Whether signing in takes a second step. */
export async function selectHasSecondStep(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmedAt: accountTotp.confirmedAt })
    .from(accountTotp)
    .where(eq(accountTotp.accountId, accountId));
  return Boolean(row?.confirmedAt);
}

export async function selectOperatorRole(
  db: Db,
  accountId: string,
  brandId: string,
): Promise<OperatorRole | null> {
  const isIt = and(eq(operators.accountId, accountId), eq(operators.brandId, brandId));
  return (await queryOne(db.select({ role: operators.role }).from(operators).where(isIt)))?.role ?? null;
}
