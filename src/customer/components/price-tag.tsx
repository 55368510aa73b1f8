import type { Category, Item } from '#domain/menu/menu.ts';
import { isFromPrice, startingPrice } from '#domain/menu/options.ts';
import { formatMoney, type Minor } from '#domain/money/money.ts';
import { discountPercent, priceDish } from '#domain/pricing/price-line.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './price-tag.module.css';

interface Props {
  item: Item;
  category: Category;
  currency: string;
  /** The price of the choices without discounts; 0 shows the starting price. */
  chosen?: Minor;
}

/** The price of a dish, with the price before discounts. */
export function PriceTag({ item, category, currency, chosen = 0 }: Props) {
  const { menu } = useTexts();
  const { base, unit, savings } = priceDish(chosen || startingPrice(item), { item, category });
  const price = formatMoney(unit, currency);
  return (
    <>
      <strong>{chosen === 0 && isFromPrice(item) ? menu.from(price) : price}</strong>
      {savings > 0 && (
        <>
          <PriceBefore price={formatMoney(base, currency)} />
          <em className={styles.off}>{menu.off(discountPercent(category.discount, item.discount))}</em>
        </>
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
