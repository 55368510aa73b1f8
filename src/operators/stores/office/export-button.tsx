import { useMutation } from '@tanstack/react-query';
import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { lastDayOf } from '#operators/plans/rules/invoice-period.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileColumn, writeFile } from '#ui/office/sheets/write-file.ts';
import { fetchStores, type StoreFilter } from '../office-api/operator.ts';
import type { OperatedStore } from '../wire/operator.ts';

/** Downloads the stores that match the filter. */
export function ExportButton({ filter }: { filter: StoreFilter }) {
  const { operator: t } = useTexts();
  const { complain } = useNotice();
  const { columns: words, states } = t;
  const columns: FileColumn<OperatedStore>[] = [
    { label: words.store, value: ({ name }) => name },
    { label: t.inFile.address, value: ({ slug }) => slug },
    { label: t.inFile.city, value: ({ city }) => city },
    { label: words.owner, value: ({ owner }) => owner },
    { label: words.plan, value: ({ plan }) => plan },
    { label: words.state, value: ({ status }) => states[status] },
    {
      label: t.endDay,
      value: ({ endDate }) => (endDate === null ? '' : lastDayOf(endDate, INVOICE_TIME_ZONE)),
    },
    { label: words.orders, value: ({ orders }) => orders },
    { label: words.revenue, value: ({ revenue }) => revenue },
    { label: t.inFile.currency, value: ({ currency }) => currency },
    { label: words.lastOrder, value: ({ lastOrderAt }) => lastOrderAt ?? '' },
    { label: t.inFile.since, value: ({ createdAt }) => createdAt },
  ];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => writeFile('csv', { columns, rows: await fetchStores(filter), sheet: t.title }),
    onSuccess: (file) => download(file, 'restaurants.csv'),
    onError: complain,
  });
  return (
    <Button aria-label={t.inFile.csv} isBusy={isPending} onClick={() => mutate()}>
      CSV
    </Button>
  );
}
