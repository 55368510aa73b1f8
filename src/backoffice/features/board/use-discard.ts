import { useMutation } from '@tanstack/react-query';
import { discardItem } from '../../api/orders.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useDeskActions } from './desk-context.ts';

interface Discarding {
  orderId: string;
  items: readonly { itemId: string; keep?: number }[];
  discarded: boolean;
  reason?: string;
}

/** Takes lines or some of their portions off an order, or puts them back; its guest sees that at once. */
export function useDiscard() {
  const { storeId } = useStore();
  const { tell, look } = useDeskActions();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ items, ...change }: Discarding) => {
      for (const item of items) tell(await discardItem(storeId, { ...item, ...change }));
    },
    onError: (error) => {
      look();
      complain(error);
    },
  });
  return { discard: mutate, isDiscarding: isPending };
}
