import type { ChangeTablesBody, TablesView } from '#domain/api/tables.ts';
import { request } from './request.ts';

export function changeTables(storeId: string, body: ChangeTablesBody): Promise<TablesView> {
  return request(`/api/stores/${storeId}/tables`, { method: 'PATCH', body });
}
