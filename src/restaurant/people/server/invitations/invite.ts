import { requireRoom } from '#operators/plans/server/require-room.ts';
import { authorise, requireVerified, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { mayManage, ROLES } from '../../rules/permissions.ts';
import type { InviteBody, SentInvitation } from '../../wire/staff.ts';
import { changeStaff, refuseRole } from '../change-staff.ts';
import { invitationView } from '../list-people.ts';
import { insertInvitation, updateInvitationsRevoked } from '../queries.ts';
import { appendStaffLog } from '../staff-log.ts';
import { INVITATION_LIFETIME_MS, newInvitationToken } from './invitation-token.ts';
import { sendInvitation } from './send-invitation.ts';

/** A second invitation ends the first. */
export async function invite(ctx: StoreCtx, { email, role, language }: InviteBody): Promise<SentInvitation> {
  authorise(ctx, 'staff.invite');
  requireVerified(ctx);
  refuseRole(ctx, role);
  const { token, tokenHash } = newInvitationToken(ctx.storeId);
  const times = { createdAt: new Date(ctx.now), expiresAt: new Date(ctx.now + INVITATION_LIFETIME_MS) };
  const row = { id: uuidV7(ctx.now), email, role, ...times };
  await changeStaff(ctx, async (tx, members) => {
    authorise(tx, 'staff.invite');
    refuseRole(tx, role);
    if (members.some((member) => isSameAddress(member.email, email))) throw new AppError('ALREADY_MEMBER');
    const roles = ROLES.filter((other) => mayManage(tx.actor.role, other));
    await updateInvitationsRevoked(tx.db, tx.storeId, { email, roles });
    await requireRoom(tx, tx.storeId, 'people', (used) => used + 1);
    await insertInvitation(tx.db, { ...row, storeId: tx.storeId, tokenHash, invitedBy: tx.actor.id });
    await appendStaffLog(tx, tx.storeId, { what: 'invited', subject: email, to: role });
  });
  const { id: _id, ...shown } = row;
  const invitation = invitationView({
    _id,
    ...shown,
    agreedAt: null,
    handsOver: false,
    invitedBy: ctx.actor.name,
  });
  return sendInvitation(ctx, invitation, token, language);
}

function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
