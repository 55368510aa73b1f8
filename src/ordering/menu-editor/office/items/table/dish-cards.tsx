import { Left } from '#ordering/portions/office/face/left.tsx';
import { useTexts } from '#texts/office/index.ts';
import { Diet } from '#ui/office/choices/diet.tsx';
import { PriceInPlace } from '#ui/office/fields/price-in-place.tsx';
import { StateText } from '../about-item.tsx';
import { Availability } from '../availability.tsx';
import { isSoldOut } from '../rows.ts';
import type { DishListProps } from './dish-table.tsx';
import styles from './table-page.module.css';

/** The dishes on a phone. */
export function DishCards({
  rows,
  selection,
  onPrice,
}: Pick<DishListProps, 'rows' | 'selection' | 'onPrice'>) {
  const t = useTexts();
  return (
    <ul className={styles.cards}>
      {rows.map(({ item, menu, category, categoryDiscount }) => (
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
            {isSoldOut(item) && (
              <strong className={styles.out}>
                <StateText item={item} />
              </strong>
            )}
            <Left itemId={item._id} />
            <div className={styles.price}>
              <PriceInPlace
                item={item}
                category={{ discount: categoryDiscount }}
                onChange={(price, notice) => onPrice(item, price, notice)}
              />
            </div>
          </div>
          <Availability item={item} />
        </li>
      ))}
    </ul>
  );
}
