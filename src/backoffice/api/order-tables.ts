import type { TablesView } from '#domain/api/tables.ts';
import { request } from './request.ts';

export function orderTables(storeId: string, idens: string[]): Promise<TablesView> {
  return request(`/api/stores/${storeId}/tables/order`, { method: 'PUT', body: { idens } });
}
