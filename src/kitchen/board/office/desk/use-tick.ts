import { startTransition, useOptimistic } from 'react';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { MergedLine } from '../orders/lines.ts';
import { useDeskActions } from './desk-context.ts';

/** Whether a dish is ticked, and how to change it. The box shows a tap at once, before the next frame. */
export function useTick(order: StaffOrderView, line: MergedLine) {
  const { markReady } = useDeskActions();
  const [isTicked, setTicked] = useOptimistic(line.ready);
  function tick(ready: boolean) {
    startTransition(async () => {
      setTicked(ready);
      await markReady(order, line.ids, ready);
    });
  }
  return { isTicked, tick };
}
