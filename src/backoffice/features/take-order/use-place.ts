import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlaceOrderBody } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { type Attempt, type Ports, placeOnce } from '#domain/sending/place-once.ts';
import { randomId } from '#ui/random-id.ts';
import { catalogueQuery } from '../../api/menu.ts';
import { takeOrder } from '../../api/orders.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { fieldTexts, useTexts } from '../../texts/index.ts';

/** Sends the order so that it can't become two, however often the button is pressed and whatever gets lost. */
export function usePlace(onFaults: (faults: Record<string, string>) => void) {
  const t = useTexts();
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
  return useMutation({
    mutationFn: async (body: PlaceOrderBody) => (await placeOnce(ports, body)).order,
    onError: (error) => {
      const faults = fieldTexts(t, error);
      onFaults(faults);
      if (Object.keys(faults).length > 0) return;
      complain(error);
      if (error instanceof AppError) {
        void client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      }
    },
  });
}
