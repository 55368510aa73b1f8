import type { PrintJobsView } from '#domain/api/printing.ts';
import { request } from './request.ts';

export function changePrintJob(
  storeId: string,
  id: string,
  step: 'retry' | 'discard',
): Promise<PrintJobsView> {
  return request(`/api/stores/${storeId}/print-jobs/${id}`, { method: 'POST', body: { step } });
}
