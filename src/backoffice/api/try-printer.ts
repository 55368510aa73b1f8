import { request } from './request.ts';

export function testPrinter(storeId: string, id: string): Promise<null> {
  return request(`/api/stores/${storeId}/printers/${id}/test`, { method: 'POST', body: {} });
}
