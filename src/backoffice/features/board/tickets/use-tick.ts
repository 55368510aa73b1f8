import { type ChangeEvent, startTransition, useOptimistic } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import type { MergedLine } from '../orders/lines.ts';

/** A tick stands under the finger at once. It would fall back until the device has written it down. */
export function useTick(order: StaffOrderView, line: MergedLine) {
  const { markReady } = useDeskActions();
  const [isReady, show] = useOptimistic(line.ready);
  const onChange = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) =>
    startTransition(async () => {
      show(checked);
      await markReady(order, line.ids, checked);
    });
  return { isReady, onChange };
}
