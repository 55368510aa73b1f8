import type { StaffOrderView } from '#domain/api/order.ts';

/** Answers with the order as it is shown. Whatever the server says of it later is better. Prices do not matter here. */
export const standInFor = (order: StaffOrderView): { revision: number; answer: StaffOrderView } => ({
  revision: 0,
  answer: { ...order, isCopy: true } as StaffOrderView,
});
