import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { owedKey, type Refunding, refundOrder } from '../../../api/refunds.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useStore } from '../../../session/current-store.ts';

/** Refunds money, and fetches what is owed again even after a failure. */
export function useRefund(onDone: (order: StaffOrderView) => void) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (refunding: Refunding) => refundOrder(storeId, refunding),
    onSuccess: onDone,
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: owedKey(storeId) }),
  });
  return { refund: mutate, isRefunding: isPending };
}
