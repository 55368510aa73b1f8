import { useMutation } from '@tanstack/react-query';
import { fetchInvoices, type InvoiceFilter } from '#operators/invoices/office-api/invoices.ts';
import type { ListedInvoice } from '#operators/invoices/wire/invoices.ts';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileColumn, writeFile } from '#ui/office/sheets/write-file.ts';

/** Downloads the invoices that match the filter. */
export function InvoiceExport({ filter }: { filter: InvoiceFilter }) {
  const { operator } = useTexts();
  const { complain } = useNotice();
  const { invoices: t, columns: words, inFile } = operator;
  const day = (at: string | null) => (at === null ? '' : dayIn(INVOICE_TIME_ZONE, Date.parse(at)));
  const columns: FileColumn<ListedInvoice>[] = [
    { label: t.inFile.number, value: ({ number }) => number ?? '' },
    { label: words.store, value: ({ storeName }) => storeName },
    { label: inFile.address, value: ({ slug }) => slug },
    { label: words.plan, value: ({ plan }) => plan },
    { label: t.inFile.from, value: ({ from }) => from },
    { label: t.inFile.until, value: ({ until }) => until },
    { label: t.inFile.total, value: ({ total }) => total },
    { label: words.state, value: ({ state, isOverdue }) => t.states[isOverdue ? 'overdue' : state] },
    { label: t.inFile.asked, value: ({ createdAt }) => day(createdAt) },
    { label: t.inFile.paid, value: ({ paidAt }) => day(paidAt) },
    { label: t.way, value: ({ way }) => (way === null ? '' : t.ways[way]) },
    { label: t.reference, value: ({ reference, claim }) => reference || (claim?.utr ?? '') },
    { label: t.inFile.notes, value: ({ notes }) => notes.map(({ number }) => number).join(', ') },
    { label: t.inFile.refunded, value: ({ notes }) => notes.reduce((sum, { total }) => sum + total, 0) },
  ];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => writeFile('csv', { columns, rows: await fetchInvoices(filter), sheet: t.title }),
    onSuccess: (file) => download(file, 'invoices.csv'),
    onError: complain,
  });
  return (
    <Button aria-label={inFile.csv} isBusy={isPending} onClick={() => mutate()}>
      CSV
    </Button>
  );
}
