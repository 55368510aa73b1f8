import type { Minor } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import type { ActingRole, Permission, Role } from './permissions.ts';

/** After how many minutes without a touch a tablet locks itself. */
export const LOCK_MINUTES = [1, 2, 5, 15] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];
export const USUAL_LOCK: LockMinutes = 2;

/** More would be lists that nobody looks after. */
export const MOST_TABLETS = 50;

/** Whether a tablet that is in use would have been heard from since. */
export const isSilent = (seenAt: number, now: number): boolean => now - seenAt > 5 * MINUTE;

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

/** What a manager is shown of an act before they approve it: what it is for, and how much money it is about. */
export interface Shown {
  /** The number of an order, the name of a table, or the name on a guest's account. */
  order?: number | undefined;
  table?: string | undefined;
  guest?: string | undefined;
  /** Whether it is for something that is not on the menu. */
  isOwnPrice?: boolean | undefined;
  amount?: Minor | undefined;
}

/** An act is a call, named by its method and address. */
export interface Act extends Shown {
  on: string;
}

/** Whether an act is the one that was approved, for no more money than the manager was shown. */
export function isApproved(act: Act, approved: Act | null): boolean {
  return approved !== null && act.on === approved.on && (act.amount ?? 0) <= (approved.amount ?? 0);
}

/** Whom a person acts as at a tablet. A PIN gives nobody an owner's powers. */
export function roleAtTablet(role: Role): ActingRole {
  return role === 'OWNER' || role === 'MANAGER' ? 'DUTY_MANAGER' : role;
}
