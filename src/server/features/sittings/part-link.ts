import { takesUpi } from '#domain/placing/way-to-pay.ts';
import { linkToPart } from '#domain/sittings/parts.ts';
import type { SittingPartRow, SittingRow } from '../../platform/db/schema/sittings.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { StoredOrder } from '../orders/find-order.ts';

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
