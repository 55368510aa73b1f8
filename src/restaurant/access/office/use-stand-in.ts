import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Answer, CommandAddress } from '#calls/contract.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import type { StandIn } from '#restaurant/without-the-line/office/keep.ts';
import { useStore } from './current-store.ts';

/**
 * How an admitted tablet answers for the server while there is no line: with what the server said last, since what waits
 * is shown over it. Undefined anywhere else, and before the tablet has the menu.
 */
export function useStandIn() {
  const { storeId, isAtTablet } = useStore();
  const client = useQueryClient();
  return useCallback(
    <At extends CommandAddress>(answer: Answer<At>): StandIn<At> | undefined => {
      const { revision } = client.getQueryData(catalogueQuery(storeId).queryKey) ?? {};
      return isAtTablet && revision !== undefined ? { revision, answer } : undefined;
    },
    [client, storeId, isAtTablet],
  );
}
