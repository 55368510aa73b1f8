import { Diet } from '../../../parts/diet.tsx';
import { useTexts } from '../../../texts/index.ts';
import { Price, StateText } from '../about-item.tsx';
import { Availability } from '../availability.tsx';
import { isSoldOut } from '../rows.ts';
import styles from './dish-table.module.css';
import type { Order, Sort, TableRow } from './table-rows.ts';
import type { Selection } from './use-selection.ts';

export interface DishListProps {
  rows: TableRow[];
  /** All that are found, also those that are not shown yet. */
  found: TableRow[];
  order: Order;
  onOrder: (order: Order) => void;
  selection: Selection;
}

export function DishTable({ rows, found, order, onOrder, selection }: DishListProps) {
  const t = useTexts();
  const { columns } = t.table;
  const chosen = found.filter(({ item }) => selection.ids.has(item._id)).length;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.tick}>
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
            </th>
            <SortHead by="dish" label={columns.dish} order={order} onOrder={onOrder} />
            <SortHead by="category" label={columns.category} order={order} onOrder={onOrder} />
            <SortHead by="price" label={columns.price} order={order} onOrder={onOrder} />
            <th>{columns.taxes}</th>
            <th>{columns.tags}</th>
            <SortHead by="state" label={columns.state} order={order} onOrder={onOrder} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DishRow key={row.item._id} row={row} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DishRow({ row: { item, menu, category }, selection }: { row: TableRow; selection: Selection }) {
  const t = useTexts();
  const isChosen = selection.ids.has(item._id);
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <td className={styles.tick}>
        <label className={styles.target}>
          <input
            type="checkbox"
            aria-label={t.table.select(item.label)}
            checked={isChosen}
            onChange={() => selection.toggle(item._id)}
          />
        </label>
      </td>
      <th scope="row" className={styles.name}>
        <Diet veg={item.veg} />
        {item.label}
        {item.translations['hi']?.label && (
          <span className={styles.soft} lang="hi">
            {item.translations['hi'].label}
          </span>
        )}
      </th>
      <td>
        {category}
        <span className={styles.soft}>{menu}</span>
      </td>
      <td className={styles.number}>
        <Price item={item} />
        {item.discount > 0 && <span className={styles.soft}>{t.table.discount(item.discount)}</span>}
      </td>
      <td>{item.taxes.map(({ label, value }) => `${label} ${value}%`).join(', ')}</td>
      <td>{item.tags.join(', ')}</td>
      <td>
        <div className={styles.state}>
          {isSoldOut(item) && (
            <strong className={styles.out}>
              <StateText item={item} />
            </strong>
          )}
          <Availability item={item} />
        </div>
      </td>
    </tr>
  );
}

interface SortHeadProps {
  by: Sort;
  label: string;
  order: Order;
  onOrder: (order: Order) => void;
}

/** Once for up, again for down, a third time for the order of the menu. */
function SortHead({ by, label, order, onOrder }: SortHeadProps) {
  const isSorted = order.by === by;
  const next: Order =
    isSorted && order.isDescending
      ? { by: 'menu', isDescending: false }
      : { by, isDescending: isSorted && !order.isDescending };
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <th aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onOrder(next)}>
        {label}
        <span aria-hidden="true">{isSorted ? (order.isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  );
}
