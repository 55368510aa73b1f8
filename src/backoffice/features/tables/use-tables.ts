import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TablesView, TableView } from '#domain/api/tables.ts';
import { addTables, changeTables, orderTables, removeTables, tablesQuery } from '../../api/tables.ts';
import { useStore } from '../../parts/current-store.ts';
import { useNotice } from '../../parts/use-notice.ts';

export type NewTables = Parameters<typeof addTables>[1]['tables'];
type Change = Parameters<typeof changeTables>[1];

/** What can be done with tables; each answer is the list as it is then. */
export function useTables() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { queryKey } = tablesQuery(storeId);
  const onSuccess = ({ tables, link, due }: TablesView) =>
    client.setQueryData(queryKey, { tables, link, due });
  // Somebody else may have changed the list: what is shown is what there is.
  const onError = (error: unknown) => {
    void client.invalidateQueries({ queryKey });
    complain(error);
  };
  const add = useMutation({
    mutationFn: (tables: NewTables) => addTables(storeId, { tables }),
    onSuccess,
    onError,
  });
  // What is wrong with a name is said beside its field.
  const change = useMutation({ mutationFn: (body: Change) => changeTables(storeId, body), onSuccess });
  const order = useMutation({
    mutationFn: (idens: string[]) => orderTables(storeId, idens),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (tables: TableView[]) =>
      removeTables(
        storeId,
        tables.map(({ iden }) => iden),
      ),
    onSuccess,
    onError,
  });
  return { add, change, order, remove };
}
