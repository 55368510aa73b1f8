import { useMutation } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type FileFormat, writeFile } from '#ui/office/sheets/write-file.ts';
import { type BillFilter, exportBills } from '../office-api/bills.ts';
import { billColumns } from '../rules/bill-table.ts';

const FORMATS: FileFormat[] = ['xlsx', 'csv'];

/** Exports the bills that match the filter, for the accountant. */
export function ExportButtons({ filter }: { filter: BillFilter }) {
  const { bills: t } = useTexts();
  const { storeId, profile } = useStore();
  const { complain } = useNotice();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: FileFormat) => {
      const rows = await exportBills(storeId, filter);
      return { format, file: await writeFile(format, { columns: billColumns(rows), rows, sheet: 'Bills' }) };
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
