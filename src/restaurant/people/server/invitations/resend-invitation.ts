import { requireRoom } from '#operators/plans/server/require-room.ts';
import { authorise, type Ctx, requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { ResendBody, SentInvitation } from '../../wire/staff.ts';
import { changeStaff, refuseRole } from '../change-staff.ts';
import { invitationView } from '../list-people.ts';
import { deleteOldInvitations, lockInvitation, updateInvitation } from '../queries.ts';
import { appendStaffLog } from '../staff-log.ts';
import { INVITATION_LIFETIME_MS, newInvitationToken } from './invitation-token.ts';
import { sendInvitation } from './send-invitation.ts';

/**
 * Sends a new link for seven more days, also for an expired invitation. The earlier link can't be sent again, because
 * only its hash is stored.
 */
export async function resendInvitation(
  ctx: StoreCtx,
  id: string,
  { language }: ResendBody,
): Promise<SentInvitation> {
  authorise(ctx, 'staff.invite');
  requireVerified(ctx);
  const { token, tokenHash } = newInvitationToken(ctx.storeId);
  const expiresAt = new Date(ctx.now + INVITATION_LIFETIME_MS);
  const { email, role, createdAt } = await changeStaff(ctx, async (tx) => {
    authorise(tx, 'staff.invite');
    const row = await lockInvitation(tx.db, tx.storeId, id);
    if (!row) throw new AppError('INVITATION_NOT_FOUND');
    // Its link would let any owner put the others out.
    if (row.handsOver) throw new AppError('FORBIDDEN');
    refuseRole(tx, row.role);
    if (row.expiresAt.getTime() <= tx.now) await requireRoom(tx, tx.storeId, 'people', (used) => used + 1);
    await updateInvitation(tx.db, row, { tokenHash, expiresAt, invitedBy: tx.actor.id });
    await appendStaffLog(tx, tx.storeId, { what: 'resent', subject: row.email, to: row.role });
    return row;
  });
  const given = { _id: id, email, role, handsOver: false, invitedBy: ctx.actor.name };
  const shown = { ...given, createdAt, expiresAt, agreedAt: null };
  return sendInvitation(ctx, invitationView(shown), token, language);
}

/** An expired invitation can be sent again for this long. */
const KEPT_MS = 30 * DAY;

export async function sweepInvitations(ctx: Ctx, storeIds: string[]): Promise<void> {
  await deleteOldInvitations(ctx.db, storeIds, new Date(ctx.now - KEPT_MS));
}
