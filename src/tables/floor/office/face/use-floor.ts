import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useStandIn } from '#restaurant/access/office/use-stand-in.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useWaitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { emptySitting, foldFloor } from '#restaurant/without-the-line/rules/folding/fold-floor.ts';
import { sheetOf } from '#restaurant/without-the-line/rules/round-here.ts';
import { floorQuery, type SittingStandIn, sittingQuery } from '#tables/sittings/office-api/sittings.ts';

/** The floor with what was done at this tablet and the server has not heard of. */
export function useFloor({ enabled = true } = {}) {
  const { storeId } = useStore();
  const query = useQuery({ ...floorQuery(storeId), enabled });
  const self = useQuery(sessionQuery).data?.account ?? null;
  const commands = useWaitingCommands();
  const { data: said } = query;
  const data = useMemo(() => said && foldFloor(said, commands, self), [said, commands, self]);
  return { ...query, data, said };
}

type OpenedAt = 'POST /api/stores/:storeId/sittings';

/** How this tablet answers for the server at a table. */
export function useSittingStandIn(): (sittingId: string) => SittingStandIn | undefined {
  const { storeId } = useStore();
  const client = useQueryClient();
  const standIn = useStandIn();
  return (sittingId) => {
    const known = client.getQueryData(sittingQuery(storeId, sittingId).queryKey);
    if (known) return standIn<OpenedAt>(known);
    const { tables = [] } = client.getQueryData(floorQuery(storeId).queryKey) ?? {};
    const table = tables.find(({ sitting }) => sitting?._id === sittingId);
    const sitting = table?.sitting ?? emptySitting(sittingId, serverNow(), null);
    return standIn<OpenedAt>(sheetOf({ iden: '', label: '', ...table, sitting }, [], undefined));
  };
}
