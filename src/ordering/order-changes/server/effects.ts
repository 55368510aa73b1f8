import type { OrderChange } from '#ordering/orders/server/order-change.ts';
import type { Ctx } from '#platform/context/server/context.ts';

/** What follows from changed orders elsewhere, in their transaction. If it fails, they stay as they were. */
export type Effect = (tx: Ctx, changes: readonly OrderChange[]) => Promise<void>;

/** In the order in which they run. */
export const EFFECTS: readonly Effect[] = [];
