import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foldCatalogue } from '#domain/commands/fold-catalogue.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { useWaitingCommands } from '../../../device/door.ts';
import { useStore } from '../../../session/current-store.ts';

/** The menu, with what was sold out at this tablet and the server has not heard of. */
export function useCatalogue({ enabled = true } = {}) {
  const { storeId } = useStore();
  const query = useQuery({ ...catalogueQuery(storeId), enabled });
  const commands = useWaitingCommands();
  const { data: said } = query;
  const data = useMemo(() => said && foldCatalogue(said, commands), [said, commands]);
  return { ...query, data };
}
