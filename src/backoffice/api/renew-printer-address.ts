import type { SavedPrinter } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function renewPrinterAddress(storeId: string, id: string): Promise<SavedPrinter> {
  return request(`/api/stores/${storeId}/printers/${id}/address`, { method: 'POST', body: {} });
}
