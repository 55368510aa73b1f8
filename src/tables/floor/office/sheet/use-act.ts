import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { floorQuery, sittingQuery, updateSitting } from '#tables/sittings/office-api/sittings.ts';
import type { FloorTable, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useSittingStandIn } from '../face/use-floor.ts';

/** What is done to the table that is open, or from there to others. */
export interface OpenTableProps {
  table: FloorTable;
  sitting: StaffSitting;
  tables: readonly FloorTable[];
  onOpen: (tableId: string) => void;
  onClose: () => void;
}

interface Act {
  /** The sitting that it is done to, to be read again when it is refused. */
  sittingId: string | null;
  send: (standInFor: ReturnType<typeof useSittingStandIn>) => Promise<StaffSitting>;
}

/** Does something to a sitting. When it is refused, somebody else was faster: it is said, and all is read again. */
export function useAct(onDone?: (sitting: StaffSitting) => void) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const standInFor = useSittingStandIn();
  const readAgain = (sittingId: string | null) => {
    void client.invalidateQueries({ queryKey: floorQuery(storeId).queryKey });
    if (sittingId) void client.invalidateQueries({ queryKey: sittingQuery(storeId, sittingId).queryKey });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Act) => send(standInFor),
    onSuccess: (sitting, { sittingId }) => {
      updateSitting(client, storeId, sitting);
      readAgain(sittingId === sitting._id ? null : sittingId);
      onDone?.(sitting);
    },
    onError: (error, { sittingId }) => {
      readAgain(sittingId);
      complain(error);
    },
  });
  return {
    act: (sittingId: string | null, send: Act['send']) => mutate({ sittingId, send }),
    isBusy: isPending,
  };
}
