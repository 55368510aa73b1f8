import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import {
  type ReadSheet,
  readStockSheet,
  type SheetFault,
  STOCK_TEMPLATE,
} from '#stock/import/rules/read-stock-sheet.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import { FileButton } from '#ui/office/buttons/file-button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { readSheet, SHEETS } from '#ui/office/sheets/read-sheet.ts';
import { writeCsv } from '#ui/office/sheets/write-file.ts';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { stockKey, stockQuery } from '../office-api/stock.ts';
import styles from './stock.module.css';

/** Ingredients and recipes from one sheet: first what would be taken over and what is wrong, then all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { stock: t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} size="40rem" title={t.sheet.title}>
      <Import onClose={onClose} />
    </Dialog>
  );
}

type Chosen = { fault: string } | ReadSheet | null;

function Import({ onClose }: { onClose: () => void }) {
  const { stock: t, importMenu } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const stock = useQuery(stockQuery(storeId)).data;
  const menus = useQuery(catalogueQuery(storeId)).data;
  const [chosen, setChosen] = useState<Chosen>(null);
  const form = useForm<ReadSheet>({
    send: ({ ingredients, recipes }) =>
      call('POST /api/stores/:storeId/stock/import', { params: { storeId }, body: { ingredients, recipes } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: stockKey(storeId) });
      onClose();
    },
  });
  const read = async (file: File): Promise<Chosen> => {
    const sheet = await readSheet(file);
    if ('fault' in sheet) return { fault: importMenu[sheet.fault] };
    const dishes = (menus?.menus ?? []).flatMap((menu) => menu.categories.flatMap(({ items }) => items));
    const found = readStockSheet(sheet.rows, { ingredients: stock?.ingredients ?? [], dishes });
    return found ?? { fault: t.sheet.noColumns };
  };
  const onChoose = async ([file]: File[]) => {
    if (file) setChosen(await read(file));
  };
  const template = async () => download(await writeCsv(STOCK_TEMPLATE), 'stock.csv');
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t.sheet.lead}</p>
      <div className={styles.steps}>
        <FileButton look="main" accept={SHEETS} disabled={!stock || !menus} onChoose={onChoose}>
          {chosen === null ? t.sheet.choose : t.sheet.another}
        </FileButton>
        <Button onClick={() => void template()}>{t.sheet.template}</Button>
      </div>
      {chosen && 'fault' in chosen && (
        <p role="alert" className={styles.low}>
          {chosen.fault}
        </p>
      )}
      {chosen && !('fault' in chosen) && (
        <form {...form.propsFor(() => form.submit(chosen))} className={styles.form}>
          <FormFailure>{form.failure}</FormFailure>
          <Found sheet={chosen} known={stock?.ingredients ?? []} />
          {chosen.faults.length === 0 && chosen.ingredients.length + chosen.recipes.length > 0 && (
            <Button type="submit" look="main" isBusy={form.isBusy}>
              {t.sheet.take}
            </Button>
          )}
        </form>
      )}
    </div>
  );
}

function Found({ sheet, known }: { sheet: ReadSheet; known: { name: string }[] }) {
  const { sheet: t } = useTexts().stock;
  const { ingredients, recipes, faults } = sheet;
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  const added = ingredients.filter(({ name }) => !names.has(name.toLowerCase())).length;
  if (ingredients.length + recipes.length + faults.length === 0) return <p role="status">{t.nothing}</p>;
  const columns: Column<SheetFault>[] = [
    { label: t.row, isName: true, cell: ({ row }) => row },
    { label: t.column, cell: ({ column }) => t.columns[column] },
    { label: t.reason, cell: ({ reason, value }) => t.reasons[reason](value) },
  ];
  return (
    <>
      {faults.length === 0 && <p role="status">{t.found(ingredients.length, added, recipes.length)}</p>}
      {faults.length > 0 && (
        <>
          <p role="alert" className={styles.low}>
            {t.faultsTitle(faults.length)}. {t.faultsHint}
          </p>
          <div className={styles.scroll}>
            <Table
              columns={columns}
              rows={faults}
              keyOf={({ row, column }) => `${row} ${column}`}
              caption={t.reason}
            />
          </div>
        </>
      )}
    </>
  );
}
