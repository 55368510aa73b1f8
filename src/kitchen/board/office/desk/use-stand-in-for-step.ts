import { useCallback } from 'react';
import type { Command } from '#calls/contract.ts';
import type { CHANGE_STATE, MARK_READY } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { foldOrders } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';

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
