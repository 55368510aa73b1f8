import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unpaidQuery } from '../../api/orders.ts';
import { useStore } from '../../parts/current-store.ts';
import { useDesk } from './desk-context.ts';
import { unpaidOrders } from './unpaid.ts';

/** The list of unpaid orders: the board itself knows only the newest of them. */
export function useUnpaid(isWanted: boolean) {
  const { storeId } = useStore();
  const { orders: known } = useDesk();
  const query = useInfiniteQuery({ ...unpaidQuery(storeId), enabled: isWanted });
  const { data } = query;
  const read = useMemo(() => data?.pages.flatMap(({ orders }) => orders) ?? [], [data]);
  const orders = useMemo(() => unpaidOrders(known, read), [known, read]);
  return { query, read, orders };
}

export type Unpaid = ReturnType<typeof useUnpaid>;
