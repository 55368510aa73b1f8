import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { writeFile } from '#ui/office/sheets/write-file.ts';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { formatIndian } from '../rules/bill-sheet.ts';
import type { GstTable } from '../rules/gst-tables.ts';
import styles from './bills-page.module.css';

type Row = { key: string; cells: GstTable['rows'][number] };

/** A table of the return, with its file for the accountant. */
export function GstTableCard({ table, month }: { table: GstTable; month: string }) {
  const { bills } = useTexts();
  const t = bills.gst;
  const { profile } = useStore();
  const { complain } = useNotice();
  const title = t.tables[table.name];
  const rows = table.rows.map((cells, at): Row => ({ key: String(at), cells }));
  const columns = table.columns.map(({ label, isAmount }, at): Column<Row> => {
    const of = ({ cells }: Row) => cells[at] ?? '';
    return {
      label,
      value: (row) => (isAmount ? Number(of(row)) / 100 : of(row)),
      cell: (row) => (isAmount ? formatIndian(Number(of(row))) : of(row)),
      isName: at === 0,
      isFigure: isAmount,
    };
  });
  const save = async () => {
    const file = await writeFile('csv', { columns, rows, sheet: table.name });
    download(file, `${profile.slug}-gstr1-${month}-${table.name}.csv`);
  };
  return (
    <Card
      title={title}
      hint={t.hints[table.name]}
      actions={
        rows.length > 0 && (
          <Button look="tinted" aria-label={t.csvOf(title)} onClick={() => save().catch(complain)}>
            CSV
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must also scroll by keyboard
        <fieldset className={styles.frame} tabIndex={0} aria-label={title}>
          <Table caption={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
        </fieldset>
      )}
    </Card>
  );
}
