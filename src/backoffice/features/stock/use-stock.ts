import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foldStock } from '#domain/commands/fold-stock.ts';
import { stockQuery } from '../../api/stock.ts';
import { useWaitingCommands } from '../../device/door.ts';
import { useStore } from '../../session/current-store.ts';

/** The stock with what was done here and the server has not answered. */
export function useStock() {
  const { storeId } = useStore();
  const waiting = useWaitingCommands();
  const { data: said, error, refetch } = useQuery(stockQuery(storeId));
  const data = useMemo(() => (said ? foldStock(said, waiting) : undefined), [said, waiting]);
  return { data, error, refetch };
}
