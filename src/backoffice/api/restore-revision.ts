import type { CatalogueView } from '#domain/api/catalogue.ts';
import { request } from './request.ts';

/** An earlier menu again, in place of the one that has been seen. */
export function restoreRevision(storeId: string, revision: number, seen: number): Promise<CatalogueView> {
  return request(`/api/stores/${storeId}/catalogue/revisions/${revision}/restore`, {
    method: 'POST',
    headers: { 'if-match': `"${seen}"` },
  });
}
