import { useMutation } from '@tanstack/react-query';
import { awaitedCourse, heldCourses } from '#ordering/courses/rules/held-items.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { passes } from '#ui/shared/passes.ts';
import { useJustChanged } from '#ui/shared/use-just-changed.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import { headOf, isAwaitingPayment, numberOf } from '../orders/tickets.ts';

interface FireStepProps {
  order: StaffOrderView;
  className?: string | undefined;
  /** Whether nothing beside it says which order it is. */
  isNamed?: boolean;
}

/** Fires the next course of an order, and of its table. The main step once all before it is made. */
export function FireStep({ order, className, isNamed = false }: FireStepProps) {
  const { courses: t } = useTexts();
  const { nameOf } = useNames();
  const { storeId } = useStore();
  const { updateOrder, acknowledge, refetch } = useDeskActions();
  const { say, complain } = useNotice();
  const [next] = heldCourses(order);
  const { mutate, isPending } = useMutation({
    mutationFn: (courseId: string) =>
      call('POST /api/stores/:storeId/orders/:orderId/fire', {
        params: { storeId, orderId: order._id },
        body: { courses: [courseId] },
      }),
    // Fired twice is fired once, and the next course would stand here by the second tap.
    retry: (count, error) => count === 0 && passes(error),
    onMutate: () => acknowledge([order._id]),
    onSuccess: (fired) => {
      updateOrder(fired);
      say(t.fired(name));
    },
    onError: (error) => {
      refetch();
      complain(error);
    },
  });
  const isNew = useJustChanged(next?._id ?? '');
  const name = next ? nameOf({ label: next.name }) : '';
  if (!next || isAwaitingPayment(order)) return null;
  return (
    <LineButton
      look={awaitedCourse(order) ? 'main' : 'plain'}
      className={className}
      aria-label={t.fireOf(name, numberOf(order))}
      isBusy={isPending || isNew}
      onClick={() => mutate(next._id)}
    >
      {isNamed ? `${headOf(order)} · ${t.fire(name)}` : t.fire(name)}
    </LineButton>
  );
}
