import { useMutation } from '@tanstack/react-query';
import { useOrderEdits } from '#restaurant/access/office/use-order-edits.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useDeskActions } from './desk-context.ts';

interface Removal {
  orderId: string;
  items: readonly { itemId: string; keep?: number }[];
  discarded: boolean;
  reason?: string;
}

/** Removes items or some of their portions from an order, or puts them back. */
export function useRemove() {
  const { removeItem } = useOrderEdits();
  const { updateOrder, refetch } = useDeskActions();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ items, ...change }: Removal) => {
      for (const item of items) updateOrder(await removeItem({ ...item, ...change }));
    },
    onError: (error) => {
      refetch();
      complain(error);
    },
  });
  return { remove: mutate, isBusy: isPending };
}
