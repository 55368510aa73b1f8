import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { floorQuery } from '#tables/sittings/office-api/sittings.ts';
import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import { changeTables, tablesQuery } from '#tables/table-list/office-api/tables.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { useUndoNotice } from '#ui/office/notices/use-undo-notice.tsx';

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
  const mutationKey = keyOf(storeId);
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, or an earlier place could come last.
    scope: { id: 'floor-plan' },
    mutationFn: ({ table, change }: Wish) => changeTables(storeId, { idens: [table.iden], change }),
    async onSuccess(tables, wish) {
      client.setQueryData(tablesQuery(storeId).queryKey, tables);
      // An answer on its way is from before, and would move the table back for a moment.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (floor) => floor && { ...floor, tables: withWish(floor.tables, wish) });
      void client.invalidateQueries({ queryKey });
    },
    onError: complain,
  });

  return (tableId: string, changeOf: (table: FloorTable) => TableChange) => {
    const wishes = client.getMutationCache().findAll({ mutationKey, status: 'pending' }).map(wishOf);
    const tables = wishes.reduce(withWish, client.getQueryData(queryKey)?.tables ?? []);
    const table = tables.find(({ _id }) => _id === tableId);
    if (!table) return;
    const { place, room, seats } = table;
    const before = { place, room, seats };
    const change = changeOf(table);
    const back = Object.fromEntries(
      Object.keys(change).map((key) => [key, before[key as keyof TableChange]]),
    );
    mutate({ table, change });
    const name = placeOf({ iden: table.iden, idel: table.label });
    offerUndo(t.changed(name), () => mutate({ table, change: back }));
  };
}

/** Tables with the changes that are being saved. What the server answers meanwhile does not know them. */
export function useChangedTables(tables: readonly FloorTable[]): readonly FloorTable[] {
  const { storeId } = useStore();
  const wishes = useMutationState({
    filters: { mutationKey: keyOf(storeId), status: 'pending' },
    select: wishOf,
  });
  return wishes.reduce(withWish, tables);
}

const keyOf = (storeId: string) => ['stores', storeId, 'floor-plan'];

const wishOf = ({ state }: Mutation) => state.variables as Wish;

const withWish = (tables: readonly FloorTable[], { table: { _id }, change }: Wish): FloorTable[] =>
  tables.map((table) => (table._id === _id ? { ...table, ...change } : table));
