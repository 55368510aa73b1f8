import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { catalogueQuery } from '../api/catalogue.ts';
import { replaceCatalogue } from '../api/replace-catalogue.ts';
import { useStore } from './current-store.ts';
import { useNotice } from './use-notice.ts';

interface CatalogueSave {
  /** What somebody was looking at when they began: what has changed since is told from it. */
  base: CatalogueView;
  mine: Pick<CatalogueView, 'orderConfigs' | 'menus'>;
}

/** Every change of the catalogue goes this way, as one revision. */
export function useSaveCatalogue() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  return useMutation({
    mutationFn: ({ base, mine }: CatalogueSave) => replaceCatalogue(storeId, base.revision, mine),
    onSuccess: (saved) => client.setQueryData(catalogueQuery(storeId).queryKey, saved),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: catalogueQuery(storeId).queryKey });
      complain(error);
    },
  });
}
