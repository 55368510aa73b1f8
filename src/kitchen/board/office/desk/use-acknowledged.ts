import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo } from 'react';
import { MOST_SEEN_AT_ONCE, type StaffOrderView } from '#ordering/orders/wire/order.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { newOrders, unsentOrders, withAcknowledged } from '../orders/new-orders.ts';

const NONE: string[] = [];

/** The orders and calls that somebody at this screen has acknowledged. They do not ring again after a reload. */
export function useAcknowledged(storeId: string, orders: readonly StaffOrderView[]) {
  const [ids, setIds] = useLocalStorage<string[]>({
    key: `thali.heard.${storeId}`,
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  const acknowledge = useCallback(
    (added: readonly string[]) => setIds((before) => withAcknowledged(before, added)),
    [setIds],
  );
  const fresh = useMemo(() => newOrders(orders, ids), [orders, ids]);
  const unsent = useMemo(() => unsentOrders(orders, ids).join(' '), [orders, ids]);
  return { ids, fresh, acknowledge, unsent };
}

/** Reports acknowledged orders to the server, now or as soon as there is a connection. */
export function useSendSeen(storeId: string, unsent: string, isLive: boolean): void {
  useEffect(() => {
    if (unsent === '' || !isLive) return;
    // A failure breaks the stream too, and this runs again when the stream is back.
    call('POST /api/stores/:storeId/orders/seen', {
      params: { storeId },
      body: { orders: unsent.split(' ').slice(0, MOST_SEEN_AT_ONCE) },
    }).catch(() => {});
  }, [storeId, unsent, isLive]);
}
