import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, lt, sql } from '#platform/db/server/drizzle.ts';
import type { SignUpPolicy } from '#restaurant/accounts/rules/sign-up-policy.ts';
import { brands } from '#restaurant/brand/tables.ts';
import { signUpInvitations } from '../tables.ts';

export type InvitationRow = typeof signUpInvitations.$inferSelect;

const LISTED = 200;
const { invitationId, tokenHash, email, createdAt, expiresAt } = signUpInvitations;
const isOf = (brandId: string) => eq(signUpInvitations.brandId, brandId);
const isTo = (address: string) => eq(sql`lower(${email})`, address.toLowerCase());

/** By brand. One is missing while the environment decides. */
export async function selectPolicies(db: Db): Promise<Map<string, SignUpPolicy>> {
  const rows = await db.select({ brandId: brands.brandId, signUp: brands.signUp }).from(brands);
  return new Map(rows.flatMap(({ brandId, signUp }) => (signUp === null ? [] : [[brandId, signUp]])));
}

export async function updatePolicy(db: Db, brandId: string, signUp: SignUpPolicy): Promise<void> {
  await db.update(brands).set({ signUp }).where(eq(brands.brandId, brandId));
}

export async function selectInvitations(db: Db, brandId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(signUpInvitations)
    .where(and(isOf(brandId), gt(expiresAt, now)))
    .orderBy(desc(createdAt))
    .limit(LISTED);
}

export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insert(signUpInvitations).values(row);
}

export async function deleteInvitationsTo(db: Db, brandId: string, address: string): Promise<void> {
  await db.delete(signUpInvitations).where(and(isOf(brandId), isTo(address)));
}

/** Answers whether there was one. */
export async function deleteInvitation(db: Db, brandId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(signUpInvitations)
    .where(and(isOf(brandId), eq(invitationId, id)))
    .returning({ id: invitationId });
  return rows.length > 0;
}

/** Uses up an invitation. Of two at once one finds it. */
export async function deleteOpenInvitation(
  db: Db,
  brandId: string,
  invited: { tokenHash: string } | { email: string },
  now: Date,
): Promise<boolean> {
  const isIt = 'email' in invited ? isTo(invited.email) : eq(tokenHash, invited.tokenHash);
  const rows = await db
    .delete(signUpInvitations)
    .where(and(isOf(brandId), isIt, gt(expiresAt, now)))
    .returning({ id: invitationId });
  return rows.length > 0;
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(signUpInvitations).where(lt(expiresAt, now));
}
