import type { Permission } from '../staff/permissions.ts';

/** What has become of a sale: its bill was issued, or the day in which it was made is closed. */
export type SaleState = 'unbilled' | 'billed' | 'closed';

/** What makes a sale cost less, or takes back what was received for it. `reverseOwn` is one's own slip, at once. */
export type Undoing = 'reverseOwn' | 'reverse' | 'remove' | 'cancel' | 'discount';

const UNBILLED: Record<Undoing, Permission> = {
  reverseOwn: 'payment.record',
  reverse: 'payment.reverse',
  remove: 'order.discard',
  cancel: 'order.cancel',
  discount: 'order.edit',
};

/** A bill is what the guest and the tax office were told: from then on a manager looks. */
const FINAL: Record<Undoing, Permission> = {
  reverseOwn: 'payment.reverse',
  reverse: 'payment.reverse',
  remove: 'order.cancel-served',
  cancel: 'order.cancel-served',
  discount: 'order.edit-freely',
};

export function undoPermission(undoing: Undoing, state: SaleState): Permission {
  return (state === 'unbilled' ? UNBILLED : FINAL)[undoing];
}

/** `soldAt` is when it was sold or received, `closedAt` when a day was closed last. */
export function saleState(
  { isBilled, closedAt }: { isBilled: boolean; closedAt: number | null },
  soldAt: number,
): SaleState {
  if (closedAt !== null && soldAt <= closedAt) return 'closed';
  return isBilled ? 'billed' : 'unbilled';
}
