import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FloorTable } from '#domain/api/sittings.ts';
import { floorQuery } from '../../../api/sittings.ts';
import { changeTables, tablesQuery } from '../../../api/tables.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useUndoNotice } from '../../../components/use-undo-notice.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useNames, useTexts } from '../../../texts/index.ts';

export type TableChange = Partial<Pick<FloorTable, 'place' | 'room' | 'seats'>>;

interface Wish {
  table: FloorTable;
  change: TableChange;
}

/**
 * Changes where a table stands. It is shown at once, saved, and can be undone. A change is made of the table as it is
 * by then, since the screen may be a moment behind.
 */
export function useChangeTable() {
  const { floor: t } = useTexts();
  const { placeOf } = useNames();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const offerUndo = useUndoNotice();
  const { queryKey } = floorQuery(storeId);
  const { mutate } = useMutation({
    // One after the other, or an earlier place could come last.
    scope: { id: 'floor-plan' },
    mutationFn: ({ table, change }: Wish) => changeTables(storeId, { idens: [table.iden], change }),
    onSuccess: (tables) => client.setQueryData(tablesQuery(storeId).queryKey, tables),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      complain(error);
    },
  });

  function save(wish: Wish): void {
    client.setQueryData(queryKey, (floor) => floor && { ...floor, tables: floor.tables.map(changed(wish)) });
    mutate(wish);
  }

  return (tableId: string, changeOf: (table: FloorTable) => TableChange) => {
    const table = client.getQueryData(queryKey)?.tables.find(({ _id }) => _id === tableId);
    if (!table) return;
    const { place, room, seats } = table;
    const before = { place, room, seats };
    const change = changeOf(table);
    const back = Object.fromEntries(
      Object.keys(change).map((key) => [key, before[key as keyof TableChange]]),
    );
    save({ table, change });
    const name = placeOf({ iden: table.iden, idel: table.label });
    offerUndo(t.changed(name), () => save({ table, change: back }));
  };
}

const changed =
  ({ table: { _id }, change }: Wish) =>
  (table: FloorTable): FloorTable =>
    table._id === _id ? { ...table, ...change } : table;
