import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffOrderView } from '#domain/api/order.ts';
import type { Tune } from './chime.ts';
import { newsOf } from './news.ts';

interface Listener {
  known: () => readonly StaffOrderView[];
  tell: (order: StaffOrderView) => void;
  play: (tune: Tune) => void;
}

/** What others do is heard. What is done here comes back over the stream too, before its answer or after it. */
export function useOrderNews({ known, tell, play }: Listener): (order: StaffOrderView) => void {
  const client = useQueryClient();
  return useCallback(
    (order) => {
      const isOurs = (orderId: string) =>
        client
          .getMutationCache()
          .findAll({ status: 'pending' })
          .some(({ state }) => orderOf(state.variables) === orderId);
      const news = newsOf(known(), [order], isOurs);
      tell(order);
      if (news) play(news);
    },
    [client, known, tell, play],
  );
}

/** Which order a call is about: every call of the board names it. */
function orderOf(variables: unknown): string | undefined {
  const { orderId, order } = (variables ?? {}) as { orderId?: string; order?: StaffOrderView };
  return orderId ?? order?._id;
}
