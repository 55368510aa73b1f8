import type { SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, desc, eq, gt, lt, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { signUpInvitations, siteSettings } from '../../platform/db/schema/site.ts';

export type InvitationRow = typeof signUpInvitations.$inferSelect;

const LISTED = 200;
const { invitationId, tokenHash, email, createdAt, expiresAt } = signUpInvitations;
const isTo = (address: string) => eq(sql`lower(${email})`, address.toLowerCase());

/** Null while the environment decides. */
export async function selectPolicy(db: Db): Promise<SignUpPolicy | null> {
  const row = await queryOne(db.select({ signUp: siteSettings.signUp }).from(siteSettings));
  return row?.signUp ?? null;
}

export async function upsertPolicy(db: Db, signUp: SignUpPolicy): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ signUp })
    .onConflictDoUpdate({ target: siteSettings.isOnly, set: { signUp } });
}

export async function selectInvitations(db: Db, now: Date): Promise<InvitationRow[]> {
  return db.select().from(signUpInvitations).where(gt(expiresAt, now)).orderBy(desc(createdAt)).limit(LISTED);
}

export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insert(signUpInvitations).values(row);
}

export async function deleteInvitationsTo(db: Db, address: string): Promise<void> {
  await db.delete(signUpInvitations).where(isTo(address));
}

/** Answers whether there was one. */
export async function deleteInvitation(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(signUpInvitations).where(eq(invitationId, id)).returning({ id: invitationId });
  return rows.length > 0;
}

/** Uses up an invitation. Of two at once one finds it. */
export async function deleteOpenInvitation(
  db: Db,
  invited: { tokenHash: string } | { email: string },
  now: Date,
): Promise<boolean> {
  const isIt = 'email' in invited ? isTo(invited.email) : eq(tokenHash, invited.tokenHash);
  const rows = await db
    .delete(signUpInvitations)
    .where(and(isIt, gt(expiresAt, now)))
    .returning({ id: invitationId });
  return rows.length > 0;
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(signUpInvitations).where(lt(expiresAt, now));
}
