import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { ToMenu } from '#ui/office/layout/ways-on.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { changeItem } from '../../../rules/edits/items.ts';
import { withSimplePrice } from '../../../rules/simple-price.ts';
import { useSaveWithUndo } from '../../face/use-save-with-undo.ts';
import { BulkPanel } from './bulk-panel.tsx';
import { DishCards } from './dish-cards.tsx';
import { type DishListProps, DishTable } from './dish-table.tsx';
import styles from './table-page.module.css';
import { filterRows, NO_FILTERS, type SortOrder, sortRows, tableRows } from './table-rows.ts';
import { TableTools } from './table-tools.tsx';
import { useSelection } from './use-selection.ts';

const AT_ONCE = 100;

/** The whole catalogue as one list, to search, sort, and change in bulk. */
export function CatalogueTable({ catalogue }: { catalogue: CatalogueView }) {
  const { t, language } = useInterface();
  const rows = useMemo(() => tableRows(catalogue), [catalogue]);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [order, setOrder] = useState<SortOrder>({ by: 'menu', isDescending: false });
  const [most, setMost] = useState(AT_ONCE);
  const [isChanging, setChanging] = useState(false);
  const selection = useSelection(rows);
  const savePrice = useSavePrice(catalogue);
  const isPhone = useMediaQuery('(width < 56rem)', false, { getInitialValueInEffect: false });
  const wanted = useDeferredValue(filters);
  const found = useMemo(
    () => sortRows(filterRows(rows, wanted), order, language),
    [rows, wanted, order, language],
  );
  const shown = found.slice(0, most);
  const left = found.length - shown.length;
  const List = isPhone ? DishCards : DishTable;
  if (rows.length === 0)
    return (
      <Nothing title={t.table.none} hint={t.table.noneHint}>
        <ToMenu />
      </Nothing>
    );
  return (
    <>
      <TableTools
        rows={rows}
        found={found}
        filters={filters}
        order={order}
        isPhone={isPhone}
        selection={selection}
        onFilter={(next) => {
          setFilters(next);
          setMost(AT_ONCE);
        }}
        onOrder={setOrder}
        onChange={() => setChanging(true)}
      />
      {found.length === 0 ? (
        <Nothing show="search" title={t.table.noMatch}>
          <Button onClick={() => setFilters(NO_FILTERS)}>{t.table.clear}</Button>
        </Nothing>
      ) : (
        <List
          rows={shown}
          found={found}
          order={order}
          onOrder={setOrder}
          selection={selection}
          onPrice={savePrice}
        />
      )}
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + AT_ONCE)}>
            {t.table.showMore(Math.min(AT_ONCE, left), left)}
          </Button>
        </div>
      )}
      <BulkPanel
        catalogue={catalogue}
        ids={selection.ids}
        isOpen={isChanging && selection.ids.size > 0}
        onClose={() => setChanging(false)}
        onSaved={() => {
          setChanging(false);
          selection.clear();
        }}
      />
    </>
  );
}

/** Saves a price that was typed in its row, with the way back. */
function useSavePrice(catalogue: CatalogueView): DishListProps['onPrice'] {
  const { save } = useSaveWithUndo();
  return ({ _id }, price, notice) => {
    const mine = changeItem(catalogue, _id, (item) => withSimplePrice(item, price, randomId));
    save({ base: catalogue, mine }, notice, () => {});
  };
}
