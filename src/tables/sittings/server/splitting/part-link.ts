import type { StoredOrder } from '#ordering/orders/server/find-order.ts';
import { takesUpi } from '#ordering/placing/rules/way-to-pay.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { linkToPart } from '#tables/parts/rules/parts.ts';
import type { SittingPartRow } from '#tables/parts/tables.ts';
import type { SittingRow } from '../../tables.ts';

interface Known {
  sitting: SittingRow;
  rounds: readonly Pick<StoredOrder, 'order'>[];
  store: StoreRow;
}

/** The link by which the guest who began a part pays it. */
export function partLink(part: SittingPartRow, { sitting, rounds, store }: Known): { upi?: string } {
  const [first] = rounds;
  const isOpen = part.state === 'open' || part.state === 'awaiting';
  if (!store.upi || !takesUpi(store) || !isOpen || !first) return {};
  const { orderNo } = first.order;
  return { upi: linkToPart(store.upi, part, { orderNo, table: sitting.tableName }) };
}
