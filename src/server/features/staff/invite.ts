import type { InviteBody, SentInvitation } from '#domain/api/staff.ts';
import { AppError } from '#domain/errors.ts';
import { mayManage, ROLES } from '#domain/people/permissions.ts';
import { authorise, requireVerified, type StoreCtx } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { changeStaff, refuseRole } from './change-staff.ts';
import { INVITATION_LIFETIME_MS, newInvitationToken } from './invitation-token.ts';
import { presentInvitation } from './list-people.ts';
import { insertInvitation, revokeInvitations } from './queries.ts';
import { countLetter, sendInvitation } from './send-invitation.ts';
import { noteStaff } from './staff-log.ts';

/** Whoever is invited a second time joins by the later link; the earlier one ends. */
export async function invite(ctx: StoreCtx, { email, role, language }: InviteBody): Promise<SentInvitation> {
  authorise(ctx, 'staff.invite');
  requireVerified(ctx);
  refuseRole(ctx, role);
  await countLetter(ctx);
  const { token, tokenHash } = newInvitationToken(ctx.storeId);
  const times = { createdAt: new Date(ctx.now), expiresAt: new Date(ctx.now + INVITATION_LIFETIME_MS) };
  const row = { id: uuidV7(ctx.now), email, role, ...times };
  await changeStaff(ctx, async (tx, members) => {
    authorise(tx, 'staff.invite');
    refuseRole(tx, role);
    if (members.some((member) => isSameAddress(member.email, email))) throw new AppError('ALREADY_MEMBER');
    const roles = ROLES.filter((other) => mayManage(tx.actor.role, other));
    await revokeInvitations(tx.db, tx.storeId, { email, roles });
    await insertInvitation(tx.db, { ...row, storeId: tx.storeId, tokenHash, invitedBy: tx.actor.id });
    await noteStaff(tx, tx.storeId, { what: 'invited', subject: email, to: role });
  });
  const { id: _id, ...shown } = row;
  const invitation = presentInvitation({ _id, ...shown, invitedBy: ctx.actor.name });
  return sendInvitation(ctx, invitation, token, language);
}

function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
