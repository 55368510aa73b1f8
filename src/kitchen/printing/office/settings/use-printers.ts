import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { printersQuery } from '../../office-api/printers.ts';
import type { NewPrinterBody, PrinterPatch, PrintersView } from '../../wire/printing.ts';

/** The changes to printers. Each answer is the new list. */
export function usePrinters() {
  const { printing: t } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { queryKey } = printersQuery(storeId);
  const onSuccess = ({ printers, canCall }: PrintersView) =>
    client.setQueryData(queryKey, { printers, canCall });
  const add = useMutation({
    mutationFn: (body: NewPrinterBody) =>
      call('POST /api/stores/:storeId/printers', { params: { storeId }, body }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: PrinterPatch }) =>
      call('PATCH /api/stores/:storeId/printers/:printerId', {
        params: { storeId, printerId: id },
        body: patch,
      }),
    onSuccess,
  });
  const renew = useMutation({
    mutationFn: (id: string) =>
      call('POST /api/stores/:storeId/printers/:printerId/address', {
        params: { storeId, printerId: id },
        body: {},
      }),
    onSuccess,
    onError: complain,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      call('DELETE /api/stores/:storeId/printers/:printerId', { params: { storeId, printerId: id } }),
    onSuccess,
    onError: complain,
  });
  const test = useMutation({
    mutationFn: (id: string) =>
      call('POST /api/stores/:storeId/printers/:printerId/test', {
        params: { storeId, printerId: id },
        body: {},
      }),
    onSuccess: () => {
      say(t.testSent);
      void client.invalidateQueries({ queryKey: ['stores', storeId] });
    },
    onError: complain,
  });
  return { add, change, renew, remove, test };
}
