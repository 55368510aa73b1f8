import type { PrinterPatch, PrintersView } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function changePrinter(storeId: string, id: string, body: PrinterPatch): Promise<PrintersView> {
  return request(`/api/stores/${storeId}/printers/${id}`, { method: 'PATCH', body });
}
