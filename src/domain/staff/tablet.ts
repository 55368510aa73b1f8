import { MINUTE } from '../time/durations.ts';
import type { ActingRole, Permission, Role } from './permissions.ts';

/** After how many minutes without a touch a tablet locks itself. */
export const LOCK_MINUTES = [1, 2, 5, 15] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];
export const USUAL_LOCK: LockMinutes = 2;

/** More would be lists that nobody looks after. */
export const MOST_TABLETS = 50;

/** How long a manager's approval can be used. */
export const APPROVAL_MS = MINUTE;

/** What a manager can approve with their PIN, once, for somebody who may not. All of it is one act. */
export const APPROVABLE = [
  'order.cancel',
  'order.cancel-served',
  'order.discard',
  'order.edit-freely',
  'order.refund',
  'sitting.close-unpaid',
  'payment.record',
  'payment.reverse',
  'payment.write-off',
  'khata.over-limit',
  'bill.issue',
  'till.close',
] as const satisfies readonly Permission[];
export type Approvable = (typeof APPROVABLE)[number];

export function isApprovable(permission: unknown): permission is Approvable {
  return APPROVABLE.some((known) => known === permission);
}

/** Whom a person acts as at a tablet. A PIN gives nobody an owner's powers. */
export function roleAtTablet(role: Role): ActingRole {
  return role === 'OWNER' || role === 'MANAGER' ? 'DUTY_MANAGER' : role;
}
