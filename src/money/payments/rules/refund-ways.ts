export const REFUND_WAYS = ['gateway', 'hand'] as const;
/** Through the gateway that has the money, or by hand: in cash or from the store's own account. */
export type RefundWay = (typeof REFUND_WAYS)[number];
export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The outcomes that the staff can record for a refund whose gateway does not answer. */
export const REFUND_OUTCOMES = ['done', 'failed'] as const satisfies readonly RefundState[];
