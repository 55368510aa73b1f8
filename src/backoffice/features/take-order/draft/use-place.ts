import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { type Order, orderBody } from '#domain/placing/order-body.ts';
import { type Attempt, type Ports, placeOnce } from '#domain/placing/place-once.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { takeOrder } from '../../../api/orders.ts';
import { useStore } from '../../../parts/current-store.ts';
import { type Faults, useForm } from '../../../parts/use-form.ts';
import { useNotice } from '../../../parts/use-notice.ts';

interface PlaceOptions {
  check: (order: Order) => Faults;
  onPlaced: (order: PlacedOrder) => void;
}

/** Places the order once, however often the button is pressed and whatever answer gets lost. */
export function usePlace({ check, onPlaced }: PlaceOptions) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const attempt = useRef<Attempt | null>(null);
  const ports: Ports = {
    read: async () => attempt.current,
    write: async (open) => {
      attempt.current = open;
    },
    clear: async () => {
      attempt.current = null;
    },
    send: (body, key) => takeOrder(storeId, body, key),
    newKey: randomId,
    now: Date.now,
  };
  return useForm<Order, PlacedOrder>({
    check,
    send: async (order) => (await placeOnce(ports, orderBody(order))).order,
    onDone: onPlaced,
    onError: (error, faults) => {
      if (Object.keys(faults).length > 0) return;
      complain(error);
      if (error instanceof AppError) {
        void client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      }
    },
  });
}
