import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import {
  endMembership,
  type LockedMember,
  lockMembers,
  setRole,
} from '#restaurant/access/server/membership.ts';
import { forgetNotifications } from '#restaurant/notifications/server/sweep-notifications.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { mayManage, ROLES, type Role } from '../rules/permissions.ts';
import { refuseStaffChange } from '../rules/refuse-staff-change.ts';
import { endConsents } from './consents.ts';
import { updateInvitationsRevoked } from './queries.ts';
import { appendStaffLog } from './staff-log.ts';

/** Changes of a store's people follow one another. Each is made with the actor's role at that time. */
export function changeStaff<T>(
  ctx: StoreCtx,
  body: (tx: StoreCtx, members: LockedMember[]) => Promise<T>,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const members = await lockMembers(tx);
    const role = members.find(({ id }) => id === tx.actor.id)?.role;
    if (!role) throw new AppError('STORE_NOT_FOUND');
    return body({ ...tx, actor: { ...tx.actor, role } }, members);
  });
}

/** Gives a member another role, or none. Answers the member as before. */
export async function changeMember(
  tx: StoreCtx,
  members: LockedMember[],
  targetId: string,
  to: Role | null,
): Promise<LockedMember> {
  const refusal = refuseStaffChange(members, { actorId: tx.actor.id, targetId, to });
  const target = members.find(({ id }) => id === targetId);
  if (refusal || !target) throw new AppError(refusal ?? 'MEMBER_NOT_FOUND');
  if (to === null) {
    await endMembership(tx, targetId);
    await forgetNotifications(tx, tx.storeId, targetId);
  } else await setRole(tx, targetId, to);
  // An invitation ends when its giver could no longer give it.
  const lost = ROLES.filter((role) => to === null || !mayManage(to, role));
  await updateInvitationsRevoked(tx.db, tx.storeId, { invitedBy: targetId, roles: lost });
  if (target.role === 'OWNER' && to !== 'OWNER') await changeStore(tx, 'profile', endConsents);
  return target;
}

export function refuseRole(ctx: StoreCtx, role: Role): void {
  if (!mayManage(ctx.actor.role, role)) throw new AppError('FORBIDDEN');
}

export async function changeRole(ctx: StoreCtx, accountId: string, to: Role): Promise<void> {
  authorise(ctx, 'staff.change');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, accountId, to);
    if (from !== to) await appendStaffLog(tx, tx.storeId, { what: 'changed', subject: name, from, to });
  });
}

export async function leaveStore(ctx: StoreCtx): Promise<void> {
  authorise(ctx, 'store.leave');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, tx.actor.id, null);
    await appendStaffLog(tx, tx.storeId, { what: 'left', subject: name, from });
  });
}

/** The account and its other memberships stay. In this store only the log keeps the name. */
export async function removeMember(ctx: StoreCtx, accountId: string): Promise<void> {
  authorise(ctx, 'staff.remove');
  await changeStaff(ctx, async (tx, members) => {
    const { name, role: from } = await changeMember(tx, members, accountId, null);
    await appendStaffLog(tx, tx.storeId, { what: 'removed', subject: name, from });
  });
}
