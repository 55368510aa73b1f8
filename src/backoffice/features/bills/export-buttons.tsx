import { useMutation } from '@tanstack/react-query';
import { billTable } from '#domain/bills/bill-table.ts';
import { type BillFilter, exportBills } from '../../api/bills.ts';
import { Button } from '../../parts/button.tsx';
import { useStore } from '../../parts/current-store.ts';
import { download } from '../../parts/download.ts';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

const FORMATS = ['xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

/** What is found now, for the accountant. */
export function ExportButtons({ filter }: { filter: BillFilter }) {
  const { bills: t } = useTexts();
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: Format) => {
      const table = billTable(await exportBills(storeId, filter));
      return { format, file: await write(table, format) };
    },
    onSuccess: ({ format, file }) => {
      const days = [filter.from, filter.to].filter(Boolean).join('-') || 'all';
      download(file, `${profile.slug}-bills-${days}.${format}`);
    },
    onError: complain,
  });
  return FORMATS.map((format) => (
    <Button
      key={format}
      aria-label={t.exportAs(format.toUpperCase())}
      isBusy={isPending && variables === format}
      onClick={() => mutate(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
}

/** Each of the libraries is fetched when it is first needed. */
async function write(table: (string | number)[][], format: Format): Promise<Blob> {
  if (format === 'csv') return (await import('../../parts/sheets/write-csv.ts')).writeCsv(table);
  return (await import('../../parts/sheets/write-table.ts')).writeTable(table, 'Bills');
}
