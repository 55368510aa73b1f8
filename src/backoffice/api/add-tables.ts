import type { AddTablesBody, TablesAdded } from '#domain/api/tables.ts';
import { request } from './request.ts';

export function addTables(storeId: string, body: AddTablesBody): Promise<TablesAdded> {
  return request(`/api/stores/${storeId}/tables`, { method: 'POST', body });
}
