import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { type Taxes, usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';

/** The taxes of new dishes, which save themselves once chosen. A failed save leaves them as they were. */
export function useDefaultTaxes() {
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (defaultTaxes: Taxes) => updateStore(storeId, { defaultTaxes }),
    onSuccess: (updated) => {
      client.setQueryData(storeQuery(storeId).queryKey, updated);
      // Awaited, because this made a new revision, and dishes are added to the latest one.
      return client.invalidateQueries(catalogueQuery(storeId));
    },
    onError: complain,
  });
  const taxes = isPending ? variables : usualTaxes(profile);
  return {
    taxes,
    isSaving: isPending,
    setTaxes: (chosen: Taxes) => mutate(chosen),
  };
}
