import type { ItemPatch, ItemView } from '#domain/api/catalogue.ts';
import { request } from './request.ts';

export function updateItem(
  storeId: string,
  itemId: string,
  patch: Pick<ItemPatch, 'state' | 'until'>,
): Promise<ItemView> {
  return request(`/api/stores/${storeId}/items/${itemId}`, { method: 'PATCH', body: patch });
}
