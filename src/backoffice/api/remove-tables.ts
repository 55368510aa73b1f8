import type { TablesView } from '#domain/api/tables.ts';
import { request } from './request.ts';

export function removeTables(storeId: string, idens: string[]): Promise<TablesView> {
  return request(`/api/stores/${storeId}/tables/remove`, { method: 'POST', body: { idens } });
}
