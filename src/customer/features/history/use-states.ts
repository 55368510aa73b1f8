import { useEffect, useState } from 'react';
import type { OrderState } from '#domain/order/order.ts';
import { readOrder } from '../../api/orders.ts';
import type { PlacedRecord } from '../../state/order-history.ts';

/** More than anybody looks at without scrolling on. */
const MOST = 10;

/** What has become of the latest orders, by their ids, one asked after the other; without a network nothing is said. */
export function useStates(records: readonly PlacedRecord[]): ReadonlyMap<string, OrderState> {
  const [states, setStates] = useState<ReadonlyMap<string, OrderState>>(new Map());
  const slugs = records
    .slice(0, MOST)
    .map(({ orderSlug }) => orderSlug)
    .join(' ');
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      for (const slug of slugs.split(' ').filter(Boolean)) {
        const order = await readOrder(slug).catch(() => null);
        if (isOver) return;
        if (order) setStates((known) => new Map(known).set(order._id, order.state));
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [slugs]);
  return states;
}
