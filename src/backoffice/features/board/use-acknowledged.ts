import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import type { OrderView } from '#domain/api/order.ts';
import { acknowledge, newOrders } from './new-orders.ts';

const NOBODY: string[] = [];

/** Which orders somebody at this screen has heard; a reload does not make them ring again. */
export function useAcknowledged(storeId: string, orders: readonly OrderView[]) {
  const [ids, setIds] = useLocalStorage<string[]>({
    key: `thali.heard.${storeId}`,
    defaultValue: NOBODY,
    getInitialValueInEffect: false,
  });
  const hear = useCallback(
    (heard: readonly string[]) => setIds((before) => acknowledge(before, heard)),
    [setIds],
  );
  return { fresh: newOrders(orders, ids), hear };
}
