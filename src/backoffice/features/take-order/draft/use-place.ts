import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import { type Order, orderBody } from '#domain/placing/order-body.ts';
import { type Attempt, type Ports, placeOnce } from '#domain/placing/place-once.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { sell, takeOrder } from '../../../api/orders.ts';
import { useStore } from '../../../parts/current-store.ts';
import { type Faults, useForm } from '../../../parts/use-form.ts';
import { useNotice } from '../../../parts/use-notice.ts';

/** What the staff send: an order, and how it is paid if it is paid at once. */
export interface Taken {
  order: Order;
  method: ReceiptMethod | null;
}

interface PlaceOptions {
  check: (order: Order) => Faults;
  onPlaced: (order: PlacedOrder, method: ReceiptMethod | null) => void;
}

/** Places the order once, however often the button is pressed and whatever answer gets lost. */
export function usePlace({ check, onPlaced }: PlaceOptions) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const attempt = useRef<Attempt | null>(null);
  const portsFor = (method: ReceiptMethod | null): Ports => ({
    read: async () => attempt.current,
    write: async (open) => {
      attempt.current = open;
    },
    clear: async () => {
      attempt.current = null;
    },
    send: (body, key) =>
      method === null ? takeOrder(storeId, body, key) : sell(storeId, { order: body, paid: { method } }, key),
    newKey: randomId,
    now: Date.now,
  });
  return useForm<Taken, PlacedOrder>({
    check: ({ order }) => check(order),
    send: async ({ order, method }) => (await placeOnce(portsFor(method), orderBody(order))).order,
    onDone: (order, { method }) => onPlaced(order, method),
    onError: (error, faults) => {
      if (Object.keys(faults).length > 0) return;
      complain(error);
      if (error instanceof AppError) {
        void client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      }
    },
  });
}
