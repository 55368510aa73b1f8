import { useMutation } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { type Receiving, recordPayment, refuseClaim } from '../../../api/orders.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useDeskActions } from '../desk-context.ts';
import { isAboutUtr } from './use-taken-by.ts';

/** Money for an order that has come, or has not. Whoever was overtaken sees the order as it is now. */
export function useReceipts({ _id: orderId, payment }: StaffOrderView) {
  const { storeId } = useStore();
  const { tell, look } = useDeskActions();
  const { complain } = useNotice();
  const shared = {
    onSuccess: (order: StaffOrderView) => void tell(order),
    onError: (error: Error) => {
      look();
      if (!(error instanceof AppError) || !isAboutUtr(error)) complain(error);
    },
  };
  const recording = useMutation({
    mutationFn: (receiving: Omit<Receiving, 'paidBefore'>) =>
      recordPayment(storeId, orderId, { ...receiving, paidBefore: payment.paid ?? 0 }),
    ...shared,
  });
  const refusing = useMutation({
    mutationFn: (reason: string) => refuseClaim(storeId, orderId, reason),
    ...shared,
  });
  return {
    record: recording.mutate,
    error: recording.error,
    refuse: refusing.mutate,
    isBusy: recording.isPending || refusing.isPending,
  };
}
