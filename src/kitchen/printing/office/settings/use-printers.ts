import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/use-notice.ts';
import {
  addPrinter,
  changePrinter,
  printersQuery,
  removePrinter,
  renewPrinterAddress,
  testPrinter,
} from '../../office-api/printers.ts';
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
  const add = useMutation({ mutationFn: (body: NewPrinterBody) => addPrinter(storeId, body), onSuccess });
  const change = useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: PrinterPatch }) => changePrinter(storeId, id, patch),
    onSuccess,
  });
  const renew = useMutation({
    mutationFn: (id: string) => renewPrinterAddress(storeId, id),
    onSuccess,
    onError: complain,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removePrinter(storeId, id),
    onSuccess,
    onError: complain,
  });
  const test = useMutation({
    mutationFn: (id: string) => testPrinter(storeId, id),
    onSuccess: () => {
      say(t.testSent);
      void client.invalidateQueries({ queryKey: ['stores', storeId] });
    },
    onError: complain,
  });
  return { add, change, renew, remove, test };
}
