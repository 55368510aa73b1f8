export const REFUND_WAYS = ['gateway', 'hand'] as const;
/** Through the gateway that has the money, or by somebody of the staff: cash, or from the store's own account. */
export type RefundWay = (typeof REFUND_WAYS)[number];
export type RefundState = 'pending' | 'done' | 'failed';
