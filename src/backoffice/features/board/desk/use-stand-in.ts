import { useCallback } from 'react';
import type { Answer, Command } from '#domain/api/calls/contract.ts';
import type { StaffOrderView } from '#domain/api/order.ts';
import { foldOrders } from '#domain/commands/fold-orders.ts';
import type { StandIn } from '../../../device/door.ts';
import { useStore } from '../../../session/current-store.ts';

type Step =
  | 'POST /api/stores/:storeId/orders/:orderId/state'
  | 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready';

/** How a tablet answers a cook for the server. Nothing is taken over from it: what waits is in the fold already. */
export function useStandIn() {
  const { isAtTablet, profile } = useStore();
  const { revision } = profile;
  return useCallback(
    (order: StaffOrderView, command: Command & { at: Step }): StandIn<Step> | undefined => {
      if (!isAtTablet) return undefined;
      const [after = order] = foldOrders([order], [command]);
      const answer = { ...after, isCopy: true };
      return { revision, answer: answer satisfies Answer<Step> };
    },
    [isAtTablet, revision],
  );
}
