import type { Ctx } from '../../platform/context/context.ts';
import type { OrderChange } from '../orders/order-change.ts';

/** What follows from changed orders elsewhere, in their transaction. If it fails, they stay as they were. */
export type Effect = (tx: Ctx, changes: readonly OrderChange[]) => Promise<void>;

/** In the order in which they run. */
export const EFFECTS: readonly Effect[] = [];
