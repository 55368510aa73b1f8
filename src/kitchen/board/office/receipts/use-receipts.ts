import { useMutation } from '@tanstack/react-query';
import { drawerFor } from '#money/till/office-api/till.ts';
import type { PaymentReceipt } from '#ordering/orders/office-api/orders.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import type { Unanswered } from '#ui/office/forms/use-unanswered.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useDeskActions } from '../desk/desk-context.ts';

export type Receipt = Omit<PaymentReceipt, 'paidBefore'>;

/** Records or refuses a payment. If somebody else was faster, the order is fetched again. */
export function useReceipts(
  { _id: orderId, payment }: StaffOrderView,
  check: (receipt: Receipt) => Faults,
  attempt?: Unanswered & { key: string },
) {
  const t = useTexts();
  const { storeId } = useStore();
  const { updateOrder, refetch } = useDeskActions();
  const { complain } = useNotice();
  const recording = useForm({
    check,
    send: (receipt: Receipt) => {
      attempt?.onSend();
      const body = { ...receipt, paidBefore: payment.paid ?? 0 };
      return perform('POST /api/stores/:storeId/orders/:orderId/payments', {
        params: { storeId, orderId },
        headers: { 'idempotency-key': attempt?.key ?? newCommandId() },
        body: { ...body, ...drawerFor(storeId, body.method) },
      });
    },
    place: (faults, error) => (isReferenceError(error) ? { reference: takenBy(error, t) } : faults),
    onDone: (order) => {
      attempt?.onAnswer(null);
      updateOrder(order);
    },
    onError: (error) => {
      attempt?.onAnswer(error);
      refetch();
      if (!isReferenceError(error)) complain(error);
    },
  });
  const refusing = useMutation({
    mutationFn: (reason: string) =>
      perform('POST /api/stores/:storeId/orders/:orderId/claim/refuse', {
        params: { storeId, orderId },
        body: { reason },
      }),
    onSuccess: (order) => void updateOrder(order),
    onError: (error) => {
      refetch();
      complain(error);
    },
  });
  const { submit, faults, propsFor } = recording;
  return {
    submit,
    faults,
    propsFor,
    refuse: refusing.mutate,
    isBusy: recording.isBusy || refusing.isPending,
  };
}

/** Errors about the reference, shown beside its field. */
function isReferenceError(error: Error): error is AppError {
  return error instanceof AppError && (error.code === 'UTR_TAKEN' || error.code === 'UTR_NEEDED');
}

function takenBy({ code, details }: AppError, { board, receipts }: Texts): string {
  const other = board.order(Number(details?.['orderNo']));
  return code === 'UTR_TAKEN' ? receipts.utrTaken(other) : receipts.utrNeeded(other);
}
