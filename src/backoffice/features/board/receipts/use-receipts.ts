import { useMutation } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { type PaymentReceipt, recordPayment, refuseClaim } from '../../../api/orders.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
import { useDeskActions } from '../desk/desk-context.ts';

/** Records or refuses a payment. If somebody else was faster, the order is fetched again. */
export function useReceipts({ _id: orderId, payment }: StaffOrderView) {
  const { storeId } = useStore();
  const { updateOrder, refetch } = useDeskActions();
  const { complain } = useNotice();
  const shared = {
    onSuccess: (order: StaffOrderView) => void updateOrder(order),
    onError: (error: Error) => {
      refetch();
      if (!(error instanceof AppError) || !isReferenceError(error)) complain(error);
    },
  };
  const recording = useMutation({
    mutationFn: (receipt: Omit<PaymentReceipt, 'paidBefore'>) =>
      recordPayment(storeId, orderId, { ...receipt, paidBefore: payment.paid ?? 0 }),
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

/** Errors about the reference, shown beside its field. */
const isReferenceError = ({ code }: AppError) => code === 'UTR_TAKEN' || code === 'UTR_NEEDED';

/** Says which other order a reference has paid or could have paid; null for any other error. */
export function useReferenceFault(error: Error | null): string | null {
  const t = useTexts();
  if (!(error instanceof AppError) || !isReferenceError(error)) return null;
  const other = t.board.order(Number(error.details?.['orderNo']));
  return error.code === 'UTR_TAKEN' ? t.receipts.utrTaken(other) : t.receipts.utrNeeded(other);
}
