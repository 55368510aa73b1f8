import { useCallback } from 'react';
import type { Command } from '#domain/api/calls/contract.ts';
import type { StaffOrderView } from '#domain/api/order.ts';
import { foldOrders } from '#domain/commands/fold-orders.ts';
import type { CHANGE_STATE, MARK_READY } from '../../../api/orders.ts';
import { useStandIn } from '../../../session/use-stand-in.ts';

type Step = typeof CHANGE_STATE | typeof MARK_READY;

/** How a tablet answers a cook's step without the line. The answer changes nothing: the fold shows the step already. */
export function useStandInForStep() {
  const standIn = useStandIn();
  return useCallback(
    (order: StaffOrderView, command: Command & { at: Step }) => {
      const [after = order] = foldOrders([order], [command]);
      const answer = { ...after, isCopy: true };
      return standIn<Step>(answer);
    },
    [standIn],
  );
}
