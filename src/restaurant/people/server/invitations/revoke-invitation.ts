import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { HAND_OVER } from '#restaurant/access/rules/authority.ts';
import { handOverState, PARTY_OF } from '#restaurant/access/rules/standing.ts';
import { requireIn } from '#restaurant/stores/server/require-authority.ts';
import { changeStaff, refuseRole } from '../change-staff.ts';
import { lockInvitation, updateInvitationsRevoked } from '../queries.ts';
import { appendStaffLog } from '../staff-log.ts';

export async function revokeInvitation(ctx: StoreCtx, id: string): Promise<void> {
  authorise(ctx, 'staff.invite');
  await changeStaff(ctx, async (tx) => {
    authorise(tx, 'staff.invite');
    const row = await lockInvitation(tx.db, tx.storeId, id);
    if (!row) throw new AppError('INVITATION_NOT_FOUND');
    refuseRole(tx, row.role);
    if (row.handsOver) requireIn(HAND_OVER.stop, [handOverState(row, tx.now)], PARTY_OF[tx.actor.role]);
    await updateInvitationsRevoked(tx.db, tx.storeId, { id });
    await appendStaffLog(tx, tx.storeId, { what: 'revoked', subject: row.email, to: row.role });
  });
}
