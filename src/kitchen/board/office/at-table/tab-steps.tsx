import { useOrder } from '../desk/use-order.ts';
import { BillButton } from '../sheet/bill-button.tsx';
import { PrintPanel } from '../sheet/print-panel.tsx';

/** Prints, and the bill that all rounds of a table share. Any of its orders names it. */
export function TabSteps({ orderId, state }: { orderId: string; state: number }) {
  const order = useOrder(orderId);
  if (!order) return null;
  return (
    <>
      <PrintPanel order={order} first="receipt" />
      <BillButton order={order} state={state} />
    </>
  );
}
