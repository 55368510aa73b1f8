import type { NewPrinterBody, SavedPrinter } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function addPrinter(storeId: string, body: NewPrinterBody): Promise<SavedPrinter> {
  return request(`/api/stores/${storeId}/printers`, { method: 'POST', body });
}
