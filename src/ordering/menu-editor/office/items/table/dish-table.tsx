import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { Left } from '#ordering/portions/office/face/left.tsx';
import type { Minor } from '#platform/money/rules/money.ts';
import { useSecondName } from '#restaurant/access/office/guest-languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { Diet } from '#ui/office/choices/diet.tsx';
import { PriceInPlace } from '#ui/office/fields/price-in-place.tsx';
import { type Column, Table } from '#ui/office/table/table.tsx';
import { StateText } from '../about-item.tsx';
import { Availability } from '../availability.tsx';
import { isSoldOut } from '../rows.ts';
import styles from './dish-table.module.css';
import type { PlacedDish, Sort, SortOrder } from './table-rows.ts';
import type { DishSelection } from './use-selection.ts';

export interface DishListProps {
  rows: PlacedDish[];
  /** All found dishes, including those that are not rendered yet. */
  found: PlacedDish[];
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  selection: DishSelection;
  /** Null removes the price. The notice says what it was and is. */
  onPrice: (item: ItemView, price: Minor | null, notice: string) => void;
}

export function DishTable({ rows, found, order, onOrder, selection, onPrice }: DishListProps) {
  const t = useTexts();
  const { columns: labels } = t.table;
  const sortable = (by: Exclude<Sort, 'menu'>) => ({
    label: labels[by],
    head: <SortButton by={by} label={labels[by]} order={order} onOrder={onOrder} />,
    sorted: directionOf(by, order),
  });
  const columns: Column<PlacedDish>[] = [
    {
      label: '',
      className: styles.tick,
      head: <TickAll found={found} selection={selection} />,
      cell: ({ item }) => <Tick item={item} selection={selection} />,
    },
    { ...sortable('dish'), className: styles.name, isName: true, cell: ({ item }) => <Name item={item} /> },
    {
      ...sortable('category'),
      cell: ({ category, menu }) => (
        <>
          {category}
          <span className={styles.soft}>{menu}</span>
        </>
      ),
    },
    {
      ...sortable('price'),
      className: styles.number,
      cell: ({ item, categoryDiscount }) => (
        <PriceInPlace
          item={item}
          category={{ discount: categoryDiscount }}
          onChange={(price, notice) => onPrice(item, price, notice)}
        />
      ),
    },
    {
      label: labels.taxes,
      cell: ({ item }) => item.taxes.map(({ label, value }) => `${label} ${value}%`).join(', '),
    },
    { label: labels.tags, cell: ({ item }) => item.tags.join(', ') },
    { ...sortable('state'), cell: ({ item }) => <State item={item} /> },
  ];
  return (
    <div className={styles.frame}>
      <Table
        className={styles.table}
        columns={columns}
        rows={rows}
        keyOf={({ item }) => item._id}
        isChosen={({ item }) => selection.ids.has(item._id)}
      />
    </div>
  );
}

function TickAll({ found, selection }: Pick<DishListProps, 'found' | 'selection'>) {
  const t = useTexts();
  const chosen = found.filter(({ item }) => selection.ids.has(item._id)).length;
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={t.table.selectAll(found.length)}
        checked={chosen === found.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < found.length;
        }}
        onChange={() => selection.toggleAll(found)}
      />
    </label>
  );
}

function Tick({ item: { _id, label }, selection }: { item: ItemView; selection: DishSelection }) {
  const t = useTexts();
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={t.table.select(label)}
        checked={selection.ids.has(_id)}
        onChange={() => selection.toggle(_id)}
      />
    </label>
  );
}

function Name({ item: { veg, label, translations } }: { item: ItemView }) {
  const second = useSecondName(translations);
  return (
    <>
      <Diet veg={veg} />
      {label}
      {second && (
        <span className={styles.soft} lang={second.lang}>
          {second.text}
        </span>
      )}
    </>
  );
}

function State({ item }: { item: ItemView }) {
  return (
    <div className={styles.state}>
      {isSoldOut(item) && (
        <strong className={styles.out}>
          <StateText item={item} />
        </strong>
      )}
      <Left itemId={item._id} />
      <Availability item={item} />
    </div>
  );
}

interface SortButtonProps {
  by: Sort;
  label: string;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

/** Sorts ascending, then descending, then in the order of the menu. */
function SortButton({ by, label, order, onOrder }: SortButtonProps) {
  const isSorted = order.by === by;
  const next: SortOrder =
    isSorted && order.isDescending
      ? { by: 'menu', isDescending: false }
      : { by, isDescending: isSorted && !order.isDescending };
  return (
    <button type="button" className={styles.sort} onClick={() => onOrder(next)}>
      {label}
      <span aria-hidden="true">{isSorted ? (order.isDescending ? '↓' : '↑') : ''}</span>
    </button>
  );
}

function directionOf(by: Sort, order: SortOrder): 'ascending' | 'descending' | 'none' {
  if (order.by !== by) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}
