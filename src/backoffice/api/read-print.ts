import { queryOptions } from '@tanstack/react-query';
import type { Printable, PrintView } from '#domain/api/printing.ts';
import type { PrintLanguage } from '#domain/printing/words.ts';
import { request } from './request.ts';

interface Wanted {
  storeId: string;
  orderId: string;
  what: Printable;
  language: PrintLanguage;
}

/** A ticket or a receipt, to be printed by this browser. */
export function printQuery({ storeId, orderId, what, language }: Wanted) {
  return queryOptions({
    queryKey: ['stores', storeId, 'orders', orderId, 'print', what, language],
    queryFn: () =>
      request<PrintView>(`/api/stores/${storeId}/orders/${orderId}/print?what=${what}&language=${language}`),
    staleTime: 0,
  });
}
