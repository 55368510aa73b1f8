import { Diet } from '../../../parts/diet.tsx';
import { useTexts } from '../../../texts/index.ts';
import { Price, StateText } from '../about-item.tsx';
import { Availability } from '../availability.tsx';
import { isSoldOut } from '../rows.ts';
import type { DishListProps } from './dish-table.tsx';
import styles from './table-page.module.css';

/** The dishes on a phone. */
export function DishCards({ rows, selection }: Pick<DishListProps, 'rows' | 'selection'>) {
  const t = useTexts();
  return (
    <ul className={styles.cards}>
      {rows.map(({ item, menu, category }) => (
        <li key={item._id} className={selection.ids.has(item._id) ? styles.chosen : undefined}>
          <label className={styles.target}>
            <input
              type="checkbox"
              aria-label={t.table.select(item.label)}
              checked={selection.ids.has(item._id)}
              onChange={() => selection.toggle(item._id)}
            />
          </label>
          <div className={styles.about}>
            <p className={styles.name}>
              <Diet veg={item.veg} />
              {item.label}
            </p>
            <p className={styles.soft}>
              {category} · {menu}
            </p>
            <p className={styles.price}>
              {isSoldOut(item) ? (
                <strong className={styles.out}>
                  <StateText item={item} />
                </strong>
              ) : (
                <Price item={item} />
              )}
              {item.discount > 0 && ` · ${t.table.discount(item.discount)}`}
            </p>
          </div>
          <Availability item={item} />
        </li>
      ))}
    </ul>
  );
}
