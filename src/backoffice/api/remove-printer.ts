import type { PrintersView } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function removePrinter(storeId: string, id: string): Promise<PrintersView> {
  return request(`/api/stores/${storeId}/printers/${id}`, { method: 'DELETE' });
}
