import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { foldCatalogue } from '#restaurant/without-the-line/rules/folding/fold-catalogue.ts';

/** The menu, with what was sold out at this tablet and the server has not heard of. */
export function useCatalogue({ enabled = true } = {}) {
  const { storeId } = useStore();
  const query = useQuery({ ...catalogueQuery(storeId), enabled });
  const commands = useWaitingCommands();
  const { data: said } = query;
  const data = useMemo(() => said && foldCatalogue(said, commands), [said, commands]);
  return { ...query, data };
}
