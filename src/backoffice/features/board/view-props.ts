import type { StaffOrderView } from '#domain/api/order.ts';

/** What each of the layouts shows. */
export interface ViewProps {
  orders: readonly StaffOrderView[];
  isLoading: boolean;
  newIds: ReadonlySet<string>;
  /** By order: the earlier one of its table that it goes with. */
  additions: ReadonlyMap<string, number>;
  litItem: string | null;
}
