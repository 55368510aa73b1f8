import { useMutation } from '@tanstack/react-query';
import { discardItem } from '../../api/discard-item.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useDeskActions } from './desk-context.ts';

interface Discarding {
  orderId: string;
  itemIds: readonly string[];
  discarded: boolean;
  reason?: string;
}

/** Takes a line off an order, or puts it back; its guest sees that at once. */
export function useDiscard() {
  const { storeId } = useStore();
  const { tell, look } = useDeskActions();
  const { complain } = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ itemIds, ...change }: Discarding) => {
      for (const itemId of itemIds) tell(await discardItem(storeId, { itemId, ...change }));
    },
    onError: (error) => {
      look();
      complain(error);
    },
  });
  return { discard: mutate, isDiscarding: isPending };
}
