import { useMutation } from '@tanstack/react-query';
import { discardItem } from '../../../api/orders.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useDeskActions } from './desk-context.ts';

interface Discard {
  orderId: string;
  items: readonly { itemId: string; keep?: number }[];
  discarded: boolean;
  reason?: string;
}

/** Removes items or some of their portions from an order, or puts them back. */
export function useDiscard() {
  const { storeId } = useStore();
  const { updateOrder, refetch } = useDeskActions();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ items, ...change }: Discard) => {
      for (const item of items) updateOrder(await discardItem(storeId, { ...item, ...change }));
    },
    onError: (error) => {
      refetch();
      complain(error);
    },
  });
  return { discard: mutate, isDiscarding: isPending };
}
