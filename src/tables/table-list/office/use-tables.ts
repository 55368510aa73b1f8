import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { addTables, changeTables, tablesQuery } from '../office-api/tables.ts';
import type { TablesView, TableView } from '../wire/tables.ts';

export type NewTables = Parameters<typeof addTables>[1]['tables'];
type Change = Parameters<typeof changeTables>[1];

/** The changes to tables. Each answer is the new list. */
export function useTables() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { queryKey } = tablesQuery(storeId);
  const onSuccess = ({ tables, link, due }: TablesView) =>
    client.setQueryData(queryKey, { tables, link, due });
  // Fetches the list again, because somebody else may have changed it.
  const onError = (error: unknown) => {
    void client.invalidateQueries({ queryKey });
    complain(error);
  };
  const add = useMutation({
    mutationFn: (tables: NewTables) => addTables(storeId, { tables }),
    onSuccess,
    onError,
  });
  // The form shows faults of a name beside its field.
  const change = useMutation({ mutationFn: (body: Change) => changeTables(storeId, body), onSuccess });
  const order = useMutation({
    mutationFn: (idens: string[]) =>
      call('PUT /api/stores/:storeId/tables/order', { params: { storeId }, body: { idens } }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (tables: TableView[]) =>
      call('POST /api/stores/:storeId/tables/remove', {
        params: { storeId },
        body: { idens: tables.map(({ iden }) => iden) },
      }),
    onSuccess,
    onError,
  });
  return { add, change, order, remove };
}
