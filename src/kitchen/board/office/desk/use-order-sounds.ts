import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { soundFor } from '../orders/order-sounds.ts';
import type { Tune } from './chime.ts';

interface Listener {
  known: () => readonly StaffOrderView[];
  updateOrder: (order: StaffOrderView) => void;
  play: (tune: Tune) => void;
}

/** Handles an order from the stream: takes it over, and plays a sound if another screen changed it. */
export function useOrderSounds({ known, updateOrder, play }: Listener): (order: StaffOrderView) => void {
  const client = useQueryClient();
  return useCallback(
    (order) => {
      // Own changes arrive over the stream before or after their answer.
      const isOwnChange = (orderId: string) =>
        client
          .getMutationCache()
          .findAll({ status: 'pending' })
          .some(({ state }) => orderIdOf(state.variables) === orderId);
      const sound = soundFor(known(), [order], isOwnChange);
      updateOrder(order);
      if (sound) play(sound);
    },
    [client, known, updateOrder, play],
  );
}

/** The order that a mutation of the board names in its variables. */
function orderIdOf(variables: unknown): string | undefined {
  const { orderId, order } = (variables ?? {}) as { orderId?: string; order?: StaffOrderView };
  return orderId ?? order?._id;
}
