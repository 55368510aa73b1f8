import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FloorTable, FloorView } from '#domain/api/sittings.ts';
import { floorQuery } from '../../../api/sittings.ts';
import { changeTables, tablesQuery } from '../../../api/tables.ts';
import { useStore } from '../../../parts/current-store.ts';
import { useNotice } from '../../../parts/use-notice.ts';
import { useUndoNotice } from '../../../parts/use-undo-notice.tsx';
import { useNames, useTexts } from '../../../texts/index.ts';

type Change = Partial<Pick<FloorTable, 'place' | 'room' | 'seats'>>;

interface Wish {
  table: FloorTable;
  change: Change;
}

/** Changes where a table stands. It is shown at once, saved, and can be undone. */
export function useChangeTable() {
  const { floor: t } = useTexts();
  const { placeOf } = useNames();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const offerUndo = useUndoNotice();
  const { queryKey } = floorQuery(storeId);
  const { mutate } = useMutation({
    mutationFn: ({ table, change }: Wish) => changeTables(storeId, { idens: [table.iden], change }),
    onMutate: ({ table, change }) =>
      client.setQueryData<FloorView>(queryKey, (floor) => floor && withChange(floor, table._id, change)),
    onSuccess: (tables) => client.setQueryData(tablesQuery(storeId).queryKey, tables),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      complain(error);
    },
  });
  return (table: FloorTable, change: Change) => {
    const { place, room, seats } = table;
    const before = { place, room, seats };
    const back = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Change]]));
    mutate({ table, change });
    offerUndo(t.changed(placeOf({ iden: table.iden, idel: table.label })), () =>
      mutate({ table, change: back }),
    );
  };
}

function withChange(floor: FloorView, tableId: string, change: Change): FloorView {
  const tables = floor.tables.map((table) => (table._id === tableId ? { ...table, ...change } : table));
  return { ...floor, tables };
}
