import { SALE, type SaleState, type Undoing } from '#restaurant/access/rules/authority.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';

/** What lets the floor do it, where the table of authority leaves it to them. */
const BY_FLOOR: Record<Undoing, Permission> = {
  reverseOwn: 'payment.record',
  reverse: 'payment.reverse',
  remove: 'order.discard',
  cancel: 'order.cancel',
  discount: 'order.edit',
};

/** What lets the office do it, and what a manager approves for others. */
const BY_OFFICE: Record<Undoing, Permission> = {
  reverseOwn: 'payment.reverse',
  reverse: 'payment.reverse',
  remove: 'order.cancel-served',
  cancel: 'order.cancel-served',
  discount: 'order.edit-freely',
};

export function undoPermission(undoing: Undoing, state: SaleState): Permission {
  return (SALE[undoing][state].includes('staff') ? BY_FLOOR : BY_OFFICE)[undoing];
}

/** `soldAt` is when it was sold or received, `closedAt` when a day was closed last. */
export function saleState(
  { isBilled, closedAt }: { isBilled: boolean; closedAt: number | null },
  soldAt: number,
): SaleState {
  if (closedAt !== null && soldAt <= closedAt) return 'closed';
  return isBilled ? 'billed' : 'unbilled';
}
