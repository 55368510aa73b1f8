import { useId, useState } from 'react';
import type { Texts } from '#texts/office/en.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import styles from './table-page.module.css';
import {
  type DishFilters,
  filterChoices,
  NO_TAX,
  type PlacedDish,
  SORTS,
  type Sort,
  type SortOrder,
} from './table-rows.ts';
import type { DishSelection } from './use-selection.ts';

interface TableToolsProps {
  rows: PlacedDish[];
  found: PlacedDish[];
  filters: DishFilters;
  order: SortOrder;
  isPhone: boolean;
  selection: DishSelection;
  onFilter: (filters: DishFilters) => void;
  onOrder: (order: SortOrder) => void;
  onChange: () => void;
}

/** Search, filters, and the actions for selected dishes. */
export function TableTools(props: TableToolsProps) {
  const { rows, found, filters, order, isPhone, selection, onFilter, onOrder, onChange } = props;
  const t = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { menuId, categoryId, state, tax } = filters;
  const used = [menuId, categoryId, state, tax].filter(Boolean).length;
  const set = (change: Partial<DishFilters>) => onFilter({ ...filters, ...change });
  return (
    <div className={styles.tools}>
      <SearchField label={t.table.search} value={filters.text} onChange={(text) => set({ text })} />
      {isPhone && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t.table.filterBy(used)}
        </Button>
      )}
      <fieldset id={id} className={styles.filters} aria-label={t.table.filters} hidden={isPhone && !isOpen}>
        <Pick
          label={t.table.menu}
          value={filters.menuId}
          options={[['', t.table.allMenus], ...menusIn(rows)]}
          onPick={(menuId) => set({ menuId, categoryId: '' })}
        />
        <Pick
          label={t.table.category}
          value={filters.categoryId}
          options={[['', t.table.allCategories], ...categoriesIn(rows, filters.menuId)]}
          onPick={(categoryId) => set({ categoryId })}
        />
        <Pick
          label={t.table.state}
          value={filters.state}
          options={[['', t.table.allStates], ...statesIn(rows, t)]}
          onPick={(state) => set({ state })}
        />
        <Pick
          label={t.table.tax}
          value={filters.tax}
          options={[['', t.table.allTaxes], [NO_TAX, t.table.noTax], ...same(filterChoices(rows).taxes)]}
          onPick={(tax) => set({ tax })}
        />
        {isPhone && (
          <Pick
            label={t.table.sort}
            value={order.by}
            options={SORTS.map((by) => [by, t.table.sorts[by]])}
            onPick={(by) => onOrder({ by: by as Sort, isDescending: false })}
          />
        )}
      </fieldset>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {selection.ids.size > 0 ? t.table.selected(selection.ids.size) : t.table.found(found.length)}
        </p>
        {isPhone && found.length > 0 && (
          <Button onClick={() => selection.toggleAll(found)}>{t.table.selectAll(found.length)}</Button>
        )}
        {selection.ids.size > 0 && (
          <>
            <Button onClick={selection.clear}>{t.table.unselect}</Button>
            <Button look="main" onClick={onChange}>
              {t.table.change}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type Options = [value: string, label: string][];

interface PickProps {
  label: string;
  value: string;
  options: Options;
  onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <div className={`${styles.pick} ${value === options[0]?.[0] ? '' : styles.used}`}>
      <SelectField
        aria-label={label}
        value={value}
        options={options.map(([each, text]) => ({ value: each, label: text }))}
        onChange={onPick}
      />
    </div>
  );
}

const same = (values: string[]): Options => values.map((value) => [value, value]);

function menusIn(rows: PlacedDish[]): Options {
  return [...new Map(rows.map(({ menuId, menu }) => [menuId, menu]))];
}

function categoriesIn(rows: PlacedDish[], menuId: string): Options {
  const within = rows.filter((row) => menuId === '' || row.menuId === menuId);
  return [...new Map(within.map(({ categoryId, category }) => [categoryId, category]))];
}

function statesIn(rows: PlacedDish[], t: Texts): Options {
  return filterChoices(rows).states.map((state) => [state, t.table.bulk.states[state] ?? state]);
}
