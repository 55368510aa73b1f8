import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { markSeen } from '../../api/orders.ts';
import { acknowledge, newOrders, unsentOrders } from './new-orders.ts';

const NOBODY: string[] = [];

/** Which orders somebody at this screen has heard; a reload does not make them ring again. */
export function useAcknowledged(storeId: string, orders: readonly StaffOrderView[]) {
  const [ids, setIds] = useLocalStorage<string[]>({
    key: `thali.heard.${storeId}`,
    defaultValue: NOBODY,
    getInitialValueInEffect: false,
  });
  const hear = useCallback(
    (heard: readonly string[]) => setIds((before) => acknowledge(before, heard)),
    [setIds],
  );
  const fresh = useMemo(() => newOrders(orders, ids), [orders, ids]);
  const unsent = useMemo(() => unsentOrders(orders, ids).join(' '), [orders, ids]);
  return { fresh, hear, unsent };
}

/** The guests of what was heard here are told, now or as soon as there is a connection again. */
export function useTellSeen(storeId: string, unsent: string, isLive: boolean): void {
  useEffect(() => {
    if (unsent === '' || !isLive) return;
    // Where it fails, the connection breaks too, and its return tries again.
    markSeen(storeId, unsent.split(' ')).catch(() => {});
  }, [storeId, unsent, isLive]);
}
