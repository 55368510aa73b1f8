import { useCallback, useState } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import { markReady as send } from '../../api/orders.ts';
import { useNotice } from '../../parts/use-notice.ts';
import type { Pending } from './pending.ts';

const NOTHING: Pending = new Map();

interface Told {
  tell: (order: StaffOrderView) => void;
  look: () => void;
}

/** Ticks show at once; where the server would not have one, it is taken back and said. */
export function useReady(storeId: string, { tell, look }: Told) {
  const [pending, setPending] = useState(NOTHING);
  const { complain } = useNotice();
  const markReady = useCallback(
    async ({ _id: orderId }: StaffOrderView, lineIds: readonly string[], ready: boolean) => {
      setPending((before) => new Map([...before, ...lineIds.map((id) => [id, ready] as const)]));
      try {
        await Promise.all(
          lineIds.map(async (itemId) => tell(await send(storeId, { orderId, itemId, ready }))),
        );
        return true;
      } catch (error) {
        look();
        complain(error);
        return false;
      } finally {
        setPending((before) => new Map([...before].filter(([id]) => !lineIds.includes(id))));
      }
    },
    [storeId, tell, look, complain],
  );
  return { pending, markReady };
}
