import type { Category, Item } from '#ordering/menu/rules/menu.ts';
import { isFromPrice, startingPrice } from '#ordering/menu/rules/options/options.ts';
import { pricing } from '#ordering/prices/guests/pricing.ts';
import { discountPercent, priceDish } from '#ordering/prices/rules/price-line.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { formatMoney, type Minor } from '#platform/money/rules/money.ts';
import styles from './price-tag.module.css';

interface Props {
  item: Item;
  category: Category;
  currency: string;
  /** The price of the choices without discounts; 0 shows the starting price. */
  chosen?: Minor;
  /** The same by the menu, whatever rules say now. */
  usual?: Minor;
}

/** The price of a dish, with the price before discounts. */
export function PriceTag({ item, category, currency, chosen = 0, usual = 0 }: Props) {
  const { menu } = useTexts();
  const { priced } = item;
  const Reason = pricing()?.PriceReason;
  const { base, unit } = priceDish(chosen || startingPrice(item), { item, category });
  const before = Math.max(base, usual || startingPrice({ groups: priced?.usual ?? [] }));
  const percent = discountPercent(category.discount, item.discount);
  const price = formatMoney(unit, currency);
  return (
    <>
      <strong>{chosen === 0 && isFromPrice(item) ? menu.from(price) : price}</strong>
      {before > unit && <PriceBefore price={formatMoney(before, currency)} />}
      {percent > 0 && <em className={styles.off}>{menu.off(percent)}</em>}
      {priced && Reason && (
        <em className={styles.why}>
          <Reason rule={priced.rule} />
        </em>
      )}
    </>
  );
}

export function PriceBefore({ price }: { price: string }) {
  const { menu } = useTexts();
  return (
    <s className={styles.before}>
      <span className="visually-hidden">{menu.wasPrice(price)}</span>
      <span aria-hidden="true">{price}</span>
    </s>
  );
}
