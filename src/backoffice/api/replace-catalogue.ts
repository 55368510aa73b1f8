import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { SaveCause } from '#domain/api/revisions.ts';
import { request } from './request.ts';

/** The whole catalogue as one revision, in place of the one that the writer has seen. */
export function replaceCatalogue(
  storeId: string,
  seen: number,
  { orderConfigs, menus }: Pick<CatalogueView, 'orderConfigs' | 'menus'>,
  { isDryRun = false, cause = 'edit' as SaveCause } = {},
): Promise<CatalogueView> {
  return request(`/api/stores/${storeId}/catalogue?cause=${cause}${isDryRun ? '&dryRun=1' : ''}`, {
    method: 'PUT',
    headers: { 'if-match': `"${seen}"` },
    body: { orderConfigs, menus },
  });
}
