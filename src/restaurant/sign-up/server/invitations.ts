import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { trySendEmail } from '#platform/mail/server/send-email.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { OwnersInvitation, SentToOwner } from '../wire/sign-up.ts';
import { writeOwnersInvitation } from './invitation-email.ts';
import {
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationsTo,
  deleteOpenInvitation,
  type InvitationRow,
  insertInvitation,
  selectInvitations,
} from './queries.ts';

const LIFETIME_MS = 14 * DAY;

export async function listOwnersInvited(ctx: OperatorCtx): Promise<{ invitations: OwnersInvitation[] }> {
  return { invitations: (await selectInvitations(ctx.db, ctx.site.brandId, new Date(ctx.now))).map(viewOf) };
}

/** A second invitation ends the first. The email goes after COMMIT. */
export async function inviteOwner(ctx: OperatorCtx, email: string): Promise<SentToOwner> {
  const token = newToken();
  const { origin, brand, brandId } = ctx.site;
  const row = {
    brandId,
    invitationId: uuidV7(ctx.now),
    email,
    tokenHash: sha256(token),
    createdAt: new Date(ctx.now),
    expiresAt: new Date(ctx.now + LIFETIME_MS),
  };
  await withTransaction(ctx, async (tx) => {
    await deleteInvitationsTo(tx.db, brandId, email);
    await insertInvitation(tx.db, row);
  });
  const link = `${origin}/auth/register#token=${token}`;
  const isSent = await trySendEmail(ctx, 'invitation', email, () => writeOwnersInvitation(brand.name, link));
  return { invitation: viewOf(row), link, isSent };
}

export async function revokeOwnersInvitation(ctx: OperatorCtx, id: string): Promise<void> {
  await withTransaction(ctx, async ({ db, site }) => {
    if (!isId(id) || !(await deleteInvitation(db, site.brandId, id))) throw new AppError('NOT_FOUND');
  });
}

/** Uses up an invitation, in the transaction that opens the store. Answers whether there was one. */
export function takeInvitation(tx: Ctx, invited: { token: string } | { email: string }): Promise<boolean> {
  const found = 'token' in invited ? { tokenHash: sha256(invited.token) } : invited;
  return deleteOpenInvitation(tx.db, tx.site.brandId, found, new Date(tx.now));
}

export async function sweepSignUpInvitations(ctx: Ctx): Promise<void> {
  await deleteExpiredInvitations(ctx.db, new Date(ctx.now));
}

function viewOf({ invitationId: _id, email, createdAt, expiresAt }: InvitationRow): OwnersInvitation {
  return { _id, email, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
