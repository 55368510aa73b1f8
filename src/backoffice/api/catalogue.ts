import { queryOptions } from '@tanstack/react-query';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { request } from './request.ts';

/** All menus of a store, inactive and hidden ones included. */
export function catalogueQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'catalogue'],
    queryFn: () => request<CatalogueView>(`/api/stores/${storeId}/catalogue`),
  });
}
