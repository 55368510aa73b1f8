import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import { mayManage, type Role } from './permissions.ts';

export interface Member {
  id: string;
  role: Role;
  /** Empty for somebody who only has a PIN. */
  email: string;
}

export interface StaffChange {
  actorId: string;
  targetId: string;
  /** Null removes them from the store. */
  to: Role | null;
}

export function refuseStaffChange(members: readonly Member[], change: StaffChange): ErrorCode | null {
  const { actorId, targetId, to } = change;
  const actor = members.find(({ id }) => id === actorId);
  const target = members.find(({ id }) => id === targetId);
  if (!actor) return 'STORE_NOT_FOUND';
  if (!target) return 'MEMBER_NOT_FOUND';
  const isLeaving = actorId === targetId && to === null;
  if (!isLeaving && !mayManage(actor.role, target.role)) return 'FORBIDDEN';
  if (to !== null && !mayManage(actor.role, to)) return 'FORBIDDEN';
  // Nobody could act as the owner: a PIN has no owner's powers.
  if (to === 'OWNER' && target.email === '') return 'OWNER_NEEDS_EMAIL';
  const others = members.filter(({ id, role }) => id !== targetId && role === 'OWNER');
  const isLastOwner = target.role === 'OWNER' && others.length === 0;
  return isLastOwner && to !== 'OWNER' ? 'LAST_OWNER' : null;
}
