import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { emptySitting, foldFloor } from '#domain/commands/fold-floor.ts';
import { sheetOf } from '#domain/commands/round-here.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { sessionQuery } from '../../../api/session.ts';
import { floorQuery, type SittingStandIn, sittingQuery } from '../../../api/sittings.ts';
import { useWaitingCommands } from '../../../device/door.ts';
import { useStore } from '../../../session/current-store.ts';

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

/**
 * How this tablet answers for the server at a table: with what the server said last, since what waits is shown on top of it.
 * Undefined in any other browser, where nothing goes on without the line.
 */
export function useStandIn(): (sittingId: string) => SittingStandIn | undefined {
  const { storeId, isAtTablet } = useStore();
  const client = useQueryClient();
  return (sittingId) => {
    if (!isAtTablet) return undefined;
    const { revision = 0 } = client.getQueryData(catalogueQuery(storeId).queryKey) ?? {};
    const known = client.getQueryData(sittingQuery(storeId, sittingId).queryKey);
    if (known) return { revision, answer: known };
    const { tables = [] } = client.getQueryData(floorQuery(storeId).queryKey) ?? {};
    const table = tables.find(({ sitting }) => sitting?._id === sittingId);
    const sitting = table?.sitting ?? emptySitting(sittingId, Date.now(), null);
    return { revision, answer: sheetOf({ iden: '', label: '', ...table, sitting }, [], undefined) };
  };
}
