import { type OrderState, PREPARING, removePermission, SERVED } from '#ordering/orders/rules/order.ts';
import { undoPermission } from '#ordering/orders/rules/undoing/undoing.ts';
import type { SaleState } from '#restaurant/access/rules/authority.ts';
import type { Permission } from '#restaurant/people/rules/permissions.ts';

/** From when on only managers take dishes off. */
export const GUARDS = ['served', 'ready', 'preparing'] as const;
export type Guard = (typeof GUARDS)[number];

/** What a store has decided about changes of its orders. */
export interface EditRules {
  /** Ready-made reasons, as guests read them. None: the usual ones, in the language of whoever is asked. */
  reasons: { off: string[]; discount: string[]; complimentary: string[] };
  /** How many percent the floor staff give by themselves. */
  staffPercent: number;
  guard: Guard;
}

export const MOST_REASONS = 12;
export const LONGEST_USUAL_REASON = 80;

/** Until a store says otherwise. What is cooked is paid by somebody, so it is not taken off unseen. */
export const USUAL_RULES: EditRules = {
  reasons: { off: [], discount: [], complimentary: [] },
  staffPercent: 10,
  guard: 'ready',
};

interface GuardedOrder {
  state: OrderState;
  /** Also if it was called back since. */
  wasServed: boolean;
}

/** Whether only a manager takes these lines off, or cancels an order that has them. */
export function isGuarded(
  { state, wasServed }: GuardedOrder,
  lines: readonly { ready: boolean }[],
  guard: Guard,
): boolean {
  if (wasServed || state === SERVED) return true;
  if (guard === 'served' || lines.length === 0) return false;
  return (guard === 'preparing' && state === PREPARING) || lines.some(({ ready }) => ready);
}

interface Step {
  /** Something has a price of its own, or a discount is beyond the limits. */
  isBeyond: boolean;
  /** Portions come off or back. */
  isRemoving: boolean;
  isGuarded: boolean;
  /** The order comes to cost less. */
  isLess: boolean;
  sale: SaleState;
}

/** The one permission that a change of an order needs besides editing. What is beyond needs a manager for all of it. */
export function permissionFor({ isBeyond, isRemoving, isGuarded, isLess, sale }: Step): Permission | null {
  if (isBeyond) return 'order.edit-freely';
  if (isRemoving) return isGuarded || !isLess ? removePermission(isGuarded) : undoPermission('remove', sale);
  return isLess ? undoPermission('discount', sale) : null;
}
